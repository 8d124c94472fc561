#include "script/canberra_tournament/runner.h"

#include <algorithm>

#include "script/canberra_tournament/expect.h"
#include "script/canberra_tournament/staff.h"
#include "script/run_lines.h"
#include "script/verbs.h"

namespace cardroom {

namespace {

using namespace canberra::tournament;

void read_set(CanberraTournamentScene& scene, WordsReader& words) {
  const auto key = ShortText::from(words.next("a condition"));
  const auto value = Note::from(words.rest());
  if (!key || !value) return words.fail("no condition is that long");
  if (!words.error())
    put(scene, words.line(), command::SetCondition{Role::operator_, *key, *value});
}

// `all sit`: everybody who has drawn a seat takes it.
void read_all(CanberraTournamentScene& scene, WordsReader& words) {
  words.want("sit", Form{"'all sit'"});
  words.finish();
  const auto entrants = scene.state.entrants;
  for (const Entrant& entrant : entrants)
    if (entrant.table != 0 && entrant.status == EntrantStatus::in && !entrant.seated &&
        !words.error() && !put(scene, words.line(), command::TakeSeat{entrant.player}))
      return;
}

struct Hand {
  PlayerId player;
  Chips ante;
  std::optional<Chips> back;  // Nullopt if they fold.
};

std::vector<Hand> read_hands(CanberraTournamentScene& scene, WordsReader& words) {
  std::vector<Hand> hands;
  while (!words.done() && !words.error()) {
    Hand hand{read_player(scene, words), words.amount("an ante"), std::nullopt};
    if (!words.take("folds")) hand.back = words.amount("what comes back, or 'folds'");
    hands.push_back(hand);
  }
  return hands;
}

// Takes the ante of the player who is asked, then of the next, until all are taken.
bool take_antes(CanberraTournamentScene& scene, const ScriptLine& line, TableNumber table,
                const std::vector<Hand>& hands) {
  while (scene.state.phase == CanberraPhase::session &&
         scene.state.table(table).stage == RoundStage::antes) {
    const Entrant* asked = at_seat(scene.state, table, scene.state.table(table).asked);
    const auto hand = std::find_if(hands.begin(), hands.end(), [&](const Hand& one) {
      return asked != nullptr && one.player == asked->player;
    });
    if (hand != hands.end() && !put(scene, line, command::PlaceAnte{hand->player, hand->ante}))
      return false;
    if (!put(scene, line, command::AskNext{Role::dealer, table})) return false;
  }
  return true;
}

// `play 1 ann 100 300 bob 100 folds`: a whole round at a table, with what each player gets back.
void read_play(CanberraTournamentScene& scene, WordsReader& words) {
  const TableNumber table = read_session_table(words);
  const auto hands = read_hands(scene, words);
  if (words.error()) return;
  const ScriptLine& line = words.line();
  if (!put(scene, line, command::StartRound{Role::dealer, table})) return;
  if (!take_antes(scene, line, table, hands)) return;
  command::Settle settle{.by = Role::dealer, .table = table, .players = {}, .back = {}};
  for (const Hand& hand : hands) {
    const bool put_in = hand.back ? put(scene, line, command::Bet{hand.player})
                                  : put(scene, line, command::Fold{hand.player});
    if (!put_in) return;
    if (!hand.back || *hand.back == Chips(0)) continue;
    settle.players.push_back(hand.player);
    settle.back.push_back(*hand.back);
  }
  put(scene, line, settle);
}

using AskOfPlayer = Command(PlayerId player);

template <class Act>
Command make(PlayerId player) {
  return Act{player};
}
constexpr Verb<AskOfPlayer> player_verbs[] = {
    {"agrees", make<command::Agree>},         {"enters", make<command::Enter>},
    {"reserves", make<command::JoinReserve>}, {"withdraws", make<command::Withdraw>},
    {"sits", make<command::TakeSeat>},        {"bets", make<command::Bet>},
    {"folds", make<command::Fold>},           {"buys-back", make<command::BuyBack>},
    {"adds-chips", make<command::AddChips>},  {"wagers-jackpot", make<command::WagerJackpot>}};

// Finds "enters", or "enter" for several.
AskOfPlayer* find_player_verb(const std::string& verb) {
  const auto of_one = find_verb(player_verbs, verb);
  return of_one != nullptr ? of_one : find_verb(player_verbs, verb + "s");
}

// `ann enters`, `ann antes 100`, `ann bob cyd enter`.
void read_players(CanberraTournamentScene& scene, WordsReader& words) {
  std::vector<PlayerId> players = {read_player(scene, words)};
  while (!words.done()) {
    const std::string verb = words.next("what the player does");
    if (verb == "antes") {
      const Chips amount = words.amount();
      words.finish();
      if (!words.error()) put(scene, words.line(), command::PlaceAnte{players.front(), amount});
      return;
    }
    if (const auto ask = find_player_verb(verb)) {
      words.finish();
      for (const PlayerId player : players)
        if (words.error() || !put(scene, words.line(), ask(player))) return;
      return;
    }
    players.push_back(scene.players.find_or_add(verb));
  }
  words.fail("expected what the player does; see docs/tournament-canberra.md");
}

constexpr Verb<ReadSessionLine> line_kinds[] = {{"set", read_set},
                                                {"expect", expect_canberra_tournament},
                                                {"all", read_all},
                                                {"play", read_play}};

void read_line(CanberraTournamentScene& scene, WordsReader& words) {
  if (const auto read = take_verb(line_kinds, words)) return read(scene, words);
  if (const auto role = words.take_role()) return read_staff(scene, words, *role);
  read_players(scene, words);
}

}  // namespace

ScriptRun run_canberra_tournament_script(const Script& script) {
  CanberraTournamentScene scene;
  run_lines(scene, script, read_line);
  return scene.transcript.finish();
}

}  // namespace cardroom
