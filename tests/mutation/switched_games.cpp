// What a description or a table of irregularities says, switched off before anything is dealt.
#include <deque>
#include <set>
#include <string>
#include <vector>

#include "rulebook/switches.h"
#include "rules/games/alter.h"
#include "rules/games/games.h"

namespace cardroom::switches {

#include "rules/games/switched_enums.inc"

// Sizes without a rule: any amount.
[[maybe_unused]] static void alter(Multiples& multiples) {
  multiples = {1, 200, 1, 200, SizeRule::range};
}

// All the cards of a street at once, or a single one with its other face.
[[maybe_unused]] static void alter(decltype(Street::to_each)& packets) {
  if (packets.size() == 1) {
    packets[0].face = packets[0].face == Face::up ? Face::down : Face::up;
    return;
  }
  Packet whole = packets[0];
  whole.cards = 0;
  for (const Packet packet : packets)
    whole.cards = static_cast<std::uint8_t>(whole.cards + packet.cards);
  packets = {whole};
}

// The last blind opens where the first position should, and the other way about.
[[maybe_unused]] static void alter(Opens& opens) {
  opens = opens == Opens::after_last_blind ? Opens::first_position : Opens::after_last_blind;
}

// Another order of hands: that of Manila and that of a reduced deck are the same.
[[maybe_unused]] static void alter(OrderRule& order) {
  order = order == OrderRule::full ? OrderRule::manila_1995 : OrderRule::full;
}

[[maybe_unused]] static void alter(Validity& valid) { valid = {.from = 0}; }

[[maybe_unused]] static void alter(LimitKinds& limits) {
  const bool all = limits.contains(LimitKind::fixed) && limits.contains(LimitKind::range) &&
                   limits.contains(LimitKind::straddle);
  limits = all ? LimitKinds{LimitKind::half_pot}
               : LimitKinds{LimitKind::fixed,    LimitKind::range,    LimitKind::half_pot,
                            LimitKind::full_pot, LimitKind::straddle, LimitKind::no_limit};
}

namespace {

std::string id_of(const IrregularityRule& row) {
  return "row " + std::string(word(row.what)) + ' ' + std::string(word(row.from)) + ".." +
         std::string(word(row.until)) + ' ' + std::string(word(row.when)) + ' ' +
         std::string(word(row.ruling)) + ' ' + std::string(row.clause.id());
}

// A row that is off is not there.
void switch_rows(Game& game, std::set<std::string>& listed) {
  static std::deque<std::vector<IrregularityRule>> kept;
  std::vector<IrregularityRule> rows;
  for (const auto& row : game.irregularities) {
    const std::string id = id_of(row);
    if (listed.insert(id).second) list(id, row.clause);
    if (id != off()) rows.push_back(row);
  }
  if (rows.size() == game.irregularities.size()) return;
  game.irregularities = kept.emplace_back(std::move(rows));
}

// One line for each field under a clause.
void switch_fields() {
#include "rules/games/switched_fields.inc"
}

bool switch_all() {
  std::set<std::string> listed;
  switch_fields();
#define GAME(name) switch_rows(games::name, listed);
#include "rules/games/list.inc"
#undef GAME
  return true;
}

[[maybe_unused]] const bool switched = switch_all();

}  // namespace

}  // namespace cardroom::switches
