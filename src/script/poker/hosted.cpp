#include "script/poker/hosted.h"

#include <algorithm>

#include "codec/json_text.h"
#include "hosted/felt.h"
#include "rules/round/event_words.h"
#include "words/hosted_words.h"

namespace cardroom {

namespace {

// Plays one command of a hosted table and reports its events.
Refusal put_one(PokerScene& scene, const HostedCommand& command) {
  scene.transcript.command(codec::to_text(command));
  Table before = *scene.table;
  auto refused =
      play(scene.hosted->game, command, [&](const HostedEvent& event, const Table& after) {
        report_event(scene, event, before, after);
        before = after;
      });
  scene.table = scene.hosted->game.now.table;
  return refused;
}

std::string rule_of(const Refusal& refused) {
  return refused ? std::string(refused->rule->name) : "accepted";
}

// The line without the refusal it expects: the two tables agree on a refusal too.
ScriptLine unexpecting(ScriptLine line) {
  line.refused.reset();
  return line;
}

void compare_with_felt(PokerScene& scene, const ScriptLine& line) {
  const std::string differs(difference(scene.felt(), scene.round()));
  if (!differs.empty())
    scene.transcript.expect(unexpecting(line), "the same " + differs + " as with dealt cards",
                            "another");
}

bool put_on_felt(PokerScene& scene, const ScriptLine& line, const TableCommand& command) {
  const HostedCommand hosted = as_told(*scene.hosted->felt, scene.hosted->game.now.told, command);
  TableEvents events;
  const auto on_felt = play(*scene.hosted->felt, command, events);
  if (on_felt && names_wrong_cards(*on_felt)) {
    scene.transcript.refused(line, refused_by(*on_felt));
    return false;
  }
  const Refusal refused = put_one(scene, hosted);
  if (rule_of(refused) != rule_of(on_felt))
    scene.transcript.expect(unexpecting(line), rule_of(on_felt) + " as with dealt cards",
                            rule_of(refused));
  if (refused) {
    scene.transcript.refused(line, refused_by(*refused));
    return false;
  }
  SeenCards seen(events);
  while (scene.hosted->game.now.waits())
    if (const auto untold =
            put_one(scene, seen.next(scene.hosted->game.now, *scene.hosted->felt))) {
      scene.transcript.refused(line, refused_by(*untold));
      return false;
    }
  compare_with_felt(scene, line);
  scene.transcript.accepted(line);
  return true;
}

// The words with ?? for each card.
std::string unseen(const std::string& words) {
  std::string hidden;
  std::size_t at = 0;
  while (at < words.size()) {
    const std::size_t end = std::min(words.find(' ', at), words.size());
    const std::string word = words.substr(at, end - at);
    hidden += Card::parse(word) ? "??" : word;
    if (end < words.size()) hidden += ' ';
    at = end + 1;
  }
  return hidden;
}

// "discarded: 9s" of a card that nobody saw is "discarded".
std::string without_card(const std::string& words) {
  const std::size_t colon = words.rfind(": ");
  return colon != words.npos && Card::parse(words.substr(colon + 2)) ? words.substr(0, colon)
                                                                     : words;
}

// What was noted of an entry goes when it is taken back.
void keep_notes(PokerScene& scene, const HostedCommand& command, const RoundNotes& before) {
  HostedScene& hosted = *scene.hosted;
  if (std::holds_alternative<hosted_command::Undo>(command)) {
    scene.noted = hosted.before.back();
    hosted.before.pop_back();
  } else if (hosted.game.entries.empty()) {
    hosted.before.clear();
  } else if (can_be_undone(command)) {
    hosted.before.push_back(before);
  }
}

bool put_line(PokerScene& scene, const ScriptLine& line, const HostedCommand& command) {
  const RoundNotes before = scene.noted;
  if (const auto refused = put_one(scene, command)) {
    scene.transcript.refused(line, refused_by(*refused));
    return false;
  }
  keep_notes(scene, command, before);
  scene.transcript.accepted(line);
  return true;
}

// Every card there is: the table says which are not in its deck.
CardList any_cards(WordsReader& words) { return words.cards(*Deck::of(52, true)); }

// The cards of a script that tells them are not known beforehand.
bool tells_cards(const PokerScene& scene) { return scene.hosted && !scene.hosted->felt; }

void put_read(PokerScene& scene, WordsReader& words, const HostedCommand& command) {
  words.finish();
  if (!words.error()) put_line(scene, words.line(), command);
}

}  // namespace

bool put_hosted(PokerScene& scene, const ScriptLine& line, const TableCommand& command) {
  return scene.hosted->felt ? put_on_felt(scene, line, command) : put_line(scene, line, command);
}

void read_hosted(PokerScene& scene, WordsReader& words) {
  if (scene.table) words.fail("'hosted' comes before the first player sits down");
  words.finish();
  if (!words.error()) scene.hosted.emplace();
}

void read_tell(PokerScene& scene, WordsReader& words) {
  if (!tells_cards(scene)) return words.fail("cards are told only after a 'hosted' line");
  if (!open_scene(scene, words.line())) return;
  put_read(scene, words, hosted_command::TellCards{Seat::none(), any_cards(words)});
}

void read_undo(PokerScene& scene, WordsReader& words) {
  if (!tells_cards(scene)) return words.fail("entries are taken back only after a 'hosted' line");
  if (!open_scene(scene, words.line())) return;
  put_read(scene, words, hosted_command::Undo{});
}

bool read_hosted_player(PokerScene& scene, WordsReader& words, Seat seat, std::string_view verb) {
  if (!tells_cards(scene)) return false;
  if (verb == "hides") {
    put_read(scene, words, hosted_command::KeepHidden{seat});
    return true;
  }
  if (verb == "draws") {
    hosted_command::ThrowAway away{.seat = seat, .count = 0, .seen = {}};
    away.count = static_cast<std::uint8_t>(words.number("how many cards", 0, 7));
    if (words.take("seen")) away.seen = set_of(any_cards(words));
    put_read(scene, words, away);
    return true;
  }
  if (verb != "shows" || words.done()) return false;
  const CardList cards = any_cards(words);
  words.finish();
  if (words.error()) return true;
  // After the round a player shows by asking to, and the cards are told at once.
  const HostedTable& host = scene.hosted->game.now;
  if (!host.waits() && !put_line(scene, words.line(), TableCommand(Command(command::Show{seat}))))
    return true;
  put_line(scene, words.line(), hosted_command::TellCards{seat, cards});
  return true;
}

void expect_asks(PokerScene& scene, WordsReader& words) {
  const std::string wanted = words.rest();
  if (!scene.hosted || !scene.table) return words.fail("only a hosted table asks for cards");
  scene.transcript.expect(
      words.line(), wanted,
      say(scene.hosted->game.now.wanted, names_at(*scene.table, scene.players)));
}

void expect_hosted_says(PokerScene& scene, WordsReader& words) {
  const std::string wanted = words.rest();
  const auto& transcript = scene.transcript;
  const bool said = transcript.has_told(wanted) || transcript.has_told(unseen(wanted)) ||
                    transcript.has_told(without_card(wanted));
  scene.transcript.expect(words.line(), wanted, said ? wanted : "not told");
}

}  // namespace cardroom
