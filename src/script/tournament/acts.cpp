// Lines of a tournament script that are the director's, the operator's or a table's.
#include "script/tournament/scene.h"
#include "tournament/format/settings.h"

namespace cardroom {

using namespace tournament;

namespace {

struct NameValue {
  PlayerId player;
  std::string value;
};

// `ann=900`.
NameValue read_pair(TournamentScene& scene, WordsReader& words, std::string_view expected) {
  const std::string pair = words.next(expected);
  const auto equals = pair.find('=');
  if (equals == std::string::npos || equals == 0)
    words.fail("expected " + std::string(expected) + ", not " + quoted(pair));
  if (words.error()) return {};
  return {scene.player(pair.substr(0, equals)), pair.substr(equals + 1)};
}

// `ann=900 bob=1100`: amounts at the seats of those named; the others keep what they have.
StakesAt read_stakes(TournamentScene& scene, WordsReader& words, TableNumber table,
                     StakesAt stakes) {
  while (!words.done() && !words.error()) {
    const auto [player, value] = read_pair(scene, words, "NAME=CHIPS");
    const Entry* entry = find_entry(scene.state, player);
    if (words.error()) break;
    const bool digits = !value.empty() && value.size() < 12 &&
                        value.find_first_not_of("0123456789") == std::string::npos;
    if (entry == nullptr || entry->table != table || !digits) {
      words.fail("expected NAME=CHIPS of somebody at the table");
      break;
    }
    stakes[entry->seat.index()] = Chips(std::stoll(value));
  }
  return stakes;
}

StakesAt stakes_now(const TournamentScene& scene, TableNumber number) {
  StakesAt stakes{};
  const TableState& table = scene.state.table(number);
  for (const Seat seat : seats_taken(table))
    stakes[seat.index()] = scene.state.entries[table.who[seat.index()] - 1U].stake;
  return stakes;
}

// Of a round under way: newcomers at the table are not in it.
StakesAt stakes_dealt(const TournamentScene& scene, TableNumber number) {
  StakesAt stakes = stakes_now(scene, number);
  for (unsigned at = 0; at < seats_max; ++at)
    if (!scene.state.table(number).dealt.contains(seat_at(at))) stakes[at] = Chips(0);
  return stakes;
}

// `round 1`, `result 1 ann=900 bob=1100`, `hand 1 ann=900 bob=1100` for both at once.
void read_round(TournamentScene& scene, WordsReader& words, const std::string& verb) {
  const TableNumber table = read_table(words);
  if (words.error()) return;
  if (verb == "round") {
    words.finish();
    if (!words.error()) put(scene, words.line(), command::StartRound{table});
    return;
  }
  if (verb == "hand" && !put_first(scene, words.line(), command::StartRound{table})) return;
  const StakesAt stakes = read_stakes(scene, words, table, stakes_dealt(scene, table));
  if (!words.error()) put(scene, words.line(), command::EndRound{table, stakes});
}

// `invalid 1 fraud`, `invalid 1 disruption removed ann=100`.
void read_invalid(TournamentScene& scene, WordsReader& words, Role by) {
  command::InvalidateRound invalid{read_table(words)};
  const std::string cause = words.next("disruption, impractical or fraud");
  bool known = false;
  for (const Cause one : {Cause::disruption, Cause::impractical, Cause::fraud})
    if (word(one) == cause) {
      invalid.cause = one;
      known = true;
    }
  if (!known) words.fail("expected disruption, impractical or fraud, not " + quoted(cause));
  if (words.take("removed")) invalid.wagers = Wagers::removed;
  if (words.error()) return;
  invalid.wagered = read_stakes(scene, words, invalid.table, StakesAt{});
  invalid.by = by;
  if (!words.error()) put(scene, words.line(), invalid);
}

// `race-off 1 25 ann=Kd bob=Ks [confirmed]`.
void read_race_off(TournamentScene& scene, WordsReader& words, Role by) {
  command::RaceOff race;
  race.table = read_table(words);
  race.chip = words.amount("a chip");
  while (!words.done() && words.peek() != "confirmed" && !words.error()) {
    const auto [player, value] = read_pair(scene, words, "NAME=CARD");
    const auto card = Card::parse(value);
    const Entry* entry = find_entry(scene.state, player);
    if (words.error()) return;
    if (!card || entry == nullptr || race.seats.full())
      return words.fail("expected NAME=CARD, for example ann=Kd");
    race.seats.push_back(entry->seat);
    race.cards.push_back(*card);
  }
  race.confirmed = words.take("confirmed");
  race.by = by;
  words.finish();
  if (!words.error()) put(scene, words.line(), race);
}

// `break 10 minutes`, `break open`, `break ends`, `break table 3 [NAMES]`.
void read_break(TournamentScene& scene, WordsReader& words, Role by) {
  if (words.take("ends")) {
    words.finish();
    put(scene, words.line(), command::EndBreak{by});
    return;
  }
  if (words.take("open")) {
    words.finish();
    put(scene, words.line(), command::StartBreak{0, by});
    return;
  }
  if (words.take("table")) {
    command::BreakTable broken{read_table(words), {}, by};
    if (words.error()) return;
    if (!words.done())
      for (const auto& name : read_names(words))
        if (!broken.drawn.full()) broken.drawn.push_back(scene.player(name));
    if (broken.drawn.empty())
      for (const Entry& entry : scene.state.entries)
        if (entry.table == broken.table) broken.drawn.push_back(entry.player);
    put(scene, words.line(), broken);
    return;
  }
  const int minutes = words.number("minutes", 1, 1000);
  words.take("minutes");
  words.finish();
  if (!words.error()) put(scene, words.line(), command::StartBreak{60 * minutes, by});
}

void read_stage(TournamentScene& scene, WordsReader& words, Role by) {
  const std::string name = words.next("round, heat or final");
  words.finish();
  for (const Stage stage : {Stage::round, Stage::heat, Stage::final})
    if (word(stage) == name) {
      put(scene, words.line(), command::BeginStage{stage, by});
      return;
    }
  words.fail("expected round, heat or final, not " + quoted(name));
}

// `substitute ann by dee REASON`.
void read_substitute(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  if (!words.take("by")) words.fail("expected 'by' and a name");
  const PlayerId substitute = read_player(scene, words);
  const auto reason = Note::from(words.rest());
  if (!reason) words.fail("the reason is too long");
  if (!words.error())
    put(scene, words.line(), command::Substitute{player, substitute, *reason, by});
}

// `seat dee for ann`: a reserve.
void read_seat_reserve(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId reserve = read_player(scene, words);
  if (!words.take("for")) words.fail("expected 'for' and a name");
  const PlayerId original = read_player(scene, words);
  words.finish();
  if (!words.error()) put(scene, words.line(), command::SeatReserve{reserve, original, by});
}

void read_move(TournamentScene& scene, WordsReader& words, Role by) {
  command::Move move;
  move.player = read_player(scene, words);
  move.table = read_table(words);
  move.seat = words.seat();
  move.by = by;
  words.finish();
  if (!words.error()) put(scene, words.line(), move);
}

void read_counted(TournamentScene& scene, WordsReader& words, Role by) {
  command::EnterCount count;
  count.table = read_table(words);
  if (words.error()) return;
  count.stakes = read_stakes(scene, words, count.table, stakes_now(scene, count.table));
  count.by = by;
  if (!words.error()) put(scene, words.line(), count);
}

// `nominates dee`, `names al` for an assistant, `approves REFERENCE`, `direct TEXT`.
bool read_papers(TournamentScene& scene, WordsReader& words, const std::string& verb) {
  const auto note = [&] { return Note::from(words.rest()).value_or(Note()); };
  if (verb == "nominates" || verb == "names") {
    const auto person = ShortText::from(words.rest()).value_or(ShortText());
    put(scene, words.line(),
        command::Nominate{person, verb == "names", scene.by.value_or(Role::operator_)});
    return true;
  }
  if (verb == "approves") {
    put(scene, words.line(), command::Approve{note(), scene.by.value_or(Role::inspector)});
    return true;
  }
  if (verb == "direct") {
    put(scene, words.line(), command::Direct{note(), scene.by.value_or(Role::director)});
    return true;
  }
  return false;
}

// Verbs that stand alone.
std::optional<Command> lone_command(const std::string& verb, const TournamentScene& scene) {
  const Role by = scene.by.value_or(Role::director);
  if (verb == "start") return command::Start{by};
  if (verb == "balance") return command::Balance{by};
  if (verb == "award") return command::Award{by};
  if (verb == "end-play") return command::EndPlay{by};
  if (verb == "end-top-ups") return command::EndTopUps{by};
  if (verb == "cancel") return command::Cancel{scene.by.value_or(Role::operator_)};
  return std::nullopt;
}

}  // namespace

bool read_director(TournamentScene& scene, WordsReader& words, const std::string& verb) {
  const Role by = scene.by.value_or(Role::director);
  if (const auto alone = lone_command(verb, scene)) {
    words.finish();
    if (!words.error()) put(scene, words.line(), *alone);
    return true;
  }
  if (read_papers(scene, words, verb)) return true;
  if (verb == "time") {
    const std::int64_t now_s = read_seconds(words);
    words.finish();
    if (!words.error()) put(scene, words.line(), command::PassTime{now_s});
  } else if (verb == "round" || verb == "result" || verb == "hand") {
    read_round(scene, words, verb);
  } else if (verb == "invalid") {
    read_invalid(scene, words, by);
  } else if (verb == "bust") {
    const PlayerId player = read_player(scene, words);
    const Chips contributed = words.done() ? Chips(0) : words.amount();
    words.finish();
    if (!words.error()) put(scene, words.line(), command::Bust{player, contributed, by});
  } else if (verb == "race-off") {
    read_race_off(scene, words, by);
  } else if (verb == "break") {
    read_break(scene, words, by);
  } else if (verb == "stage") {
    read_stage(scene, words, by);
  } else if (verb == "substitute") {
    read_substitute(scene, words, by);
  } else if (verb == "seat") {
    read_seat_reserve(scene, words, by);
  } else if (verb == "exclude") {
    const PlayerId player = read_player(scene, words);
    const Clause breached = words.clause();
    words.finish();
    if (!words.error()) put(scene, words.line(), command::Exclude{player, breached, by});
  } else if (verb == "move") {
    read_move(scene, words, by);
  } else if (verb == "counted") {
    read_counted(scene, words, by);
  } else {
    return false;
  }
  return true;
}

}  // namespace cardroom
