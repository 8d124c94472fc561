#include "script/canberra/runner.h"

#include "canberra/table/legal.h"
#include "script/canberra/scene.h"
#include "words/refusal.h"

namespace cardroom {

namespace {

constexpr Rule setting_locked{"setting_locked",
                              "The table is in use; limits change by notice, the rest not at all."};

void refuse(HouseScene& scene, const ScriptLine& line, const Violation& why) {
  scene.teller.refused(line, {std::string(why.rule->name), why.clause, say(why)});
}

void read_set(HouseScene& scene, WordsReader& words) {
  const std::string key = words.next("a setting");
  const std::string value = words.rest();
  if (value.empty()) words.fail("expected a value for " + quoted(key));
  if (words.error()) return;
  if (scene.table) return refuse(scene, words.line(), {&setting_locked, clause("CP17-3.1")});
  if (const auto done = canberra::determine(scene.determined, key, value); !done)
    return refuse(scene, words.line(), done.error());
  scene.teller.accepted(words.line());
}

void read_seat(HouseScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string name = words.next("a name");
  const Cents stake = read_dollars(words, "the player's chips");
  words.finish();
  if (words.error() || !open_table(scene, words.line())) return;
  // A player who comes back under the same name is the same player.
  std::uint32_t player = 0;
  for (const char letter : name) player = player * 131 + static_cast<unsigned char>(letter);
  const auto before = scene.names;
  if (seat.number() <= canberra::boxes_max) scene.names[seat.index()] = name;
  if (!put(scene, words.line(),
           canberra::command::Sit{seat, PlayerId{player == 0 ? 1U : player}, stake}))
    scene.names = before;
}

void read_shoe(HouseScene& scene, WordsReader& words) { scene.shoe = words.cards(Deck::full()); }

// `deal`, `deal cut 26`, `deal unannounced`.
void read_deal(HouseScene& scene, WordsReader& words) {
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
  if (announce && scene.state().phase == Phase::dealt)
    put_unasked(scene, words.line(), command::Announce{});
}

// `time 14:30:00`, or `14:30`.
void read_time(HouseScene& scene, WordsReader& words) {
  const std::string text = words.next("a time of day");
  words.finish();
  if (words.error()) return;
  int parts[3] = {0, 0, 0};
  std::size_t part = 0;
  for (const char letter : text) {
    if (letter == ':' && part < 2)
      ++part;
    else if (letter >= '0' && letter <= '9' && parts[part] < 100)
      parts[part] = parts[part] * 10 + (letter - '0');
    else
      part = 9;
    if (part > 2) break;
  }
  if (part == 0 || part > 2 || parts[0] > 23 || parts[1] > 59 || parts[2] > 59)
    return words.fail("expected a time of day like 14:30:00, not " + quoted(text));
  scene.minute = parts[0] * 60 + parts[1];
}

// `bets` is of twice the ante; `bets 20` says so.
canberra::Command read_bet(const HouseScene& scene, WordsReader& words, Seat seat) {
  const bool known = scene.table && seat.number() <= canberra::boxes_max;
  const Chips twice = known ? scene.table->box(seat).ante * 2 : Chips(0);
  return canberra::command::PlaceBet{seat, words.done() ? twice : words.amount()};
}

std::optional<canberra::Command> read_action(HouseScene& scene, WordsReader& words, Seat seat,
                                             const std::string& verb) {
  using namespace canberra;
  if (verb == "antes") return command::PlaceAnte{seat, words.amount()};
  if (verb == "jackpots")
    return command::PlaceJackpot{seat, words.take("dark") ? Pad::dark : Pad::lit};
  if (verb == "takes") {
    if (!words.take("back")) words.fail("expected 'takes back'");
    return command::TakeBack{seat};
  }
  if (verb == "bets") return read_bet(scene, words, seat);
  if (verb == "folds") return command::Fold{seat};
  if (verb == "declares") return command::Declare{Role::player, seat};
  if (verb == "buys") return command::BuyChips{seat, read_dollars(words)};
  if (verb == "leaves") return command::Leave{seat};
  if (verb == "disputes") return command::OpenDispute{seat};
  if (verb == "requests") {
    if (!words.take("review")) words.fail("expected 'requests review NUMBER'");
    return command::RequestReview{words.number("the number of the dispute", 1, 65535)};
  }
  return std::nullopt;
}

void read_player(HouseScene& scene, WordsReader& words) {
  const Seat seat = words.seat();
  const std::string verb = words.next("what the player does");
  if (words.error()) return;
  const auto action = read_action(scene, words, seat, verb);
  if (!action)
    words.fail(quoted(verb) + " is nothing a player does; see docs/hand-script-canberra.md");
  words.finish();
  if (words.error()) return;
  const bool ready = verb == "antes" || verb == "jackpots" ? call_wagers(scene, words.line())
                                                           : open_table(scene, words.line());
  if (!ready) return;
  if (put(scene, words.line(), *action)) settle_if_decided(scene, words.line());
}

void read_line(HouseScene& scene, WordsReader& words) {
  if (words.take("set")) return read_set(scene, words);
  if (words.take("seat")) return read_seat(scene, words);
  if (words.take("shoe")) return read_shoe(scene, words);
  if (words.take("deal")) return read_deal(scene, words);
  if (words.take("time")) return read_time(scene, words);
  if (words.take("expect")) return expect_house(scene, words);
  for (int role = 0; role < role_count; ++role)
    if (words.take(word(static_cast<Role>(role))))
      return read_staff(scene, words, static_cast<Role>(role));
  const std::string& first = words.peek();
  if (!first.empty() && first[0] >= '0' && first[0] <= '9') return read_player(scene, words);
  words.fail(quoted(first) + " begins no line of a script; see docs/hand-script-canberra.md");
}

}  // namespace

ScriptRun run_house_script(const Script& script) {
  HouseScene scene(script);
  for (const auto& line : script.lines) {
    WordsReader words(line);
    read_line(scene, words);
    if (words.error()) scene.teller.not_a_script(*words.error());
    if (scene.teller.stopped()) break;
  }
  return scene.teller.finish();
}

}  // namespace cardroom
