#include "script/canberra/hosted.h"

#include <algorithm>

#include "canberra/round/guards.h"
#include "canberra/round/telling.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/play.h"
#include "codec/json_text.h"
#include "words/canberra/aloud.h"
#include "words/refusal.h"

namespace cardroom {

namespace {

using namespace canberra;

Refusal put_one(CanberraScene& scene, const HostedCanberraCommand& command) {
  scene.transcript.command(codec::to_text(command));
  HostedCanberraEvents events;
  auto refused = play(scene.hosted->game, command, events);
  for (const HostedCanberraEvent& event : events) {
    if (const auto* const one = std::get_if<Event>(&event))
      tell_event(scene, *one);
    else
      scene.transcript.event("the last entry is taken back", {}, codec::to_text(event));
  }
  scene.table = scene.hosted->game.now;
  return refused;
}

std::string rule_of(const Refusal& refused) {
  return refused ? std::string(refused->rule->name) : "accepted";
}

ScriptLine unexpecting(ScriptLine line) {
  line.refused.reset();
  return line;
}

// Tells what lies on the table, as its dealer would: nullopt if all of it was accepted.
Refusal tell_hand(CanberraScene& scene, Seat seat, int count) {
  const State& felt = *scene.hosted->felt;
  const State& host = scene.hosted->game.now;
  const FiveCards& lies = seat.is_none() ? felt.dealer.cards : felt.box(seat).cards;
  const FiveCards& known = seat.is_none() ? host.dealer.cards : host.box(seat).cards;
  // Either the whole hand is turned over, or only cards of it are face up.
  const unsigned face_up =
      seat.is_none() ? felt.dealer.exposed | 1U << felt.dealer.up : felt.box(seat).exposed;
  const bool whole = std::count(known.begin(), known.end(), Card()) == count;
  command::TellCards tell;
  tell.seat = seat;
  for (unsigned at = 0; at < 5; ++at)
    if (known[at].is_none() && (whole || (face_up >> at & 1U) != 0)) tell.cards.push_back(lies[at]);
  return put_one(scene, Command(tell));
}

Refusal tell_all_wanted(CanberraScene& scene) {
  for (;;) {
    const HandWanted wanted = wanted_now(scene.hosted->game.now);
    if (wanted.cards == 0) return std::nullopt;
    if (auto refused = tell_hand(scene, wanted.seat, wanted.cards)) return refused;
  }
}

// K-11: what the machine declares and pays at a dealt table, people do at a hosted one.
Refusal pay_declared(CanberraScene& scene) {
  bool declared = false;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Seat seat = seat_at(at);
    const bool paid = scene.hosted->felt->box(seat).declared == Declared::paid;
    if (!paid || scene.hosted->game.now.box(seat).declared != Declared::no) continue;
    const int unseen = tellable(scene.hosted->game.now, seat);
    if (unseen > 0)
      if (auto refused = tell_hand(scene, seat, unseen)) return refused;
    if (auto refused = put_one(scene, Command(command::Declare{Role::dealer, seat})))
      return refused;
    declared = true;
  }
  return declared ? put_one(scene, Command(command::PayJackpots{})) : std::nullopt;
}

// What does not depend on hidden cards must be the same.
std::string difference(const State& felt, const State& told) {
  if (felt.phase != told.phase) return "phase";
  if (felt.money != told.money) return "chips";
  if (felt.house != told.house) return "winnings of the house";
  if (!(felt.jackpot == told.jackpot)) return "jackpot";
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& one = felt.boxes[at];
    const Box& other = told.boxes[at];
    if (one.standing != other.standing || !(one.result == other.result))
      return "result of box " + std::to_string(at + 1);
  }
  return {};
}

Command as_told(const Command& command) {
  return std::holds_alternative<command::Deal>(command) ? Command(command::Deal{}) : command;
}

