#include "script/canberra_tournament/staff.h"

#include "script/verbs.h"

namespace cardroom {

namespace {

using namespace canberra::tournament;

using AskedOfStaff = std::optional<Command>;

// `ballots` in the order of entry, or `ballots cyd ann bob`.
AskedOfStaff read_ballots(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::Ballot ballot{.by = by, .drawn = {}};
  while (!words.done()) ballot.drawn.push_back(read_player(scene, words));
  if (!ballot.drawn.empty()) return ballot;
  const bool extra = scene.state.kind != SessionKind::ordinary;
  for (const Entrant& entrant : scene.state.entrants)
    if (entrant.status == EntrantStatus::in &&
        (!extra || scene.state.tied.contains(entrant.player)))
      ballot.drawn.push_back(entrant.player);
  return ballot;
}

// `seats REESE for ANN`, `substitutes REESE for ANN`.
template <class Act>
AskedOfStaff read_in_place(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  Act act{.by = by, .player = read_player(scene, words), .instead_of = {}};
  words.want("for", Form{"'NAME for NAME'"});
  act.instead_of = read_player(scene, words);
  return act;
}

AskedOfStaff read_starts(CanberraTournamentScene&, WordsReader& words, Role by) {
  if (words.take("session")) return command::StartSession{by};
  return command::StartRound{by, read_session_table(words)};
}

AskedOfStaff read_settles(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::Settle settle{.by = by, .table = read_session_table(words), .players = {}, .back = {}};
  while (!words.done() && !words.error() && !settle.players.full()) {
    settle.players.push_back(read_player(scene, words));
    settle.back.push_back(words.amount("what comes back"));
  }
  return settle;
}

AskedOfStaff read_counts(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::CountTable count{
      .by = by, .table = read_session_table(words), .players = {}, .chips = {}};
  while (!words.done() && !words.error() && !count.players.full()) {
    count.players.push_back(read_player(scene, words));
    count.chips.push_back(words.amount("their chips"));
  }
  return count;
}

AskedOfStaff read_play_off(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::PlayOff off{.by = by, .players = {}, .chips = {}};
  while (!words.done() && !words.error()) {
    off.players.push_back(read_player(scene, words));
    off.chips.push_back(words.amount("their chips"));
  }
  return off;
}

AskedOfStaff read_calls(CanberraTournamentScene&, WordsReader& words, Role by) {
  if (words.take("repechage")) return command::BeginExtra{by, SessionKind::repechage};
  if (words.take("catch-up")) return command::BeginExtra{by, SessionKind::catch_up};
  words.fail("expected 'calls repechage' or 'calls catch-up'");
  return std::nullopt;
}

AskedOfStaff read_rules(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::RuleAnte rule{.by = by, .player = read_player(scene, words), .stands = true};
  rule.stands = words.take("stands");
  if (!rule.stands && !words.take("void")) words.fail("expected 'stands' or 'void'");
  return rule;
}

// `declares ann flush`, `declares ann royal_flush 30000`: dollars in the jackpot pool.
AskedOfStaff read_declares(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::DeclareJackpot declare{
      .by = by, .player = read_player(scene, words), .hand = {}, .pool = {}};
  const std::string hand = words.next("a hand such as flush or full_house");
  int at = 0;
  while (at < count_of(Category{}) && word(static_cast<Category>(at)) != hand) ++at;
  if (at == count_of(Category{})) words.fail(quoted(hand) + " is not a hand");
  declare.hand = static_cast<Category>(at);
  if (!words.done()) declare.pool = words.dollars("what the jackpot pool holds");
  return declare;
}

template <bool excluded>
AskedOfStaff read_penalty(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  const PlayerId player = read_player(scene, words);
  return command::Penalise{by, player, words.clause(), excluded};
}

template <class Act>
AskedOfStaff read_plain(CanberraTournamentScene&, WordsReader&, Role by) {
  return Act{by};
}

template <class Act>
AskedOfStaff read_noted(CanberraTournamentScene&, WordsReader& words, Role by) {
  return Act{by, words.text<Note>()};
}

template <class Act>
AskedOfStaff read_of_table(CanberraTournamentScene&, WordsReader& words, Role by) {
  return Act{by, read_session_table(words)};
}

// `undoes`, `undoes 3`.
AskedOfStaff read_undoes(CanberraTournamentScene&, WordsReader& words, Role by) {
  constexpr int most = 1'000'000'000;
  if (words.done()) return command::Undo{by, 0};
  return command::Undo{by, static_cast<std::uint32_t>(words.number("an act", 0, most))};
}

// `corrects ann 1500 counted wrong`.
AskedOfStaff read_corrects(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  command::CorrectStack correct{
      .by = by, .player = read_player(scene, words), .chips = {}, .reason = {}};
  correct.chips = words.amount("their chips");
  correct.reason = words.text<Note>();
  return correct;
}

AskedOfStaff read_breaks(CanberraTournamentScene&, WordsReader& words, Role by) {
  return command::CallBreak{by, static_cast<std::uint16_t>(words.number("minutes", 0, 1000))};
}

using ReadByStaff = AskedOfStaff(CanberraTournamentScene& scene, WordsReader& words, Role by);
constexpr Verb<ReadByStaff> staff_verbs[] = {
    {"documents", read_plain<command::Document>},
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
    {"declares", read_declares},
    {"voids", read_of_table<command::VoidRound>},
    {"rules", read_rules},
    {"calls", read_calls},
    {"plays-off", read_play_off},
    {"breaks", read_breaks},
    {"resumes", read_plain<command::EndBreak>},
    {"records", read_penalty<false>},
    {"excludes", read_penalty<true>},
    {"undoes", read_undoes},
    {"corrects", read_corrects},
    {"awards", read_plain<command::AwardPlaces>},
    {"cancels", read_plain<command::Cancel>}};

}  // namespace

void read_staff(CanberraTournamentScene& scene, WordsReader& words, Role by) {
  const auto read = take_verb(staff_verbs, words);
  if (read == nullptr)
    return words.fail("that is not something staff do; see docs/tournament-canberra.md");
  const AskedOfStaff asked = read(scene, words, by);
  words.finish();
  if (asked && !words.error()) put(scene, words.line(), *asked);
}

}  // namespace cardroom
