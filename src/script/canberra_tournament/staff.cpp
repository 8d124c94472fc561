// What staff do, and what is expected, in a script of a tournament of Canberra Poker.
#include <algorithm>

#include "base/money_text.h"
#include "script/canberra_tournament/scene.h"

namespace cardroom {

using namespace canberra::tournament;

namespace {

using Asked = std::optional<Command>;

TableNumber read_table(WordsReader& words) {
  return static_cast<TableNumber>(words.number("a table", 1, 32));
}

Note read_note(WordsReader& words) {
  const auto note = Note::from(words.rest());
  if (!note) words.fail("no more than 79 letters are written down");
  return note.value_or(Note());
}

PlayerId read_player(CanberraScene& scene, WordsReader& words) {
  return scene.player(words.next("a name"));
}

// `ballots` in the order of entry, or `ballots cyd ann bob`.
Asked read_ballots(CanberraScene& scene, WordsReader& words, Role by) {
  command::Ballot ballot{.by = by, .drawn = {}};
  while (!words.done()) ballot.drawn.push_back(read_player(scene, words));
  if (!ballot.drawn.empty()) return ballot;
  const bool extra = scene.state.kind != SessionKind::ordinary;
  for (const Entrant& entrant : scene.state.entrants)
    if (entrant.status == Status::in && (!extra || scene.state.tied.contains(entrant.player)))
      ballot.drawn.push_back(entrant.player);
  return ballot;
}

// `seats REESE for ANN`, `substitutes REESE for ANN`.
template <class Act>
Asked read_in_place(CanberraScene& scene, WordsReader& words, Role by) {
  Act act{.by = by, .player = read_player(scene, words), .instead_of = {}};
  if (!words.take("for")) words.fail("expected 'NAME for NAME'");
  act.instead_of = read_player(scene, words);
  return act;
}

Asked read_starts(CanberraScene&, WordsReader& words, Role by) {
  if (words.take("session")) return command::StartSession{by};
  return command::StartRound{by, read_table(words)};
}

Asked read_settles(CanberraScene& scene, WordsReader& words, Role by) {
  command::Settle settle{.by = by, .table = read_table(words), .players = {}, .back = {}};
  while (!words.done() && !words.error() && !settle.players.full()) {
    settle.players.push_back(read_player(scene, words));
    settle.back.push_back(words.amount("what comes back"));
  }
  return settle;
}

Asked read_counts(CanberraScene& scene, WordsReader& words, Role by) {
  command::CountTable count{.by = by, .table = read_table(words), .players = {}, .chips = {}};
  while (!words.done() && !words.error() && !count.players.full()) {
    count.players.push_back(read_player(scene, words));
    count.chips.push_back(words.amount("his chips"));
  }
  return count;
}

Asked read_play_off(CanberraScene& scene, WordsReader& words, Role by) {
  command::PlayOff off{.by = by, .players = {}, .chips = {}};
  while (!words.done() && !words.error()) {
    off.players.push_back(read_player(scene, words));
    off.chips.push_back(words.amount("his chips"));
  }
  return off;
}

Asked read_calls(CanberraScene&, WordsReader& words, Role by) {
  if (words.take("repechage")) return command::BeginExtra{by, SessionKind::repechage};
  if (words.take("catch-up")) return command::BeginExtra{by, SessionKind::catch_up};
  words.fail("expected 'calls repechage' or 'calls catch-up'");
  return std::nullopt;
}

Asked read_rules(CanberraScene& scene, WordsReader& words, Role by) {
  command::RuleAnte rule{.by = by, .player = read_player(scene, words), .stands = true};
  rule.stands = words.take("stands");
  if (!rule.stands && !words.take("void")) words.fail("expected 'stands' or 'void'");
  return rule;
}

template <bool excluded>
Asked read_penalty(CanberraScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  return command::Penalise{by, player, words.clause(), excluded};
}

template <class Act>
Asked read_plain(CanberraScene&, WordsReader&, Role by) {
  return Act{by};
}

template <class Act>
Asked read_noted(CanberraScene&, WordsReader& words, Role by) {
  return Act{by, read_note(words)};
}

template <class Act>
Asked read_of_table(CanberraScene&, WordsReader& words, Role by) {
  return Act{by, read_table(words)};
}

Asked read_breaks(CanberraScene&, WordsReader& words, Role by) {
  return command::CallBreak{by, static_cast<std::uint16_t>(words.number("minutes", 0, 1000))};
}

struct StaffVerb {
  std::string_view word;
  Asked (*read)(CanberraScene& scene, WordsReader& words, Role by);
};
constexpr StaffVerb verbs[] = {{"documents", read_plain<command::Document>},
                               {"publishes", read_plain<command::Publish>},
                               {"notifies", read_noted<command::Notify>},
                               {"nominates", read_noted<command::Nominate>},
                               {"requires-agreement", read_plain<command::RequireAgreement>},
                               {"changes-start", read_noted<command::ChangeStart>},
                               {"directs", read_noted<command::Direct>},
                               {"ballots", read_ballots},
                               {"seats", read_in_place<command::SeatReserve>},
                               {"substitutes", read_in_place<command::Substitute>},
                               {"starts", read_starts},
                               {"asks", read_of_table<command::AskNext>},
                               {"settles", read_settles},
                               {"counts", read_counts},
                               {"voids", read_of_table<command::VoidRound>},
                               {"rules", read_rules},
                               {"calls", read_calls},
                               {"plays-off", read_play_off},
                               {"breaks", read_breaks},
                               {"resumes", read_plain<command::EndBreak>},
                               {"records", read_penalty<false>},
                               {"excludes", read_penalty<true>},
                               {"awards", read_plain<command::AwardPlaces>},
                               {"cancels", read_plain<command::Cancel>}};

std::string names_of(const CanberraScene& scene, const auto& players) {
  std::string words;
  for (const PlayerId player : players)
    words += (words.empty() ? "" : " ") + scene.names[player.number() - 1];
  return words.empty() ? "nobody" : words;
}

std::optional<std::string> of_entrant(const CanberraScene& scene, const Entrant& entrant,
                                      const std::string& what) {
  if (what == "stack") return std::to_string(entrant.stack.count());
  if (what == "status") return std::string(word(entrant.status));
  if (what == "points") return say_points(entrant.points);
  if (what == "place") return std::to_string(entrant.place);
  if (what == "prize") return in_dollars(entrant.prize);
  if (what == "refunded") return in_dollars(entrant.refunded);
  if (what == "warnings") return std::to_string(entrant.warnings);
  if (what == "seat")
    return std::to_string(entrant.table) + " " + std::to_string(entrant.seat.number());
  if (what == "played-by") {
    const PlayerId by = entrant.played_by;
    return by.is_none() ? "himself" : scene.names[by.number() - 1];
  }
  return std::nullopt;
}

std::optional<std::string> of_table(const Tournament& state, TableNumber number,
                                    const std::string& what) {
  const TableState& table = state.table(number);
  if (what == "marker") return std::to_string(table.marker.number());
  if (what == "asked") return std::to_string(table.asked.number());
  if (what == "rounds") return std::to_string(table.rounds);
  return std::nullopt;
}

std::optional<std::string> of_all(const CanberraScene& scene, const std::string& what) {
  const Tournament& state = scene.state;
  if (what == "phase") return std::string(word(state.phase));
  if (what == "session") return std::to_string(state.session);
  if (what == "left") return std::to_string(still_in(state));
  if (what == "pool") return in_dollars(prize_pool(state));
  if (what == "commission") return in_dollars(commission_of(state));
  if (what == "tied") return names_of(scene, state.tied);
  return std::nullopt;
}

}  // namespace

bool read_canberra_staff(CanberraScene& scene, WordsReader& words, Role by) {
  const std::string verb = words.next("what is done");
  for (const StaffVerb& one : verbs) {
    if (one.word != verb) continue;
    const Asked asked = one.read(scene, words, by);
    words.finish();
    if (asked && !words.error()) put(scene, words.line(), *asked);
    return true;
  }
  return false;
}

void expect_canberra(CanberraScene& scene, WordsReader& words) {
  const std::string what = words.next("what is expected");
  std::optional<std::string> got;
  if (what == "story") {
    const std::string wanted = words.rest();
    return scene.teller.expect(words.line(), wanted,
                               scene.teller.has_told(wanted) ? wanted : "not told");
  }
  if (of_entrant(scene, Entrant{}, what)) {
    const std::string name = words.next("a name");
    const Entrant* const entrant = find_entrant(scene.state, scene.player(name));
    if (entrant == nullptr) return words.fail(name + " has no entry");
    got = of_entrant(scene, *entrant, what);
  } else if (of_table(scene.state, 1, what)) {
    got = of_table(scene.state, read_table(words), what);
  } else {
    got = of_all(scene, what);
  }
  if (!got) words.fail(what + " is nothing to expect; see docs/tournament-canberra.md");
  if (!words.error()) scene.teller.expect(words.line(), words.rest(), *got);
}

}  // namespace cardroom
