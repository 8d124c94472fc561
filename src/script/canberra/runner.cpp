#include "script/canberra/runner.h"

#include "canberra/round/telling.h"
#include "canberra/table/legal.h"
#include "rulebook/common_rules.h"
#include "script/canberra/expect.h"
#include "script/canberra/hosted.h"
#include "script/canberra/staff.h"
#include "script/run_lines.h"
#include "script/verbs.h"
#include "words/canberra/aloud.h"

namespace cardroom {

namespace {

void read_set(CanberraScene& scene, WordsReader& words) {
  const std::string key = words.next("a setting");
  const std::string value = words.rest();
  if (value.empty()) words.fail("expected a value for " + quoted(key));
  if (words.error()) return;
  if (scene.table)
    return scene.transcript.refused(
        words.line(),
        refused_by(Violation{&cardroom::refusal::setting_locked, clause("CP17-3.1")}));
  if (const auto done = canberra::determine(scene.determined, key, value); !done)
    return scene.transcript.refused(words.line(), refused_by(done.error()));
  scene.transcript.accepted(words.line());
}

void read_seat(CanberraScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string name = words.next("a name");
  const Cents stake = words.dollars("the player's chips");
  words.finish();
  if (words.error() || !open_table(scene, words.line())) return;
  const auto before = scene.names;
  if (seat.number() <= canberra::boxes_max) scene.names[seat.index()] = name;
  const PlayerId player = scene.players.find_or_add(name);
  if (!put(scene, words.line(), canberra::command::Sit{seat, player, stake})) scene.names = before;
}

void read_shoe(CanberraScene& scene, WordsReader& words) { scene.shoe = words.cards(Deck::full()); }

// `deal`, `deal cut 26`, `deal unannounced`.
void read_deal(CanberraScene& scene, WordsReader& words) {
  using namespace canberra;
  int lifted = 26;
  bool announce = true;
  while (!words.done() && !words.error()) {
    if (words.take("cut"))
      lifted = words.number("how many cards the cut lifts", 0, 52);
    else if (words.take("unannounced"))
      announce = false;
    else
      words.finish();
  }
  if (words.error() || !call_wagers(scene, words.line())) return;
  const Shoe shoe = Shoe::starting_with(scene.shoe.value_or(CardList()), Deck::full());
  if (!put(scene, words.line(), command::Deal{shoe, lifted})) return;
  scene.shoe.reset();
  if (announce && scene.state().phase == TablePhase::dealt)
    put_unasked(scene, words.line(), command::Announce{});
}

// `time 14:30:00`, or `14:30`.
void read_time(CanberraScene& scene, WordsReader& words) {
  constexpr std::int64_t day_minutes = 24 * 60;
  const std::int64_t minute = words.clock("14:30:00") / 60;
  if (minute >= day_minutes) words.fail("a day ends at 23:59:59");
  words.finish();
  if (!words.error()) scene.minute = static_cast<int>(minute);
}

using ReadAtBox = CanberraAsked(const CanberraScene& scene, WordsReader& words, Seat seat);

template <class Act>
CanberraAsked box_act(const CanberraScene&, WordsReader&, Seat seat) {
  return Act{seat};
}

CanberraAsked read_antes(const CanberraScene&, WordsReader& words, Seat seat) {
  return canberra::command::PlaceAnte{seat, words.amount()};
}

CanberraAsked read_jackpots(const CanberraScene&, WordsReader& words, Seat seat) {
  const bool dark = words.take("dark");
  return canberra::command::PlaceJackpot{seat, dark ? canberra::Pad::dark : canberra::Pad::lit};
}

CanberraAsked read_takes(const CanberraScene&, WordsReader& words, Seat seat) {
  words.want("back", Form{"'takes back'"});
  return canberra::command::TakeBack{seat};
}

// `bets` means twice the ante; `bets 20` says so.
CanberraAsked read_bets(const CanberraScene& scene, WordsReader& words, Seat seat) {
  const bool known = scene.table && seat.number() <= canberra::boxes_max;
  const Chips twice = known ? scene.table->box(seat).ante * 2 : Chips(0);
  return canberra::command::PlaceBet{seat, words.done() ? twice : words.amount()};
}

CanberraAsked read_declares(const CanberraScene&, WordsReader&, Seat seat) {
  return canberra::command::Declare{Role::player, seat};
}

CanberraAsked read_buys(const CanberraScene&, WordsReader& words, Seat seat) {
  return canberra::command::BuyChips{seat, words.dollars()};
}

CanberraAsked read_requests(const CanberraScene&, WordsReader& words, Seat) {
  words.want("review", Form{"'requests review NUMBER'"});
  return canberra::command::RequestReview{words.number("the number of the dispute", 1, 65535)};
}

constexpr Verb<ReadAtBox> wager_verbs[] = {{"antes", read_antes}, {"jackpots", read_jackpots}};
constexpr Verb<ReadAtBox> box_verbs[] = {{"takes", read_takes},
                                         {"bets", read_bets},
                                         {"folds", box_act<canberra::command::Fold>},
                                         {"declares", read_declares},
                                         {"buys", read_buys},
                                         {"leaves", box_act<canberra::command::Leave>},
                                         {"disputes", box_act<canberra::command::OpenDispute>},
                                         {"requests", read_requests}};

void read_player(CanberraScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string verb = words.next("what the player does");
  if (words.error()) return;
  const auto wager = find_verb(wager_verbs, verb);
  const auto read = wager != nullptr ? wager : find_verb(box_verbs, verb);
  if (read == nullptr)
    return words.fail(quoted(verb) +
                      " is not something a player does; see docs/hand-script-canberra.md");
  const CanberraAsked asked = read(scene, words, seat);
  words.finish();
  if (words.error()) return;
  const bool ready =
      wager != nullptr ? call_wagers(scene, words.line()) : open_table(scene, words.line());
  if (ready && put(scene, words.line(), *asked)) settle_if_decided(scene, words.line());
}

constexpr Verb<ReadCanberraLine> line_kinds[] = {{"set", read_set},
                                                 {"seat", read_seat},
                                                 {"shoe", read_shoe},
                                                 {"deal", read_deal},
                                                 {"time", read_time},
                                                 {"expect", expect_canberra},
                                                 {"hosted", read_canberra_hosted},
                                                 {"tell", read_canberra_tell},
                                                 {"undo", read_canberra_undo}};

void read_line(CanberraScene& scene, WordsReader& words) {
  if (const auto read = take_verb(line_kinds, words)) return read(scene, words);
  if (const auto role = words.take_role()) return read_staff(scene, words, *role);
  if (words.at_number()) return read_player(scene, words);
  words.fail(quoted(words.peek()) +
             " does not begin a line of a script; see docs/hand-script-canberra.md");
}

std::string dealers_next(const canberra::LegalForDealer& legal) {
  if (legal.call_wagers) return "dealer calls";
  if (legal.deal) return "deal";
  if (legal.announce) return "dealer announces";
  if (legal.settle) return "dealer settles";
  if (legal.pay_jackpots) return "dealer pays";
  return legal.collect ? "dealer collects" : "";
}

// What the table waits for at the end of the script: cards, or what the boxes may do and then the
// dealer.
std::string what_next(const CanberraScene& scene) {
  using namespace canberra;
  if (!scene.table) return "seat 1 NAME CHIPS";
  const State& state = *scene.table;
  if (scene.hosted)
    if (const HandWanted wanted = wanted_now(state); wanted.cards > 0) return "tell " + say(wanted);
  std::string next;
  const auto add = [&](const std::string& one) { next += (next.empty() ? "" : "; ") + one; };
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Legal choice = legal(state, seat_at(at));
    if (choice == Legal()) continue;
    const std::string name = scene.names[at].empty() ? "" : " (" + scene.names[at] + ")";
    add("box " + std::to_string(at + 1) + name + ": " + say(choice));
  }
  if (const std::string dealer = dealers_next(legal_for_dealer(state)); !dealer.empty())
    add(dealer);
  return next.empty() && state.phase == TablePhase::closed ? "operator opens" : next;
}

}  // namespace

ScriptRun run_canberra_script(const Script& script, ScriptCards cards) {
  CanberraScene scene(script);
  if (cards == ScriptCards::told) scene.hosted.emplace().felt.emplace();
  run_lines(scene, script, read_line);
  scene.transcript.next(what_next(scene));
  return scene.transcript.finish();
}

}  // namespace cardroom
