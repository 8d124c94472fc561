// A hosted table as the room runs it: real cards on a real table. Its dealer enters what players
// do, and tells cards when they are seen. Nobody is shown a card that was not told.
#pragma once

#include <string>
#include <vector>

#include "hosted/game.h"
#include "room/hosted/pace.h"
#include "room/hosted/permissions.h"
#include "room/poker/table.h"

namespace cardroom::room {

class HostedPokerTable : public PokerTable {
 public:
  HostedPokerTable(const Table& table, ChipsOf chips) : PokerTable(table, chips) { begin(table); }

  bool is_hosted() const override { return true; }
  bool waits_for_cards() const override { return game_.now.waits(); }
  std::span<const Permission> permissions() const override { return hosted_permissions(); }

  boost::json::object sitting(PlayerId player, Seat seat, Chips stake) const override;
  boost::json::object buying(Seat seat, Chips amount) const override;
  Outcome try_out(const boost::json::object& command, const Asker& asker,
                  const Scene& scene) override;
  Takings takings() const override;
  Outcome foresee(const boost::json::object& command, const Asker& asker) const override;
  std::optional<Next> next(const Scene& scene) const override;
  std::optional<Next> before(std::string_view type, std::int64_t now_ms) const override;
  Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) override;
  Outcome seat_bot(PlayerId bot, Seat seat, const Scene& scene) override;
  void clear(std::uint32_t rounds) override;
  void keep() override;

  std::vector<cage::Command> money_for(const Recorded& step) const override;
  bool apply(const Recorded& step) override;
  outgoing::AnyState state(const Onlooker& onlooker, const outgoing::Around& around) const override;
  void write_frame(std::string& out, const Onlooker& onlooker) const override;
  std::vector<ToldEvent> tell(const Recorded& step, const Accounts& accounts) override;
  void tell_hand(const Recorded& step, const Accounts& accounts,
                 history::Played& into) const override;
  std::vector<outgoing::HeldHand> hands() const override;
  // A hand is known only from when it was told: there is nothing to count with before that.
  SeatSet seen_by(const Onlooker&) const override { return {}; }
  std::optional<outgoing::SeatChances> chances_against_any(Seat) const override {
    return std::nullopt;
  }
  std::string snapshot() const override;
  bool restore(std::string_view bytes) override;

  const HostedGame& game() const { return game_; }

 private:
  // What a command leads to.
  struct Trial {
    HostedGame game;
    std::vector<HostedEvent> events;
    Refusal refused;
  };
  Outcome try_out(const TableCommand& command, const Scene& scene, Seat asker) override;
  Outcome try_out(const HostedCommand& command, const Scene& scene);
  Trial played(const HostedCommand& command) const;
  // Whoever made the wager that was entered is guarded by their limits.
  void add_wager(Happened& happened, const Trial& trial, Seat seat) const;
  // A tournament says when a round begins, and goes on from its end.
  std::optional<Refused> refuse_in_tournament(const HostedCommand& command,
                                              const Scene& scene) const;
  std::vector<cage::Command> money_of(const Trial& trial, std::uint32_t table) const;
  outgoing::HostedState shown_to(const Onlooker& onlooker) const;
  void begin(const Table& table);
  void note(const std::vector<HostedEvent>& events);

  HostedGame game_;
  Trial trial_;
  std::vector<outgoing::GivenBack> back_;  // Of the last misdeal or void round.
  DealersPace pace_;
};

}  // namespace cardroom::room