// A hand that is declared is turned over first.
Refusal show_declared(CanberraScene& scene, const Command& command) {
  const auto* const declare = std::get_if<command::Declare>(&command);
  if (declare == nullptr) return std::nullopt;
  const State& host = scene.hosted->game.now;
  const Refusal refused = refuse_declaration(host, declare->seat);
  const bool waits = refused && refused->rule == &cardroom::refusal::waits_for_cards;
  const int unseen = waits ? tellable(host, declare->seat) : 0;
  return unseen > 0 ? tell_hand(scene, declare->seat, unseen) : std::nullopt;
}

bool put_on_felt(CanberraScene& scene, const ScriptLine& line, const Command& command) {
  Events events;
  const auto on_felt = play(*scene.hosted->felt, command, events);
  Refusal refused = show_declared(scene, command);
  // Only a shoe that somebody knows can be wrong, and one entry is for player and dealer.
  const bool deals = std::holds_alternative<command::Deal>(command);
  const bool dealt_only =
      on_felt && (deals || on_felt->rule == &canberra::refusal::player_declares_first);
  if (!refused) refused = dealt_only ? on_felt : put_one(scene, as_told(command));
  if (rule_of(refused) != rule_of(on_felt))
    scene.transcript.expect(unexpecting(line), rule_of(on_felt) + " as with dealt cards",
                            rule_of(refused));
  if (!refused) refused = tell_all_wanted(scene);
  if (!refused) refused = pay_declared(scene);
  if (refused) {
    scene.transcript.refused(line, refused_by(*refused));
    return false;
  }
  if (const auto differs = difference(*scene.hosted->felt, scene.state()); !differs.empty())
    scene.transcript.expect(unexpecting(line), "the same " + differs + " as with dealt cards",
                            "another");
  return true;
}

bool put_told(CanberraScene& scene, const ScriptLine& line, const HostedCanberraCommand& command) {
  const auto refused = put_one(scene, command);
  if (refused) scene.transcript.refused(line, refused_by(*refused));
  return !refused;
}

bool tells_cards(const CanberraScene& scene) { return scene.hosted && !scene.hosted->felt; }

void put_read(CanberraScene& scene, WordsReader& words, const HostedCanberraCommand& command) {
  words.finish();
  if (words.error() || !open_table(scene, words.line())) return;
  if (!put_told(scene, words.line(), command)) return;
  scene.transcript.accepted(words.line());
  settle_if_decided(scene, words.line());
}

}  // namespace

bool put_hosted(CanberraScene& scene, const ScriptLine& line, const Command& command) {
  return scene.hosted->felt ? put_on_felt(scene, line, command)
                            : put_told(scene, line, as_told(command));
}

void read_canberra_hosted(CanberraScene& scene, WordsReader& words) {
  if (scene.table) words.fail("'hosted' comes before the first player sits down");
  words.finish();
  if (!words.error()) scene.hosted.emplace();
}

void read_canberra_tell(CanberraScene& scene, WordsReader& words) {
  if (!tells_cards(scene)) return words.fail("cards are told only after a 'hosted' line");
  command::TellCards tell;
  if (!words.take("own")) tell.seat = words.seat();
  const CardList cards = words.cards(*Deck::of(52, true));
  if (cards.size() > 5) words.fail("a hand has five cards");
  if (words.error()) return;
  for (const Card card : cards) tell.cards.push_back(card);
  put_read(scene, words, Command(tell));
}

void read_canberra_undo(CanberraScene& scene, WordsReader& words) {
  if (!tells_cards(scene)) return words.fail("entries are taken back only after a 'hosted' line");
  put_read(scene, words, hosted_command::Undo{});
}

void expect_canberra_asks(CanberraScene& scene, WordsReader& words) {
  const std::string wanted = words.rest();
  if (!scene.hosted) return words.fail("only a hosted table asks for cards");
  if (words.error()) return;
  const std::string asks = say(wanted_now(scene.hosted->game.now));
  scene.transcript.expect(words.line(), wanted, asks.empty() ? "nothing" : asks);
}

}  // namespace cardroom
