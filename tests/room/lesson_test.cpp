// Lessons: in a rehearsal a hosted table has a dealt shoe, and marks the cards, payouts, commission
// and rulings that a trainee states.
#include <doctest/doctest.h>

#include <boost/json/serialize.hpp>

#include "audit/audit.h"
#include "in_room.h"
#include "room/hosted/canberra_table.h"
#include "room/hosted/table.h"

namespace cardroom::room {

namespace {

RoomOptions rehearsal(const std::string& shoe = "As Kc Ad Kd 2c 2d") {
  RoomOptions options;
  options.is_rehearsal = true;
  const auto read = parse_rehearsal("file", "table Felt\nshoe " + shoe + "\nrepeat\n");
  REQUIRE(read);
  options.rehearsal = *read;
  return options;
}

struct AtLesson : InRoom {
  explicit AtLesson(const RoomOptions& options = rehearsal()) : InRoom(options) {
    boost::json::object needed;
    for (const auto& [key, value] : with_needed("holdem-1995", {})) needed[key] = value;
    const auto opened = put(
        staff(Role::operator_),
        R"({"type":"open_table","hosted":true,"rulebook":"holdem-1995","name":"Felt","settings":)" +
            boost::json::serialize(needed) + "}");
    REQUIRE_MESSAGE(text_in(opened, "type") == "done", boost::json::serialize(opened));
    table = static_cast<std::uint32_t>(number_in(opened, "table"));
    dealer = staff(Role::dealer);
    put(dealer, about("watch", table));
    for (int seat = 1; seat <= 2; ++seat)
      REQUIRE(enter("seat_walk_in", R"(,"name":"Guest )" + std::to_string(seat) + R"(","seat":)" +
                                        std::to_string(seat) + R"(,"stake":200)") == "");
  }
  std::string set_lesson(std::string_view value = "on") {
    return refusal(
        operator_connection,
        about("set_house", table, R"(,"key":"lesson","value":")" + std::string(value) + "\""));
  }
  std::string enter(std::string_view type, const std::string& more = {}) {
    return refusal(dealer, about(type, table, more));
  }
  std::string act(std::string_view type) {
    return enter(type, R"(,"seat":)" + std::to_string(game().table().round.turn.number()));
  }
  const HostedPokerTable& game() const {
    return static_cast<const HostedPokerTable&>(*room->tables().at(table).game);
  }
  void play_on() {
    while (!game().game().now.waits() && game().dealing())
      REQUIRE(act(game().table().round.legal.call    ? "call"
                  : game().table().round.legal.check ? "check"
                                                     : "decline") == "");
  }
  boost::json::object lesson() { return state(dealer).at("hosted").at("lesson").as_object(); }
  // The cards that the trainee sees, as an entry.
  std::string lying(int seat = 0) {
    std::string cards;
    const boost::json::object shown = lesson();
    for (const auto& one : shown.at("lies").as_array()) {
      const auto& at = one.at("seat");
      if (seat != 0 && (at.is_null() || at.as_int64() != seat)) continue;
      cards += (cards.empty() ? "" : ",") + boost::json::serialize(one.at("card"));
    }
    return cards;
  }
  std::string tell(const std::string& cards, int seat = 0) {
    return enter("tell_cards", R"(,"cards":[)" + cards + "]" +
                                   (seat == 0 ? "" : R"(,"seat":)" + std::to_string(seat)));
  }
  std::pair<int, int> marks(LessonPart part) const {
    const LessonTally& tally = game().game().lesson.tallies[static_cast<std::size_t>(part)];
    return {tally.asked, tally.right};
  }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
  }
  // Up to the hands of the showdown.
  void to_showdown() {
    REQUIRE(enter("start_round") == "");
    for (int street = 0; street < 3; ++street) {
      play_on();
      REQUIRE(tell(lying()) == "");
    }
    play_on();
    REQUIRE(game().game().now.wanted.what == WantedFor::showdown);
  }

  std::uint32_t table = 0;
  ConnectionId dealer = 0;
};

using Marks = std::pair<int, int>;

}  // namespace

