#include "script/tournament/entries.h"

#include "script/verbs.h"

namespace cardroom {

namespace {

using namespace tournament;

void read_enter(TournamentScene& scene, WordsReader& words) {
  const auto names = read_names(words);
  const bool agreed = words.take("agreed");
  words.finish();
  if (words.error()) return;
  for (const auto& name : names)
    if (!put(scene, words.line(), command::Enter{scene.players.find_or_add(name), agreed})) return;
}

// `ballot`, `ballot cyd ann bob`, `ballot tables 2`: in the order of entry unless players are
// named.
void read_ballot(TournamentScene& scene, WordsReader& words) {
  command::Ballot ballot;
  if (!words.done() && words.peek() != "tables")
    for (const auto& name : read_names(words))
      ballot.drawn.push_back(scene.players.find_or_add(name));
  if (words.take("tables"))
    ballot.tables = static_cast<std::uint8_t>(words.number("tables", 1, 32));
  words.finish();
  if (ballot.drawn.empty())
    for (const Entry& entry : scene.state.entries)
      if (is_in(entry) || entry.status == EntryStatus::entered)
        ballot.drawn.push_back(entry.player);
  ballot.by = scene.by_or(Role::director);
  if (!words.error()) put(scene, words.line(), ballot);
}

// Acts with one player and nothing else, by an entrant or by the director.
using AskOfEntrant = Command(PlayerId player, Role by);

template <class Act>
Command own_act(PlayerId player, Role) {
  return Act{player};
}

template <class Act>
Command director_act(PlayerId player, Role by) {
  return Act{player, by};
}

constexpr Verb<AskOfEntrant> entrant_verbs[] = {{"withdraw", own_act<command::Withdraw>},
                                                {"reserve", own_act<command::JoinReserve>},
                                                {"rebuy", own_act<command::Rebuy>},
                                                {"top-up", own_act<command::TopUp>},
                                                {"count", own_act<command::RequestCount>},
                                                {"agrees", own_act<command::AgreeDeal>},
                                                {"drops", own_act<command::DropDeal>},
                                                {"admit", director_act<command::Admit>},
                                                {"out", director_act<command::Eliminate>},
                                                {"absent", director_act<command::MarkAbsent>},
                                                {"present", director_act<command::MarkPresent>},
                                                {"forfeit", director_act<command::Forfeit>}};

constexpr Verb<ReadTournamentLine> entry_verbs[] = {{"enter", read_enter}, {"ballot", read_ballot}};

void read_each(TournamentScene& scene, WordsReader& words, AskOfEntrant* ask) {
  const auto names = read_names(words);
  words.finish();
  if (words.error()) return;
  const Role by = scene.by_or(Role::director);
  for (const auto& name : names)
    if (!put(scene, words.line(), ask(scene.players.find_or_add(name), by))) return;
}

}  // namespace

bool read_entrant(TournamentScene& scene, WordsReader& words, const std::string& verb) {
  if (const auto read = find_verb(entry_verbs, verb)) {
    read(scene, words);
    return true;
  }
  const auto ask = find_verb(entrant_verbs, verb);
  if (ask != nullptr) read_each(scene, words, ask);
  return ask != nullptr;
}

}  // namespace cardroom
