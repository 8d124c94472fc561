#include "script/tournament/runner.h"

#include <algorithm>
#include <boost/json/serialize.hpp>

#include "codec/json.h"
#include "script/tournament/scene.h"
#include "tournament/format/formats.h"
#include "tournament/format/settings.h"
#include "words/refusal.h"
#include "words/tournament_story.h"

namespace cardroom {

using namespace tournament;

namespace {

void read_set(TournamentScene& scene, WordsReader& words) {
  const auto key = ShortText::from(words.next("a setting"));
  const auto value = Note::from(words.rest());
  if (!key || !value) return words.fail("a setting of so many letters does not exist");
  if (!words.error())
    put(scene, words.line(), command::Determine{*key, *value, scene.by.value_or(Role::operator_)});
}

void read_enter(TournamentScene& scene, WordsReader& words) {
  const auto names = read_names(words);
  const bool agreed = words.take("agreed");
  words.finish();
  if (words.error()) return;
  for (const auto& name : names)
    if (!put(scene, words.line(), command::Enter{scene.player(name), agreed})) return;
}

// `ballot`, `ballot cyd ann bob`, `ballot tables 2`: in the order of entry unless named.
void read_ballot(TournamentScene& scene, WordsReader& words) {
  command::Ballot ballot;
  if (!words.done() && words.peek() != "tables")
    for (const auto& name : read_names(words)) ballot.drawn.push_back(scene.player(name));
  if (words.take("tables"))
    ballot.tables = static_cast<std::uint8_t>(words.number("tables", 1, 32));
  words.finish();
  if (ballot.drawn.empty())
    for (const Entry& entry : scene.state.entries)
      if (is_in(entry) || entry.status == Status::entered) ballot.drawn.push_back(entry.player);
  ballot.by = scene.by.value_or(Role::director);
  if (!words.error()) put(scene, words.line(), ballot);
}

// Verbs that take one player and nothing else.
std::optional<Command> player_command(const std::string& verb, PlayerId player, Role by) {
  if (verb == "withdraw") return command::Withdraw{player};
  if (verb == "reserve") return command::JoinReserve{player};
  if (verb == "rebuy") return command::Rebuy{player};
  if (verb == "top-up") return command::TopUp{player};
  if (verb == "count") return command::RequestCount{player};
  if (verb == "admit") return command::Admit{player, by};
  if (verb == "out") return command::Eliminate{player, by};
  if (verb == "absent") return command::MarkAbsent{player, by};
  if (verb == "present") return command::MarkPresent{player, by};
  if (verb == "forfeit") return command::Forfeit{player, by};
  return std::nullopt;
}

bool read_player_verb(TournamentScene& scene, WordsReader& words, const std::string& verb) {
  const Role by = scene.by.value_or(Role::director);
  if (!player_command(verb, PlayerId(1), by)) return false;
  const auto names = read_names(words);
  words.finish();
  if (words.error()) return true;
  for (const auto& name : names)
    if (!put(scene, words.line(), *player_command(verb, scene.player(name), by))) break;
  return true;
}

void read_line(TournamentScene& scene, WordsReader& words) {
  scene.by.reset();
  for (int role = 0; role < role_count; ++role)
    if (words.take(word(static_cast<Role>(role)))) scene.by = static_cast<Role>(role);
  const std::string verb = words.next("a line of a tournament script");
  if (words.error()) return;
  if (verb == "set") return read_set(scene, words);
  if (verb == "enter") return read_enter(scene, words);
  if (verb == "ballot") return read_ballot(scene, words);
  if (verb == "expect") return expect_tournament(scene, words);
  if (read_player_verb(scene, words, verb)) return;
  if (!read_director(scene, words, verb))
    words.fail(quoted(verb) + " begins no line of a script; see docs/tournament-script.md");
}

}  // namespace

PlayerId TournamentScene::player(const std::string& name) {
  const auto found = std::find(names.begin(), names.end(), name);
  const auto at = static_cast<std::uint32_t>(found - names.begin());
  if (found == names.end()) names.push_back(name);
  return PlayerId(at + 1);
}

bool put(TournamentScene& scene, const ScriptLine& line, const Command& command) {
  if (!put_first(scene, line, command)) return false;
  scene.teller.accepted(line);
  return true;
}

bool put_first(TournamentScene& scene, const ScriptLine& line, const Command& command) {
  scene.teller.command(boost::json::serialize(codec::to_json(command)));
  Events events;
  if (const auto refusal = play(scene.state, command, events)) {
    scene.teller.refused(line, {std::string(refusal->rule->name), refusal->clause, say(*refusal)});
    return false;
  }
  for (const auto& event : events)
    scene.teller.event(say(event, scene.names), clause_of(event),
                       boost::json::serialize(codec::to_json(event)));
  return true;
}

std::vector<std::string> read_names(WordsReader& words) {
  std::vector<std::string> names;
  while (!words.done() && words.peek() != "agreed" && words.peek() != "tables") {
    const std::string word = words.next("a name");
    const auto dots = word.find("..");
    const auto digits = word.find_first_of("0123456789");
    if (dots == std::string::npos) {
      names.push_back(word);
      continue;
    }
    const std::string stem = word.substr(0, std::min(digits, dots));
    const std::string from = word.substr(stem.size(), dots - stem.size());
    const std::string last = word.substr(dots + 2);
    const bool whole = !from.empty() && last.starts_with(stem) && last.size() > stem.size() &&
                       from.size() < 4 && last.size() < stem.size() + 4 &&
                       from.find_first_not_of("0123456789") == std::string::npos &&
                       last.find_first_not_of("0123456789", stem.size()) == std::string::npos;
    if (!whole) {
      words.fail("expected names like p1..p9, not " + quoted(word));
      return names;
    }
    for (int at = std::stoi(from); at <= std::stoi(last.substr(stem.size())); ++at)
      names.push_back(stem + std::to_string(at));
  }
  if (names.empty()) words.fail("expected a name");
  return names;
}

PlayerId read_player(TournamentScene& scene, WordsReader& words) {
  return scene.player(words.next("a name"));
}

TableNumber read_table(WordsReader& words) {
  return static_cast<TableNumber>(words.number("a table", 1, static_cast<int>(tables_most)));
}

std::int64_t read_seconds(WordsReader& words) {
  const std::string text = words.next("a time like 1:30:00");
  std::int64_t parts[3] = {0, 0, 0};
  std::size_t part = 0;
  bool good = !text.empty();
  for (const char letter : text) {
    if (letter == ':' && part < 2)
      ++part;
    else if (letter >= '0' && letter <= '9' && parts[part] < 10'000)
      parts[part] = parts[part] * 10 + (letter - '0');
    else
      good = false;
  }
  if (!good || part == 0 || parts[1] > 59 || parts[2] > 59)
    words.fail("expected hours, minutes and seconds like 1:30:00, not " + quoted(text));
  return parts[0] * 3600 + parts[1] * 60 + parts[2];
}

ScriptRun run_tournament_script(const Script& script) {
  const Format* format = find_format(script.rules);
  if (format == nullptr) {
    Teller teller;
    teller.not_a_script({{script.rules_line, 1}, say_no_format(script.rules)});
    return teller.finish();
  }
  TournamentScene scene(*format);
  for (const auto& line : script.lines) {
    WordsReader words(line);
    read_line(scene, words);
    if (words.error()) scene.teller.not_a_script(*words.error());
    if (scene.teller.stopped()) break;
  }
  return scene.teller.finish();
}

}  // namespace cardroom
