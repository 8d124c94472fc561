// Lessons at boxes of Canberra Poker: laid cards, answers before the settlement and before a
// ruling, marks.
#include "hosted/canberra_lesson.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "canberra/round/telling.h"
#include "canberra/table/play.h"
#include "hosted/hosted_scene.h"

namespace cardroom::canberra {

namespace {

// Box 1 is dealt a pair of Aces, box 2 nothing, the dealer Ace and King, which qualifies.
constexpr std::string_view qualifies = "As 7s Ks Ah 8h Ad 2c 9c 5c 3d Jd 6d 4h 2s 7h";
// The same boxes, and a dealer who does not qualify.
constexpr std::string_view falls_short = "As 7s Ks Ah 8h Qd 2c 9c 5c 3d Jd 6d 4h 2s 7h";
// Box 1 has a flush.
constexpr std::string_view jackpot = "As 7s Ks Js 8h Qd 2s 9c 5c 3s Jd 6d 4s 2c 7h";

struct Boxes {
  HostedCanberra game;

  explicit Boxes(ShoeKind shoe = ShoeKind::hand) {
    Settings settings;
    settings.shoe = shoe;
    settings.jackpot_pool = Cents(1'000'000);
    game.now = game.since = make_table(hosted(settings));
    put(command::ApproveLayout{});
    put(command::CheckCards{});
    if (shoe == ShoeKind::automated) put(command::LoadShoe{});
    put(command::OpenTable{Role::operator_, 600});
    for (unsigned at = 0; at < 2; ++at)
      put(command::Sit{seat_at(at), PlayerId(at + 1), Cents(100'000)});
  }
  std::string tried(const HostedCanberraCommand& command) {
    HostedCanberraEvents events;
    const auto refused = play(game, command, events);
    return refused ? std::string(refused->rule->name) : "";
  }
  void put(const Command& command) { REQUIRE(tried(command) == ""); }
  std::string lay(std::string_view first) {
    const Shoe shoe = Shoe::starting_with(test::cards(first), Deck::full());
    return tried(hosted_command::LayCards{shoe.rest()});
  }
  void deal(std::string_view first, bool with_jackpot = false) {
    put(command::CallWagers{600});
    for (unsigned at = 0; at < 2; ++at) put(command::PlaceAnte{seat_at(at), Chips(10)});
    if (with_jackpot) put(command::PlaceJackpot{Seat(1), Pad::lit});
    if (!first.empty()) REQUIRE(lay(first) == "");
    put(command::Deal{});
    if (game.now.phase == TablePhase::dealt) put(command::Announce{});
  }
  std::string tell(std::string_view cards, Seat seat = Seat::none()) {
    command::TellCards tell;
    tell.seat = seat;
    for (const Card card : test::cards(cards)) tell.cards.push_back(card);
    return tried(Command(tell));
  }
  std::string lying(Seat seat = Seat::none()) const {
    std::string text;
    for (const LyingOpen& open : lies_open(game))
      if (open.seat == seat) text += (text.empty() ? "" : " ") + to_string(open.card);
    return text;
  }
  void bet(int box) { put(command::PlaceBet{Seat(box), Chips(20)}); }
  void tell_what_lies(Seat seat = Seat::none()) { REQUIRE(tell(lying(seat), seat) == ""); }
  std::string answer(std::initializer_list<Seat> seats, std::initializer_list<Cents> cents,
                     Ruling ruling = Ruling::kept) {
    return tried(
        hosted_command::BoxesAnswer{.ruling = ruling, .seats = seats, .amounts_cents = cents});
  }
  std::pair<int, int> marks(LessonPart part) const {
    const LessonTally& tally = game.lesson.tallies[static_cast<std::size_t>(part)];
    return {tally.asked, tally.right};
  }
};

using Marks = std::pair<int, int>;

}  // namespace

TEST_CASE("CP17-9.1: a lesson at boxes shows the cards as a dealer sees them, and marks each") {
  for (const ShoeKind shoe : {ShoeKind::hand, ShoeKind::automated}) {
    Boxes at(shoe);
    at.deal(qualifies);
    const std::string up = at.lying();
    CHECK(up.size() == 2);
    CHECK(at.lying(Seat(1)) == "");
    CHECK(at.tell(up == "9d" ? "9s" : "9d") == "");
    CHECK(at.marks(LessonPart::cards) == Marks(1, 0));
    CHECK(wanted_now(at.game.now).cards == 1);
    CHECK(at.tell(up) == "");
    CHECK(at.marks(LessonPart::cards) == Marks(2, 1));
    at.bet(1);
    at.bet(2);
    CHECK(at.lying().size() == 11);  // The dealer's other four cards,
    CHECK(at.lying(Seat(1)) == "");  // and nobody else's before they are told.
    at.tell_what_lies();
    if (wanted_now(at.game.now).cards > 0) CHECK(at.lying(Seat(1)).size() == 14);
  }
}

TEST_CASE("CP17-9.4 CP17-9.5: in a lesson the boxes are settled only after an answer") {
  for (const bool knows : {true, false}) {
    Boxes at;
    at.deal(qualifies);
    at.tell_what_lies();
    at.bet(1);
    at.bet(2);
    at.tell_what_lies();
    CHECK(at.tell("Kd Kh Kc Qs Qh", Seat(1)) == "");
    CHECK(at.marks(LessonPart::cards) == Marks(3, 2));
    at.tell_what_lies(Seat(1));
    CHECK_FALSE(waits_for_answer(at.game));
    at.tell_what_lies(Seat(2));
    CHECK(waits_for_answer(at.game));
    CHECK(at.lying() == "5c 6d 7h Ks Ad");
    CHECK(at.lying(Seat(2)).size() == 14);
    CHECK(at.tried(Command(command::Settle{})) == "answer_first");
    // Ante and bet win 30 for the Aces; box 2 loses 30.
    CHECK(at.answer({Seat(1), Seat(2)}, {Cents(3'000), Cents(knows ? -3'000 : 3'000)}) == "");
    CHECK_FALSE(waits_for_answer(at.game));
    at.put(command::Settle{});
    CHECK(at.marks(LessonPart::payouts) == Marks(1, knows ? 1 : 0));
    CHECK(at.marks(LessonPart::cards) == Marks(5, 4));
    at.put(command::Collect{});
    CHECK(lies_open(at.game).empty());
  }
}

TEST_CASE("CP17-9.3: a trainee who does not see that the dealer does not qualify is marked wrong") {
  Boxes at;
  at.deal(falls_short);
  at.tell_what_lies();
  at.bet(1);
  at.put(command::Fold{Seat(2)});
  at.tell_what_lies();
  // No hand is compared, and only the ante wins.
  CHECK(wanted_now(at.game.now).cards == 0);
  CHECK(waits_for_answer(at.game));
  CHECK(at.answer({Seat(1)}, {Cents(3'000)}) == "");
  at.put(command::Settle{});
  CHECK(at.marks(LessonPart::payouts) == Marks(1, 0));
}

TEST_CASE("CP17-7.3: where every box has folded nothing is asked of the trainee") {
  Boxes at;
  at.deal(qualifies);
  at.tell_what_lies();
  at.put(command::Fold{Seat(1)});
  at.put(command::Fold{Seat(2)});
  CHECK_FALSE(waits_for_answer(at.game));
  at.put(command::Settle{});
  CHECK(at.marks(LessonPart::payouts) == Marks(0, 0));
}

TEST_CASE("CP17-11.1: what the jackpot pays is stated before it is paid") {
  Boxes at;
  at.deal(jackpot, true);
  at.tell_what_lies();
  at.bet(1);
  at.put(command::Fold{Seat(2)});
  at.tell_what_lies();
  REQUIRE(at.answer({Seat(1)}, {Cents(1'000)}) == "");
  at.put(command::Settle{});
  CHECK(at.marks(LessonPart::payouts) == Marks(1, 1));
  at.tell_what_lies(Seat(1));
  at.put(command::Declare{Role::dealer, Seat(1)});
  CHECK(waits_for_answer(at.game));
  CHECK(at.tried(Command(command::PayJackpots{})) == "answer_first");
  HostedCanberra beside = at.game;
  beside.lesson.on = false;
  HostedCanberraEvents events;
  REQUIRE_FALSE(play(beside, Command(command::PayJackpots{}), events));
  const Cents pays = beside.now.box(Seat(1)).result.jackpot_paid;
  REQUIRE(pays > Cents(0));
  CHECK(at.answer({Seat(1)}, {pays}) == "");
  at.put(command::PayJackpots{});
  CHECK(at.marks(LessonPart::payouts) == Marks(2, 2));
}

TEST_CASE("CP17-14.1 CP17-14.2 CP17-14.4: in a lesson at boxes rulings are stated first") {
  Boxes at;
  at.deal(qualifies);
  const Command exposed = command::ExposeCard{Seat::none(), 1};
  CHECK(at.tried(exposed) == "answer_first");
  CHECK(at.answer({}, {}, Ruling::faced) == "");
  at.put(exposed);
  CHECK(at.marks(LessonPart::ruling) == Marks(1, 1));
  // The second is turned over and play goes on, the third makes the round void.
  REQUIRE(at.answer({}, {}, Ruling::void_round) == "");
  at.put(command::ExposeCard{Seat(1), 0});
  CHECK(at.marks(LessonPart::ruling) == Marks(2, 1));
  REQUIRE(at.answer({}, {}, Ruling::reconstructed) == "");
  at.put(command::RackHand{Seat(2)});
  CHECK(at.marks(LessonPart::ruling) == Marks(3, 2));
  REQUIRE(at.answer({}, {}, Ruling::void_round) == "");
  at.put(command::ExposeCard{Seat(1), 2});
  CHECK(at.marks(LessonPart::ruling) == Marks(4, 3));
  CHECK(lies_open(at.game).empty());
  // The marks stay, and what is dealt next is no lesson unless cards are laid again.
  at.deal("");
  CHECK_FALSE(at.game.lesson.on);
  CHECK(at.answer({}, {}) == "no_lesson");
  CHECK(at.marks(LessonPart::ruling) == Marks(4, 3));
}

TEST_CASE("a lesson at boxes refuses answers that cannot be, and a shoe that is no deck") {
  Boxes at;
  CHECK(at.answer({}, {}) == "no_lesson");
  CardList short_deck = test::cards("As Kd");
  CHECK(at.tried(hosted_command::LayCards{short_deck}) == "wrong_deck");
  CHECK(at.tried(hosted_command::LayCards{}) == "wrong_deck");
  at.deal(qualifies);
  CHECK(at.answer({Seat(1)}, {}) == "nothing_counted");
  CHECK(at.answer({Seat(10)}, {Cents(1)}) == "nobody_counted");
  CHECK(at.answer({Seat::none()}, {Cents(1)}) == "nobody_counted");
  CHECK(at.answer({Seat(1)}, {Cents(std::int64_t{1} << 62)}) == "no_such_count");
  CHECK(at.answer({Seat(1)}, {-Cents(std::int64_t{1} << 62)}) == "no_such_count");
}

TEST_CASE("a settlement that is taken back in a lesson asks for another answer") {
  Boxes at;
  at.deal(falls_short);
  at.tell_what_lies();
  at.bet(1);
  at.put(command::Fold{Seat(2)});
  at.tell_what_lies();
  REQUIRE(at.answer({Seat(1)}, {Cents(1'000)}) == "");
  at.put(command::Settle{});
  CHECK(at.tried(hosted_command::Undo{}) == "");
  CHECK(at.lying().size() == 11);
  at.tell_what_lies();
  CHECK(waits_for_answer(at.game));
  CHECK(at.tried(Command(command::Settle{})) == "answer_first");
}

}  // namespace cardroom::canberra
