// A table of Canberra Poker, as the room runs it.
#pragma once

#include "canberra/game/determine.h"
#include "room/canberra/dealer.h"
#include "room/game/table.h"
#include "room/messages/canberra_state.h"

namespace cardroom::room {

class CanberraTable : public GameTable {
 public:
  CanberraTable(const canberra::Settings& settings, ChipsOf chips)
      : settings_(settings), chips_(chips), run_{canberra::make_table(settings)} {}

  GameName name() const override;
  std::string sign() const override;
  std::span<const Permission> permissions() const override { return canberra_permissions(); }
  void write_terms(std::string& out) const override;
  Summary summary(const Accounts& accounts) const override;
  Takings takings() const override;
  CardSet deck() const override { return Deck::full().cards(); }
  std::vector<PlayerId> people() const override;
  Seat seat_of(PlayerId player) const override;
  PlayerId player_at(Seat seat) const override;
  bool sits_out(Seat) const override { return false; }  // Whoever plays no round wagers nothing.
  Cents stake_of(PlayerId player) const override;
  // Whoever does not wager is not dealt in.
  Unasked unasked_of(PlayerId) const override { return {}; }
  bool is_over() const override;
  std::uint32_t rounds() const override { return run_.dealt; }
  bool dealing() const override { return canberra::in_round(run_.table.phase); }
  std::string decision() const override;
  PlayerId turn() const override { return {}; }
  bool awaits(PlayerId player) const override;
  std::int64_t clock_until_ms() const override { return 0; }

  Outcome try_out(const boost::json::object& command, const Asker& asker,
                  const Scene& scene) override;
  Outcome foresee(const boost::json::object& command, const Asker& asker) const override;
  std::optional<Next> before(std::string_view, std::int64_t) const override { return {}; }
  std::optional<Next> next(const Scene& scene) const override { return next_act(run_, scene); }
  Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) override;
  Outcome seat_bot(PlayerId bot, Seat seat, const Scene& scene) override;
  Outcome unseat(Seat seat, const Scene& scene) override;
  std::vector<Wish> wishes() const override { return {}; }  // A box is taken, or it is not.
  Outcome drop(const Wish&, const Scene&) override { return refused_by(rule::unknown_type); }
  Clearing clearing() const override;
  void clear(std::uint32_t rounds) override;
  void keep() override { run_ = trial_; }

  std::vector<cage::Command> money_for(const Recorded& step) const override;
  bool apply(const Recorded& step) override;
  outgoing::AnyState state(const Onlooker& onlooker, const outgoing::Around& around) const override;
  void write_frame(std::string& out, const Onlooker& onlooker) const override;
  std::vector<ToldEvent> tell(const Recorded& step, const Accounts& accounts) override;
  std::vector<outgoing::HeldHand> hands() const override;
  std::vector<outgoing::Dispute> disputes() const override;
  std::string snapshot() const override;
  bool restore(std::string_view text) override;

  const canberra::State& state() const { return run_.table; }
  // CP17-17.16: at a tournament's table one player at a time is asked for an ante.
  void ask(Seat seat) { asked_ = seat; }
  Seat asked() const { return asked_; }

 protected:
  virtual Outcome try_out(const canberra::Command& command, const Scene& scene, Seat asker);
  std::optional<Refused> refuse_tournaments_own(const canberra::Command& command) const;
  outgoing::CanberraView view_of(PlayerId player) const;
  bool is_money() const { return chips_ == ChipsOf::cage; }
  const CanberraRun& run() const { return run_; }
  void stand_as(const CanberraRun& run) { run_ = run; }

 private:
  Result<canberra::Command, Refused> command_in(const boost::json::object& command,
                                                const Asker& asker) const;

  canberra::Settings settings_;
  ChipsOf chips_;
  Seat asked_;
  CanberraRun run_;
  CanberraRun trial_;
};

}  // namespace cardroom::room