// What everybody is sent until cards are asked for, with these cards in the shoe: the dealer first.
std::vector<std::vector<std::string>> heard_with(const std::string& shoe) {
  AtLesson at(rehearsal(shoe));
  REQUIRE(at.set_lesson() == "");
  std::vector<ConnectionId> present = {at.dealer, at.connect(), at.connect(at.guest("ann"))};
  for (const Role role : {Role::director, Role::inspector}) present.push_back(at.staff(role));
  for (const ConnectionId one : present) at.put(one, about("watch", at.table));
  at.put(present[2], about("sit", at.table, R"(,"seat":3,"stake":200)"));
  REQUIRE(at.enter("start_round") == "");
  at.play_on();
  for (const ConnectionId one : present) {
    at.put(one,
           about("why", at.table, R"(,"command":{"type":"report","what":"exposed","seat":1})"));
    at.put(one, about("chances", at.table));
  }
  std::vector<std::vector<std::string>> heard;
  for (const ConnectionId one : present) heard.push_back(at.inbox[one]);
  return heard;
}

TEST_CASE("lesson: who does not enter is told nothing of the cards that lie on the felt") {
  const auto one = heard_with("As Kc Ad Kd 2c 2d 3h 4s 5s 6s 7s 8s");
  const auto other = heard_with("9h 8d 7h Qc Jh Ts Qs Qd Qh Js Jd Jc");
  CHECK(one[0] != other[0]);
  for (std::size_t person = 1; person < one.size(); ++person) CHECK(one[person] == other[person]);
}

TEST_CASE("lesson: the trainee's payouts and commission are marked before the book pays") {
  AtLesson at;
  REQUIRE(at.set_lesson() == "");
  at.to_showdown();
  const int first = at.game().game().now.wanted.cards[0].seat.number();
  const int last = 3 - first;
  const std::string cards = at.lying(last);
  REQUIRE(at.tell(at.lying(first), first) == "");
  CHECK(at.tell(cards, last) == "answer_first");
  // What was laid: seat by seat a pair of Aces and a pair of Kings. Nobody answers so at random.
  REQUIRE(at.enter("lesson_answer", R"(,"commission":0,"seats":[1],"amounts":[1])") == "");
  REQUIRE(at.tell(cards, last) == "");
  CHECK_FALSE(at.game().dealing());
  CHECK(at.marks(LessonPart::payouts) == Marks(1, 0));
  CHECK(at.marks(LessonPart::commission).first == 1);
  CHECK(at.marks(LessonPart::cards) == Marks(5, 5));
  at.check_audit();
}

TEST_CASE("lesson: right payouts are marked right, and a restart keeps the marks") {
  for (const bool with_snapshots : {false, true}) {
    AtLesson at;
    REQUIRE(at.set_lesson() == "");
    REQUIRE(at.enter("start_round") == "");
    const int folds = at.game().table().round.turn.number();
    CHECK(at.act("fold") == "answer_first");
    // The one who is left wins the blinds; what is not called goes back and is not won.
    HostedGame tried = at.game().game();
    Chips won;
    Chips commission;
    REQUIRE_FALSE(enter(tried, TableCommand(Command(command::Fold{Seat(folds)})),
                        [&](const HostedEvent& event, const Table&) {
                          const auto* const one = std::get_if<TableEvent>(&event);
                          const auto* const of = one ? std::get_if<Event>(one) : nullptr;
                          if (of == nullptr) return;
                          if (const auto* const w = std::get_if<event::Won>(of)) won += w->amount;
                          if (const auto* const c = std::get_if<event::CommissionTaken>(of))
                            commission += c->amount;
                        }));
    REQUIRE(at.enter("lesson_answer", R"(,"commission":)" + std::to_string(commission.count()) +
                                          R"(,"seats":[)" + std::to_string(3 - folds) +
                                          R"(],"amounts":[)" + std::to_string(won.count()) + "]") ==
            "");
    REQUIRE(at.act("fold") == "");
    CHECK(at.marks(LessonPart::payouts) == Marks(1, 1));
    CHECK(at.marks(LessonPart::commission) == Marks(1, 1));
    at.restart(with_snapshots);
    CHECK(at.marks(LessonPart::payouts) == Marks(1, 1));
    at.check_audit();
  }
}

