// BreakingTable: a table of poker at which one thing breaks as soon as a test says so.
#pragma once

#include "in_room.h"
#include "room/game/fault.h"
#include "room/poker/table.h"
#include "rules/games/games.h"

namespace cardroom::room {

enum class Breaks : std::uint8_t { nothing, command, plan, act, refused, view, line, disputes };

class BreakingTable : public PokerTable {
 public:
  explicit BreakingTable(const Table& table) : PokerTable(table, ChipsOf::cage) {}

  Outcome try_out(const boost::json::object& command, const Asker& asker,
                  const Scene& scene) override {
    may_break(Breaks::command);
    return PokerTable::try_out(command, asker, scene);
  }
  std::optional<Next> next(const Scene& scene) const override {
    may_break(Breaks::plan);
    return PokerTable::next(scene);
  }
  Outcome act(const Next& next, const Scene& scene, const BringShoe& bring) override {
    may_break(Breaks::act);
    if (breaks == Breaks::refused) return refused_by(rule::unknown_type);
    return PokerTable::act(next, scene, bring);
  }
  outgoing::AnyState state(const Onlooker& onlooker,
                           const outgoing::Around& around) const override {
    may_break(Breaks::view);
    return PokerTable::state(onlooker, around);
  }
  Summary summary(const Accounts& accounts) const override {
    may_break(Breaks::line);
    return PokerTable::summary(accounts);
  }
  std::vector<outgoing::Dispute> disputes() const override {
    may_break(Breaks::disputes);
    return PokerTable::disputes();
  }

  Breaks breaks = Breaks::nothing;

 private:
  void may_break(Breaks what) const { check(breaks != what, "broken on purpose"); }
};

// The table's game is one that can break, as it stands.
inline BreakingTable& breaking(InRoom& in, std::uint32_t table) {
  LiveTable& live = tampered(in, table);
  auto game = std::make_unique<BreakingTable>(static_cast<PokerTable&>(*live.game).table());
  BreakingTable& made = *game;
  live.game = std::move(game);
  return made;
}

}  // namespace cardroom::room
