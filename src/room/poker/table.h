// A table of poker between players, as the room runs it.
#pragma once

#include "room/game/table.h"
#include "room/poker/chances.h"
#include "room/poker/dealer.h"
#include "room/poker/refusals.h"
#include "rules/game/sign.h"
#include "rules/game/written_settings.h"
#include "rules/table/table.h"

namespace cardroom::room {

class PokerTable : public GameTable {
 public:
  PokerTable(const Table& table, ChipsOf chips) : table_(table), chips_(chips) {}

  GameName name() const override {
    return {outgoing::Kind::poker, table_.game->key, table_.game->name, table_.game->edition};
  }
  std::string sign() const override { return sign_of(table_.coming); }
  std::span<const Permission> permissions() const override { return poker_permissions(); }
  void write_terms(std::string& out) const override;
  Summary summary(const Accounts& accounts) const override;
  Takings takings() const override;
  CardSet deck() const override { return table_.coming.deck.cards(); }
  std::vector<PlayerId> people() const override;
  Seat seat_of(PlayerId player) const override { return cardroom::seat_of(table_, player); }
  PlayerId player_at(Seat seat) const override;
  bool sits_out(Seat seat) const override { return table_.place(seat).sits_out; }
  Cents stake_of(PlayerId player) const override;
  std::string_view ruling_for() const override {
    const bool waits = table_.dealing && table_.round.stage == Stage::ruling;
    return waits ? word(table_.round.odd.offered) : std::string_view();
  }
  Unasked unasked_of(PlayerId player) const override;
  bool is_over() const override;
  std::uint32_t rounds() const override { return table_.rounds; }
  bool dealing() const override { return table_.dealing; }
  std::string decision() const override;
  PlayerId turn() const override { return whose_turn(table_); }
  bool is_next_big_blind(PlayerId player) const override {
    return room::is_next_big_blind(table_, player);
  }
  std::int64_t clock_until_ms() const override { return room::clock_until_ms(table_); }

  Outcome try_out(const boost::json::object& command, const Asker& asker,
                  const Scene& scene) override;
  Outcome foresee(const boost::json::object& command, const Asker& asker) const override;
  std::optional<Next> before(std::string_view type, std::int64_t now_ms) const override {
    return act_before(type, now_ms);
  }
  std::optional<Next> next(const Scene& scene) const override {
    return next_act(table_, scene, thought_);
  }
  Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) override;
  Outcome seat_bot(PlayerId bot, Seat seat, const Scene& scene) override;
  Outcome unseat(Seat seat, const Scene& scene) override;
  std::vector<Wish> wishes() const override;
  Outcome drop(const Wish& wish, const Scene& scene) override;
  Clearing clearing() const override;
  void clear(std::uint32_t rounds) override;
  void keep() override { table_ = trial_; }

  std::vector<cage::Command> money_for(const Recorded& step) const override;
  bool apply(const Recorded& step) override;
  outgoing::AnyState state(const Onlooker& onlooker, const outgoing::Around& around) const override;
  void write_frame(std::string& out, const Onlooker& onlooker) const override;
  std::vector<ToldEvent> tell(const Recorded& step, const Accounts& accounts) override;
  void tell_hand(const Recorded& step, const Accounts& accounts,
                 history::Played& into) const override;
  std::vector<outgoing::HeldHand> hands() const override;
  SeatSet seen_by(const Onlooker& onlooker) const override {
    return hands_seen_by(onlooker, table_);
  }
  std::vector<outgoing::SeatChances> chances(SeatSet seen) const override {
    return chances_in(table_.terms, table_.round, seen);
  }
  std::optional<outgoing::SeatChances> chances_against_any(Seat seat) const override {
    return table_.dealing ? own_chances(table_.terms, table_.round, seat) : std::nullopt;
  }
  std::optional<records::SettingList> determined() const override {
    return written_settings(table_.determined, *table_.game);
  }
  std::vector<outgoing::Dispute> disputes() const override;
  std::string snapshot() const override;
  bool restore(std::string_view bytes) override;

  const Table& table() const { return table_; }

 protected:
  // Puts a command to a copy of the table.
  virtual Outcome try_out(const TableCommand& command, const Scene& scene, Seat asker);
  std::optional<Refused> refuse_tournaments_own(const TableCommand& command) const {
    return is_money() ? std::nullopt : room::refuse_tournaments_own(table_, command);
  }
  // What a tournament could not follow.
  std::optional<Refused> refuse_ruling(const Table& after, const TableEvents& events,
                                       const Scene& scene) const {
    if (is_money()) return std::nullopt;
    if (auto refused = refuse_nobody_left(after, events)) return refused;
    return scene.is_reported ? refuse_resettling(table_, events) : std::nullopt;
  }
  bool is_money() const { return chips_ == ChipsOf::cage; }
  void stand_as(const Table& table) { table_ = table; }

 private:
  Result<TableCommand, Refused> command_in(const boost::json::object& command,
                                           const Asker& asker) const;

  Table table_;
  Table trial_;
  ChipsOf chips_;
  mutable BotThought thought_;  // Of the bot to act; begun when its turn is planned.
};

}  // namespace cardroom::room
