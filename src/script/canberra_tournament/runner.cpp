#include "script/canberra_tournament/runner.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "codec/json.h"
#include "script/canberra_tournament/scene.h"
#include "words/refusal.h"

namespace cardroom {

using namespace canberra::tournament;

namespace {

void read_set(CanberraScene& scene, WordsReader& words) {
  const auto key = ShortText::from(words.next("a condition"));
  const auto value = Note::from(words.rest());
  if (!key || !value) return words.fail("no condition has so many letters");
  if (!words.error())
    put(scene, words.line(), command::SetCondition{Role::operator_, *key, *value});
}

// `all sit`: everybody who has drawn a seat takes it.
void read_all(CanberraScene& scene, WordsReader& words) {
  if (!words.take("sit")) return words.fail("expected 'all sit'");
  words.finish();
  const auto entrants = scene.state.entrants;
  for (const Entrant& entrant : entrants)
    if (entrant.table != 0 && entrant.status == Status::in && !entrant.seated && !words.error() &&
        !put(scene, words.line(), command::TakeSeat{entrant.player}))
      return;
}

struct Hand {
  PlayerId player;
  Chips ante;
  std::optional<Chips> back;  // None: he folds.
};

std::vector<Hand> read_hands(CanberraScene& scene, WordsReader& words) {
  std::vector<Hand> hands;
  while (!words.done() && !words.error()) {
    Hand hand{scene.player(words.next("a name")), words.amount("an ante"), std::nullopt};
    if (!words.take("folds")) hand.back = words.amount("what comes back, or 'folds'");
    hands.push_back(hand);
  }
  return hands;
}

// The ante of whoever is asked, and then the next, until no more are taken.
bool take_antes(CanberraScene& scene, const ScriptLine& line, TableNumber table,
                const std::vector<Hand>& hands) {
  while (scene.state.phase == Phase::session &&
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

// `play 1 ann 100 300 bob 100 folds`: a whole round at a table, with what each has back.
void read_play(CanberraScene& scene, WordsReader& words) {
  const auto table = static_cast<TableNumber>(words.number("a table", 1, 32));
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

struct PlayerVerb {
  std::string_view word;
  Command (*make)(PlayerId player);
};
template <class Act>
Command make(PlayerId player) {
  return Act{player};
}
constexpr PlayerVerb verbs[] = {{"agrees", make<command::Agree>},
                                {"enters", make<command::Enter>},
                                {"reserves", make<command::JoinReserve>},
                                {"sits", make<command::TakeSeat>},
                                {"bets", make<command::Bet>},
                                {"folds", make<command::Fold>},
                                {"buys-back", make<command::BuyBack>},
                                {"adds-chips", make<command::AddChips>},
                                {"wagers-jackpot", make<command::WagerJackpot>}};

// `ann enters`, `ann antes 100`, `ann bob cyd enter`.
void read_player(CanberraScene& scene, WordsReader& words) {
  std::vector<PlayerId> players = {scene.player(words.next("a name"))};
  while (!words.done()) {
    const std::string verb = words.next("what the player does");
    if (verb == "antes") {
      const Chips amount = words.amount();
      words.finish();
      if (!words.error()) put(scene, words.line(), command::PlaceAnte{players.front(), amount});
      return;
    }
    for (const PlayerVerb& one : verbs) {
      if (one.word != verb && std::string(one.word) != verb + "s") continue;
      words.finish();
      for (const PlayerId player : players)
        if (words.error() || !put(scene, words.line(), one.make(player))) return;
      return;
    }
    players.push_back(scene.player(verb));
  }
  words.fail("expected what the player does; see docs/tournament-canberra.md");
}

void read_line(CanberraScene& scene, WordsReader& words) {
  if (words.take("set")) return read_set(scene, words);
  if (words.take("expect")) return expect_canberra(scene, words);
  if (words.take("all")) return read_all(scene, words);
  if (words.take("play")) return read_play(scene, words);
  for (int role = 0; role < role_count; ++role) {
    if (!words.take(word(static_cast<Role>(role)))) continue;
    if (!read_canberra_staff(scene, words, static_cast<Role>(role)) && !words.error())
      words.fail("that is nothing that staff do; see docs/tournament-canberra.md");
    return;
  }
  read_player(scene, words);
}

}  // namespace

PlayerId CanberraScene::player(const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  const auto at = static_cast<std::uint32_t>(found - names.begin());
  if (found == names.end()) names.push_back(name);
  return PlayerId(at + 1);
}

bool put(CanberraScene& scene, const ScriptLine& line, const Command& command) {
  scene.teller.command(boost::json::serialize(codec::to_json(command)));
  Events events;
  if (const auto refusal = play(scene.state, command, events)) {
    scene.teller.refused(line, {std::string(refusal->rule->name), refusal->clause, say(*refusal)});
    return false;
  }
  for (const Event& event : events)
    scene.teller.event(say(event, scene.names), clause_of(event),
                       boost::json::serialize(codec::to_json(event)));
  scene.teller.accepted(line);
  return true;
}

ScriptRun run_canberra_script(const Script& script) {
  CanberraScene scene;
  for (const auto& line : script.lines) {
    WordsReader words(line);
    read_line(scene, words);
    if (words.error()) scene.teller.not_a_script(*words.error());
    if (scene.teller.stopped()) break;
  }
  return scene.teller.finish();
}

}  // namespace cardroom