TEST_CASE("lesson: a wrong card is marked, and the table goes on asking") {
  AtLesson at;
  REQUIRE(at.set_lesson() == "");
  REQUIRE(at.enter("start_round") == "");
  at.play_on();
  const std::string right = at.lying();
  REQUIRE(at.tell(R"("9h","9s","9d")") == "");
  CHECK(at.marks(LessonPart::cards) == Marks(1, 0));
  CHECK(at.game().game().now.wanted.cards.size() == 3);
  REQUIRE(at.tell(right) == "");
  CHECK(at.marks(LessonPart::cards) == Marks(2, 1));
  at.check_audit();
}

TEST_CASE("lesson: a ruling is stated before the book gives it, and marked") {
  AtLesson at;
  REQUIRE(at.set_lesson() == "");
  REQUIRE(at.enter("start_round") == "");
  const std::string report = R"(,"what":"not-cut")";
  CHECK(at.enter("report", report) == "answer_first");
  REQUIRE(at.enter("lesson_answer", R"(,"ruling":"kept")") == "");
  REQUIRE(at.enter("report", report) == "");
  CHECK(at.marks(LessonPart::ruling) == Marks(1, 0));
  REQUIRE(at.enter("redeal") == "");
  REQUIRE(at.enter("lesson_answer", R"(,"ruling":"misdeal")") == "");
  REQUIRE(at.enter("report", report) == "");
  CHECK(at.marks(LessonPart::ruling) == Marks(2, 1));
  at.check_audit();
}

TEST_CASE(
    "lesson: it is given only in a rehearsal, and nobody else sees the cards that lie there") {
  AtLesson business{RoomOptions{}};
  CHECK(business.set_lesson() == "only_in_rehearsal");
  CHECK(business.enter("lesson_answer") == "no_lesson");
  REQUIRE(business.enter("start_round") == "");
  CHECK(business.state(business.dealer).at("hosted").at("lesson").is_null());

  AtLesson at;
  REQUIRE(at.set_lesson() == "");
  const ConnectionId watcher = at.connect(at.guest("ann"));
  at.put(watcher, about("watch", at.table));
  at.inbox[watcher].clear();
  at.to_showdown();
  CHECK(at.state(watcher).at("hosted").at("lesson").is_null());
  std::string heard;
  for (const std::string& text : at.inbox[watcher]) heard += text;
  for (const char* const card : {"\"As\"", "\"Ad\"", "\"Kc\"", "\"Kd\""})
    CHECK(heard.find(card) == std::string::npos);
  CHECK(at.refusal(at.dealer, about("lay_cards", at.table, R"(,"order":[])")) == "unknown_type");
}

// Two boxes, with the same cards in every round: box 1 wins with Aces, box 2 loses.
struct LessonAtBoxes : InRoom {
  LessonAtBoxes() : InRoom(rehearsal("As 7s Ks Ah 8h Ad 2c 9c 5c 3d Jd 6d 4h 2s 7h")) {
    const auto opened =
        put(staff(Role::operator_),
            R"({"type":"open_table","hosted":true,"rulebook":"canberra-2017","name":"Felt",)"
            R"("settings":{}})");
    REQUIRE_MESSAGE(text_in(opened, "type") == "done", boost::json::serialize(opened));
    table = static_cast<std::uint32_t>(number_in(opened, "table"));
    dealer = staff(Role::dealer);
    put(dealer, about("watch", table));
    REQUIRE(refusal(operator_connection,
                    about("set_house", table, R"(,"key":"lesson","value":"on")")) == "");
    for (int box = 1; box <= 2; ++box)
      REQUIRE(at_box("seat_walk_in", box,
                     R"(,"stake":500,"name":"Guest )" + std::to_string(box) + "\"") == "");
  }
  std::string enter(std::string_view type, const std::string& more = {}) {
    return refusal(dealer, about(type, table, more));
  }
  std::string at_box(std::string_view type, int box, const std::string& more = {}) {
    return enter(type, R"(,"seat":)" + std::to_string(box) + more);
  }
  std::string tell(const std::string& cards, int box = 0) {
    const std::string more = R"(,"cards":[)" + cards + "]";
    return box == 0 ? enter("tell_cards", more) : at_box("tell_cards", box, more);
  }
  void deal_and_bet() {
    REQUIRE(enter("call_wagers") == "");
    for (int box = 1; box <= 2; ++box) REQUIRE(at_box("place_ante", box, R"(,"ante":10)") == "");
    REQUIRE(enter("deal") == "");
    REQUIRE(tell(R"("7h")") == "");
    for (int box = 1; box <= 2; ++box) REQUIRE(at_box("place_bet", box, R"(,"bet":20)") == "");
  }
  void tell_hands() {
    REQUIRE(tell(R"("Ks","Ad","5c","6d")") == "");
    REQUIRE(tell(R"("As","Ah","2c","3d","4h")", 1) == "");
    REQUIRE(tell(R"("7s","8h","9c","Jd","2s")", 2) == "");
    pass(10);
  }
  const canberra::HostedCanberra& game() const {
    return static_cast<const HostedCanberraTable&>(*room->tables().at(table).game).game();
  }
  Marks marks(LessonPart part) const {
    const LessonTally& tally = game().lesson.tallies[static_cast<std::size_t>(part)];
    return {tally.asked, tally.right};
  }
  boost::json::object lesson() { return state(dealer).at("hosted").at("lesson").as_object(); }
  void check_audit() {
    const auto report = audit::audit(journal);
    REQUIRE(report);
    for (const auto& finding : report->findings.kept()) CHECK_MESSAGE(false, finding.what);
  }

  std::uint32_t table = 0;
  ConnectionId dealer = 0;
};

