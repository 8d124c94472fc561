#include "script/tournament/acts.h"

#include "base/number.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

using namespace tournament;

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
  return {scene.players.find_or_add(pair.substr(0, equals)), pair.substr(equals + 1)};
}

// `ann=900 bob=1100`: amounts at the seats of the players named; the others keep what they have.
StakesAt read_stakes(TournamentScene& scene, WordsReader& words, TableNumber table,
                     StakesAt stakes) {
  while (!words.done() && !words.error()) {
    const auto [player, value] = read_pair(scene, words, "NAME=CHIPS");
    const Entry* entry = find_entry(scene.state, player);
    if (words.error()) break;
    const auto amount = parse_number(value, {0, 99'999'999'999});
    if (entry == nullptr || entry->table != table || !amount) {
      words.fail("expected NAME=CHIPS of somebody at the table");
      break;
    }
    stakes[entry->seat.index()] = Chips(*amount);
  }
  return stakes;
}

StakesAt stakes_now(const TournamentScene& scene, TableNumber number) {
  StakesAt stakes{};
  const TournamentTable& table = scene.state.table(number);
  for (const Seat seat : seats_taken(table))
    stakes[seat.index()] = scene.state.entry_at(table, seat).stake;
  return stakes;
}

// For a round under way: newcomers at the table are not in it.
StakesAt stakes_dealt(const TournamentScene& scene, TableNumber number) {
  StakesAt stakes = stakes_now(scene, number);
  for (unsigned at = 0; at < seats_max; ++at)
    if (!scene.state.table(number).dealt.contains(seat_at(at))) stakes[at] = Chips(0);
  return stakes;
}

// `round 1`.
void read_round(TournamentScene& scene, WordsReader& words, Role) {
  const TableNumber table = read_table(words);
  words.finish();
  if (!words.error()) put(scene, words.line(), command::StartRound{table});
}

void end_round(TournamentScene& scene, WordsReader& words, TableNumber table) {
  const StakesAt stakes = read_stakes(scene, words, table, stakes_dealt(scene, table));
  if (!words.error()) put(scene, words.line(), command::EndRound{table, stakes});
}

// `result 1 ann=900 bob=1100`.
void read_result(TournamentScene& scene, WordsReader& words, Role) {
  const TableNumber table = read_table(words);
  if (!words.error()) end_round(scene, words, table);
}

// `hand 1 ann=900 bob=1100`: a round and its result at once.
void read_hand(TournamentScene& scene, WordsReader& words, Role) {
  const TableNumber table = read_table(words);
  if (!words.error() && put_first(scene, words.line(), command::StartRound{table}))
    end_round(scene, words, table);
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
        if (!broken.drawn.full()) broken.drawn.push_back(scene.players.find_or_add(name));
    if (broken.drawn.empty())
      for (const Entry& entry : scene.state.entries)
        if (entry.table == broken.table) broken.drawn.push_back(entry.player);
    put(scene, words.line(), broken);
    return;
  }
  const int minutes = words.number("minutes", 1, 10'000);
  words.take("minutes");
  words.finish();
  if (!words.error()) put(scene, words.line(), command::StartBreak{60 * minutes, by});
}

void read_stage(TournamentScene& scene, WordsReader& words, Role by) {
  const std::string name = words.next("round, heat or final");
  words.finish();
  for (const TournamentStage stage :
       {TournamentStage::round, TournamentStage::heat, TournamentStage::final})
    if (word(stage) == name) {
      put(scene, words.line(), command::BeginStage{stage, by});
      return;
    }
  words.fail("expected round, heat or final, not " + quoted(name));
}

// `substitute ann by dee REASON`.
void read_substitute(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  words.want("by", Form{"'by' and a name"});
  const PlayerId substitute = read_player(scene, words);
  const Note reason = words.text<Note>();
  if (!words.error()) put(scene, words.line(), command::Substitute{player, substitute, reason, by});
}

// `seat dee for ann`: a reserve.
void read_seat_reserve(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId reserve = read_player(scene, words);
  words.want("for", Form{"'for' and a name"});
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

// `time 1:30:00`.
void read_time(TournamentScene& scene, WordsReader& words, Role) {
  const std::int64_t now_s = words.clock("1:30:00");
  words.finish();
  if (!words.error()) put(scene, words.line(), command::PassTime{now_s});
}

void read_bust(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  const Chips contributed = words.done() ? Chips(0) : words.amount();
  words.finish();
  if (!words.error()) put(scene, words.line(), command::Bust{player, contributed, by});
}

void read_exclude(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  const Clause breached = words.clause();
  words.finish();
  if (!words.error()) put(scene, words.line(), command::Exclude{player, breached, by});
}

// `deal 2 dealt`, `deal 2 counted`.
void read_deal(TournamentScene& scene, WordsReader& words, Role by) {
  command::ChooseDealing choose{read_table(words), Stacks::dealt, by};
  const std::string how = words.next("dealt or counted");
  words.finish();
  if (how == word(Stacks::counted)) choose.stacks = Stacks::counted;
  if (how != word(choose.stacks)) words.fail("expected dealt or counted, not " + quoted(how));
  if (!words.error()) put(scene, words.line(), choose);
}

// `bounty ann from bob`.
void read_bounty_won(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  words.want("from", Form{"'from' and a name"});
  const PlayerId from = read_player(scene, words);
  words.finish();
  if (!words.error()) put(scene, words.line(), command::AwardBounty{player, from, by});
}

// `deal-among icm`.
void read_deal_among(TournamentScene& scene, WordsReader& words, Role by) {
  const std::string name = words.next("even, chips or icm");
  words.finish();
  for (const DealKind kind : {DealKind::even, DealKind::chips, DealKind::icm})
    if (word(kind) == name) {
      put(scene, words.line(), command::ProposeDeal{kind, by});
      return;
    }
  words.fail("expected even, chips or icm, not " + quoted(name));
}

// `undo`, `undo 12`.
void read_undo(TournamentScene& scene, WordsReader& words, Role by) {
  command::Undo undo;
  if (!words.done()) undo.act = static_cast<std::uint32_t>(words.number("an act", 1, 1'000'000));
  undo.by = by;
  words.finish();
  if (!words.error()) put(scene, words.line(), undo);
}

// `set-clock 0:30:00 REASON`.
void read_set_clock(TournamentScene& scene, WordsReader& words, Role by) {
  const std::int64_t clock = words.clock("0:30:00");
  const Note reason = words.text<Note>();
  if (!words.error()) put(scene, words.line(), command::SetClock{clock, reason, by});
}

// `correct-stake ann 1200 REASON`.
void read_correct_stake(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  const Chips stake = words.amount();
  const Note reason = words.text<Note>();
  if (!words.error()) put(scene, words.line(), command::CorrectStake{player, stake, reason, by});
}

// `correct-place ann 14 REASON`.
void read_correct_place(TournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  const auto place = static_cast<std::uint16_t>(words.number("a place", 1, 20'000));
  const Note reason = words.text<Note>();
  if (!words.error()) put(scene, words.line(), command::CorrectPlace{player, place, reason, by});
}

// `reinstate ann 2 9 1000 REASON`.
void read_reinstate(TournamentScene& scene, WordsReader& words, Role by) {
  command::Reinstate reinstate;
  reinstate.player = read_player(scene, words);
  reinstate.table = read_table(words);
  reinstate.seat = words.seat();
  reinstate.stake = words.amount();
  reinstate.reason = words.text<Note>();
  reinstate.by = by;
  if (!words.error()) put(scene, words.line(), reinstate);
}

// `nominates dee` for a director, `names al` for an assistant.
template <bool assistant>
void read_nominates(TournamentScene& scene, WordsReader& words, Role by) {
  const auto person = words.text<ShortText>();
  if (!words.error()) put(scene, words.line(), command::Nominate{person, assistant, by});
}

// `approves REFERENCE`, `direct TEXT`.
template <class Act>
void read_noted(TournamentScene& scene, WordsReader& words, Role by) {
  const Note note = words.text<Note>();
  if (!words.error()) put(scene, words.line(), Act{note, by});
}

// Verbs without anything after them.
template <class Act>
void read_alone(TournamentScene& scene, WordsReader& words, Role by) {
  words.finish();
  if (!words.error()) put(scene, words.line(), Act{by});
}

// The role is the one that the line names, or the usual one.
using ReadByDirector = void(TournamentScene& scene, WordsReader& words, Role by);
constexpr Verb<ReadByDirector> director_verbs[] = {{"start", read_alone<command::Start>},
                                                   {"balance", read_alone<command::Balance>},
                                                   {"award", read_alone<command::Award>},
                                                   {"end-play", read_alone<command::EndPlay>},
                                                   {"end-top-ups", read_alone<command::EndTopUps>},
                                                   {"direct", read_noted<command::Direct>},
                                                   {"time", read_time},
                                                   {"round", read_round},
                                                   {"result", read_result},
                                                   {"hand", read_hand},
                                                   {"invalid", read_invalid},
                                                   {"bust", read_bust},
                                                   {"race-off", read_race_off},
                                                   {"break", read_break},
                                                   {"stage", read_stage},
                                                   {"substitute", read_substitute},
                                                   {"seat", read_seat_reserve},
                                                   {"exclude", read_exclude},
                                                   {"bounty", read_bounty_won},
                                                   {"deal-among", read_deal_among},
                                                   {"deal", read_deal},
                                                   {"undo", read_undo},
                                                   {"set-clock", read_set_clock},
                                                   {"correct-stake", read_correct_stake},
                                                   {"correct-place", read_correct_place},
                                                   {"reinstate", read_reinstate},
                                                   {"move", read_move},
                                                   {"counted", read_counted}};
constexpr Verb<ReadByDirector> operator_verbs[] = {{"cancel", read_alone<command::Cancel>},
                                                   {"nominates", read_nominates<false>},
                                                   {"names", read_nominates<true>}};
constexpr Verb<ReadByDirector> inspector_verbs[] = {{"approves", read_noted<command::Approve>}};

}  // namespace

bool read_director(TournamentScene& scene, WordsReader& words, const std::string& verb) {
  if (const auto read = find_verb(director_verbs, verb))
    read(scene, words, scene.by_or(Role::director));
  else if (const auto by_operator = find_verb(operator_verbs, verb))
    by_operator(scene, words, scene.by_or(Role::operator_));
  else if (const auto by_inspector = find_verb(inspector_verbs, verb))
    by_inspector(scene, words, scene.by_or(Role::inspector));
  else
    return false;
  return true;
}

}  // namespace cardroom
