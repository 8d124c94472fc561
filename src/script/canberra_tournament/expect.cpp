#include "script/canberra_tournament/expect.h"

#include "base/money_text.h"
#include "canberra/tournament/standings.h"
#include "script/expectations.h"
#include "script/verbs.h"
#include "words/text.h"

namespace cardroom {

namespace {

using namespace canberra::tournament;

std::string names_of(const CanberraTournamentScene& scene, const auto& players) {
  std::string words;
  for (const PlayerId player : players)
    words += (words.empty() ? "" : " ") + scene.players.name_of(player);
  return words.empty() ? "nobody" : words;
}

// The state of one entrant, of a table or of everything, in the words that the line uses.
using OfEntrant = std::string(const CanberraTournamentScene& scene, const Entrant& entrant);
constexpr Verb<OfEntrant> of_entrant[] = {
    {"stack", [](auto&, auto& entrant) { return text(entrant.stack); }},
    {"status", [](auto&, auto& entrant) { return std::string(word(entrant.status)); }},
    {"points", [](auto&, auto& entrant) { return say_points(entrant.points); }},
    {"place", [](auto&, auto& entrant) { return text(entrant.place); }},
    {"prize", [](auto&, auto& entrant) { return in_dollars(entrant.prize); }},
    {"refunded", [](auto&, auto& entrant) { return in_dollars(entrant.refunded); }},
    {"jackpot", [](auto&, auto& entrant) { return in_dollars(entrant.jackpot); }},
    {"jackpot-won", [](auto&, auto& entrant) { return in_dollars(entrant.jackpot_won); }},
    {"jackpot-lost", [](auto&, auto& entrant) { return in_dollars(entrant.jackpot_lost); }},
    {"warnings", [](auto&, auto& entrant) { return text(entrant.warnings); }},
    {"seat", [](auto&, auto& entrant) { return text(entrant.table) + " " + text(entrant.seat); }},
    {"played-by", [](auto& scene, auto& entrant) {
       const PlayerId by = entrant.played_by;
       return by.is_none() ? "themselves" : scene.players.name_of(by);
     }}};

using OfTable = std::string(const SessionTable& table);
constexpr Verb<OfTable> of_table[] = {{"marker", [](auto& table) { return text(table.marker); }},
                                      {"asked", [](auto& table) { return text(table.asked); }},
                                      {"rounds", [](auto& table) { return text(table.rounds); }}};

using OfAll = std::string(const CanberraTournamentScene& scene);
constexpr Verb<OfAll> of_all[] = {
    {"phase", [](auto& scene) { return std::string(word(scene.state.phase)); }},
    {"session", [](auto& scene) { return text(scene.state.session); }},
    {"left", [](auto& scene) { return text(still_in(scene.state)); }},
    {"pool", [](auto& scene) { return in_dollars(prize_pool(scene.state)); }},
    {"commission", [](auto& scene) { return in_dollars(commission_of(scene.state)); }},
    {"tied", [](auto& scene) { return names_of(scene, scene.state.tied); }}};

}  // namespace

void expect_canberra_tournament(CanberraTournamentScene& scene, WordsReader& words) {
  if (words.take("story")) return expect_told(scene.transcript, words);
  std::string got;
  if (const auto entrant = take_verb(of_entrant, words)) {
    const std::string name = words.next("a name");
    const Entrant* const found = find_entrant(scene.state, scene.players.find_or_add(name));
    if (found == nullptr) return words.fail(name + " has no entry");
    got = entrant(scene, *found);
  } else if (const auto table = take_verb(of_table, words)) {
    got = table(scene.state.table(read_session_table(words)));
  } else if (const auto all = take_verb(of_all, words)) {
    got = all(scene);
  } else {
    words.fail(quoted(words.peek()) + " cannot be expected; see docs/tournament-canberra.md");
  }
  if (!words.error()) scene.transcript.expect(words.line(), words.rest(), got);
}

}  // namespace cardroom