TEST_CASE("CP17-9.1: in a lesson the room settles boxes when the trainee has said what they get") {
  for (const bool with_snapshots : {false, true}) {
    LessonAtBoxes at;
    at.deal_and_bet();
    CHECK(at.tell(R"("Kd","Kh","Kc","Qs")") == "");
    CHECK(at.marks(LessonPart::cards) == Marks(2, 1));
    at.tell_hands();
    CHECK(at.game().now.phase == canberra::TablePhase::deciding);
    CHECK(at.lesson().at("due").as_bool());
    const std::string answer = R"(,"seats":[1,2],"amounts_cents":[3000,-3000])";
    REQUIRE(at.enter("lesson_answer", answer) == "");
    at.restart(with_snapshots);
    at.pass(10);
    CHECK(at.game().now.phase == canberra::TablePhase::settled);
    CHECK(at.marks(LessonPart::payouts) == Marks(1, 1));
    CHECK(at.marks(LessonPart::cards) == Marks(5, 4));
    at.check_audit();
  }
}

TEST_CASE("lesson: nobody but those who enter sees the cards that lie on the boxes") {
  LessonAtBoxes at;
  const ConnectionId watcher = at.connect(at.guest("ann"));
  at.put(watcher, about("watch", at.table));
  at.inbox[watcher].clear();
  at.deal_and_bet();
  CHECK(at.lesson().at("lies").as_array().size() == 4);
  CHECK(at.state(watcher).at("hosted").at("lesson").is_null());
  std::string heard;
  for (const std::string& text : at.inbox[watcher]) heard += text;
  for (const char* const card : {"\"Ks\"", "\"Ad\"", "\"As\"", "\"Jd\""})
    CHECK(heard.find(card) == std::string::npos);
  CHECK(at.refusal(watcher, about("lesson_answer", at.table,
                                  R"(,"seats":[],"amounts_cents":[])")) == "not_your_role");
}

TEST_CASE("lesson: boxes after the lesson is switched off are dealt as at any hosted table") {
  LessonAtBoxes at;
  at.deal_and_bet();
  REQUIRE(at.refusal(at.operator_connection,
                     about("set_house", at.table, R"(,"key":"lesson","value":"off")")) == "");
  at.tell_hands();
  REQUIRE(at.enter("lesson_answer", R"(,"seats":[],"amounts_cents":[])") == "");
  at.pass(10);
  CHECK(at.marks(LessonPart::payouts) == Marks(1, 0));
  REQUIRE(at.enter("collect") == "");
  REQUIRE(at.enter("call_wagers") == "");
  REQUIRE(at.at_box("place_ante", 1, R"(,"ante":10)") == "");
  REQUIRE(at.enter("deal") == "");
  CHECK(at.state(at.dealer).at("hosted").at("lesson").is_null());
  CHECK(at.tell(R"("2d")") == "");
  at.check_audit();
}

}  // namespace cardroom::room
