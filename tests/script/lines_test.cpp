// Every command of a table is written as a line that the readers turn into the same command.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "canberra/table/enum_words.h"
#include "codec/json_text.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "script/canberra/writer.h"
#include "script/poker/round_lines.h"
#include "script/poker/writer.h"
#include "script/run.h"

using namespace cardroom;

namespace {

template <class Command>
std::string json_of(const Command& command) {
  return codec::to_text(command);
}

// How often a script gives this command.
long puts(const std::string& script, const std::string& command) {
  const auto parsed = parse_script("lines.hand", script);
  REQUIRE_MESSAGE(parsed, script);
  const ScriptRun run = run_script(*parsed);
  CHECK_MESSAGE(!run.not_a_script, (run.not_a_script ? to_string(*run.not_a_script) : ""));
  return std::count(run.json.begin(), run.json.end(), command);
}

template <class T>
T words(std::string_view text) {
  return T::from(text).value();
}

const CardList full_order = Shoe::starting_with({}, Deck::full()).rest();

// Four players named p1 to p4, with the numbers 1 to 4.
PokerWriter table_of_four() {
  PokerWriter writer(**find_game("holdem-1995"));
  writer.script.set("minimum", "2");
  for (int seat = 1; seat <= 4; ++seat)
    writer.add(
        table_command::Sit{PlayerId(static_cast<std::uint32_t>(seat)), Seat(seat), Chips(200)});
  return writer;
}

void check_read_back(const PokerWriter& before, const TableCommand& command,
                     const TableCommand& expected) {
  PokerWriter writer = before;
  REQUIRE(writer.add(command));
  const std::string json = json_of(expected);
  CAPTURE(json);
  CAPTURE(writer.script.text());
  CHECK(puts(writer.script.text(), json) == puts(before.script.text(), json) + 1);
}

command::Report report(Irregularity what, Seat seat) {
  command::Report one;
  one.what = what;
  one.seat = seat;
  return one;
}

std::vector<Command> reports() {
  std::vector<Command> all;
  for (const auto what : {Irregularity::cut_exposed, Irregularity::not_cut,
                          Irregularity::burn_exposed, Irregularity::foreign_card})
    all.push_back(report(what, {}));
  command::Report hole = report(Irregularity::hole_exposed, Seat(2));
  hole.card = "Kd"_card;
  command::Report place = report(Irregularity::hole_exposed, Seat(2));
  place.place = 1;
  place.told = "Kd"_card;
  command::Report communal = report(Irregularity::communal_early, {});
  communal.card = "7h"_card;
  command::Report boxed = report(Irregularity::boxed, Seat(3));
  boxed.card = "Kd"_card;
  command::Report turn = report(Irregularity::out_of_turn, Seat(2));
  turn.seen = true;
  command::Report missed = report(Irregularity::player_missed, Seat(2));
  missed.mixed = true;
  command::Report count = report(Irregularity::wrong_count, Seat(2));
  count.count = 3;
  count.by = Role::supervisor;
  for (const auto& one :
       {hole, place, communal, boxed, turn, missed, count,
        report(Irregularity::extra_card, Seat(2)), report(Irregularity::extra_hand, Seat(9)),
        report(Irregularity::dead_cards, Seat(4))})
    all.push_back(one);
  return all;
}

std::vector<Command> round_commands() {
  using namespace command;
  std::vector<Command> all = {Fold{Seat(3)},
                              Check{Seat(3)},
                              Decline{Seat(3)},
                              Call{Seat(3)},
                              Bet{Seat(3), Chips(4)},
                              RaiseTo{Seat(3), Chips(8)},
                              TapOut{Seat(3)},
                              Draw{Seat(3), {}},
                              Stand{Seat(3)},
                              Show{Seat(3)},
                              Muck{Seat(3)},
                              Choose{Role::supervisor, Ruling::kept},
                              StartClock{Role::supervisor, Seat(3)},
                              StopClock{Role::director},
                              PassTime{3723},
                              VoidWager{Role::operator_, Seat(2)},
                              PenaltyFold{Role::operator_, Seat(2)},
                              LendChips{Seat(1), Seat(2), Chips(20)},
                              DividePot{Seat(1)},
                              VoidRound{Role::operator_, VoidReason::fraud, true},
                              VoidRound{Role::director, VoidReason::impractical, false},
                              Choose{Role::supervisor, Ruling::void_round}};
  for (const Command& one : reports()) all.push_back(one);
  return all;
}

std::vector<TableCommand> table_commands() {
  using namespace table_command;
  const Clause breach = clause("H95-15.3");
  const auto note = words<Note>("the hand stands");
  const auto brief = words<ShortText>("speaks French");
  return {Sit{PlayerId(5), Seat(6), Chips(100)},
          Want{PlayerId(5), Seat(2), Chips(100)},
          GiveUp{PlayerId(5), Seat(2)},
          JoinList{PlayerId(5)},
          LeaveList{PlayerId(5)},
          ChangeSeat{Seat(3), Seat(7)},
          Leave{Seat(3)},
          SitOut{Seat(3)},
          SitIn{Seat(3)},
          Post{Seat(3)},
          Wait{Seat(3)},
          TopUp{Seat(3), Chips(50)},
          TakeOff{Seat(3), Chips(50)},
          OverBlind{Seat(3), Chips(16)},
          StartRound{full_order, 90},
          PlaceMarker{Role::dealer, Seat(2)},
          PlaceMarker{Role::supervisor, Seat(2)},
          AwardSeat{Role::dealer, Seat(2), {"Kd"_card, "7h"_card}},
          Determine{Role::operator_, words<ShortText>("minimum"), words<ShortText>("4")},
          Determine{Role::director, words<ShortText>("minimum"), words<ShortText>("4")},
          Vacate{Role::operator_, Seat(2)},
          CloseTable{Role::operator_, 3, true},
          CloseTable{Role::operator_, 0, false},
          RestrictGroup{Role::operator_, false},
          RestrictGroup{Role::operator_, true},
          Admit{Role::operator_, PlayerId(5)},
          ApproveTable{Role::inspector, note},
          CheckCards{Role::dealer},
          ChangeCards{Role::operator_, true},
          ChangeCards{Role::operator_, false},
          OrderCount{Role::supervisor},
          CountDeck{Role::dealer, 51},
          Exclude{Role::operator_, Seat(2), breach},
          DealOut{Role::supervisor, Seat(2)},
          RecordConduct{Role::supervisor, Seat(2), breach, brief},
          ShareInformation{Role::dealer, Seat(2), {"Kd"_card, "7h"_card}, {}},
          ShareInformation{Role::dealer, Seat(2), {}, words<ShortText>("two sevens")},
          OpenDispute{PlayerId(2), note},
          RuleDispute{Role::operator_, 1, note},
          RequestReview{PlayerId(2), 1},
          ReviewDispute{Role::inspector, 1, Review::overturned},
          Propose{Role::operator_, note},
          Answer{Seat(2), true},
          Answer{Seat(2), false},
          Decide{Role::operator_, note},
          MarkAbsent{Role::director, Seat(2), true},
          MarkAbsent{Role::director, Seat(2), false},
          IssueChips{Role::director, Seat(2), Chips(100)},
          RemoveChips{Role::director, Seat(2), Chips(100)}};
}

template <class Variant>
std::set<std::size_t> kinds(const std::vector<Variant>& all) {
  std::set<std::size_t> found;
  for (const Variant& one : all) found.insert(one.index());
  return found;
}

}  // namespace

TEST_CASE("every command of a round of play is read back from its line") {
  PokerWriter dealt = table_of_four();
  dealt.script.line("deal");
  for (const Command& command : round_commands()) check_read_back(dealt, command, command);
  // A shuffle, a new deal and the end of an excluded player's hand are tested below.
  CHECK(kinds(round_commands()).size() == std::variant_size_v<Command> - 3);
}

TEST_CASE("a new deal is the deal of a shoe, and a count of the deck is the table's") {
  PokerWriter dealt = table_of_four();
  dealt.script.line("deal");
  check_read_back(dealt, Command(command::Redeal{full_order}),
                  table_command::StartRound{full_order, 0});
  command::Report count = report(Irregularity::deck_count, {});
  count.count = 51;
  check_read_back(dealt, Command(count), table_command::CountDeck{Role::dealer, 51});
}

TEST_CASE("the end of an excluded player's hand is the exclusion at the table") {
  PokerWriter dealt = table_of_four();
  dealt.script.line("deal");
  check_read_back(dealt, Command(command::StrikeOut{Role::operator_, Seat(2)}),
                  table_command::Exclude{Role::operator_, Seat(2), {}});
}

TEST_CASE("the order of a shuffle comes before the line that causes it") {
  PokerWriter writer = table_of_four();
  writer.script.line("dealer exposes communal");
  REQUIRE(writer.add(Command(command::Reshuffle{full_order})));
  CHECK(writer.script.text().ends_with("shoe " + to_string(full_order) +
                                       "\ndealer exposes communal\n"));
}

TEST_CASE("every command of a table is read back from its line") {
  const PokerWriter before = table_of_four();
  for (const TableCommand& command : table_commands()) check_read_back(before, command, command);
  CHECK(kinds(table_commands()).size() == std::variant_size_v<TableCommand> - 1);
}

TEST_CASE("a command that would be read differently has no line") {
  PokerWriter writer = table_of_four();
  using namespace table_command;
  CHECK_FALSE(writer.add(Propose{Role::operator_, words<Note>("play on # or not")}));
  CHECK_FALSE(writer.add(Propose{Role::operator_, words<Note>("stop!")}));
  CHECK_FALSE(writer.add(Propose{Role::operator_, words<Note>("two  spaces")}));
  CHECK_FALSE(writer.add(ShareInformation{Role::dealer, Seat(2), {}, words<ShortText>("Kd 7h")}));
  CHECK_FALSE(writer.add(RecordConduct{Role::supervisor, Seat(2), {}, {}}));
  CHECK_FALSE(writer.add(Command(report(Irregularity::wrong_amount, Seat(2)))));
}

TEST_CASE("names of several words are one word of a line") {
  PokerWriter writer(**find_game("holdem-1995"), {"Big Al", "#1"});
  writer.add(table_command::Sit{PlayerId(1), Seat(3), Chips(200)});
  writer.add(table_command::Sit{PlayerId(2), Seat(4), Chips(200)});
  CHECK(writer.script.text() == "rules holdem-1995\nseat 3 Big_Al 200\nseat 4 _1 200\n");
}

namespace {

std::vector<canberra::Command> canberra_commands() {
  using namespace canberra;
  using namespace canberra::command;
  const Clause breach = clause("CP17-16.8");
  NoticeSign sign;
  sign.minimum = Chips(10);
  sign.maximum = Chips(200);
  sign.multiple = Chips(5);
  sign.max_payout = Chips(9000);
  sign.jackpot_wager_cents = Cents(500);
  constexpr int noon = 12 * 60;
  return {ApproveLayout{},
          CheckCards{Role::supervisor},
          CountCards{Role::supervisor, 51},
          ChangeCards{},
          LoadShoe{},
          ReplaceShoe{Role::operator_, ShoeKind::automated},
          OpenTable{Role::operator_, noon},
          sign,
          NoticeClosing{},
          CloseTable{Role::operator_, noon},
          SetMarker{Role::operator_, Seat(2), true},
          SetMarker{Role::operator_, Seat(2), false},
          Sit{Seat(5), PlayerId(2), Cents(5050)},
          BuyChips{Seat(1), Cents(5050)},
          Leave{Seat(1)},
          Vacate{Role::operator_, Seat(1)},
          CallWagers{noon},
          PlaceAnte{Seat(1), Chips(20)},
          PlaceJackpot{Seat(1), Pad::dark},
          PlaceJackpot{Seat(1), Pad::lit},
          TakeBack{Seat(1)},
          Deal{Shoe::from_order(full_order), 17},
          Announce{},
          PlaceBet{Seat(1), Chips(20)},
          Fold{Seat(1)},
          Settle{},
          Declare{Role::player, Seat(1)},
          Declare{Role::dealer, Seat(1)},
          PayJackpots{},
          Collect{},
          TellCards{Seat(1), {"As"_card, "Kd"_card}},
          TellCards{Seat::none(), {"Qh"_card}},
          ExposeCard{Seat(1), 3},
          ExposeCard{Seat::none(), 2},
          CountHand{Seat(1), 4},
          CountHand{Seat::none(), 4},
          RackHand{Seat(1)},
          Reconstruct{Role::supervisor, Seat(1)},
          canberra::command::VoidRound{Role::operator_, canberra::VoidReason::fraud},
          VoidWager{Role::operator_, Seat(1), breach},
          Exclude{Role::operator_, Seat(1), Extent::round, breach},
          Exclude{Role::operator_, Seat(1), Extent::game, breach},
          RecordConduct{Role::supervisor, Seat(1), breach},
          RecordConduct{Role::supervisor, Seat::none(), breach},
          ReportFault{},
          ApprovePlay{Role::supervisor},
          RepairJackpot{Role::supervisor},
          OpenDispute{Seat(1)},
          RuleDispute{Role::operator_, 1},
          RequestReview{1},
          RecordReview{Role::inspector, 1}};
}

}  // namespace

TEST_CASE("every command of a table of Canberra Poker is read back from its line") {
  const auto at_table = [](bool hosted) {
    CanberraWriter writer;
    if (hosted) writer.script.line("hosted");
    writer.script.line("seat 1 p1 200");
    writer.script.line("1 antes 10");
    return writer;
  };
  for (const canberra::Command& command : canberra_commands()) {
    CanberraWriter writer = at_table(std::holds_alternative<canberra::command::TellCards>(command));
    if (goes_without_line(command))
      writer.script.line(line_of(command));
    else
      REQUIRE(writer.add(command));
    const std::string json = json_of(command);
    CAPTURE(json);
    CAPTURE(writer.script.text());
    CHECK(puts(writer.script.text(), json) >= 1);
  }
  CHECK(kinds(canberra_commands()).size() == std::variant_size_v<canberra::Command>);
}

TEST_CASE("the time of day of a round of Canberra Poker has a line if it is not noon") {
  CanberraWriter writer;
  CHECK(writer.add(canberra::command::CallWagers{12 * 60}));
  CHECK(writer.script.text() == "rules canberra-2017\n");
  CHECK(writer.add(canberra::command::CallWagers{14 * 60 + 30}));
  CHECK(writer.script.text() == "rules canberra-2017\ntime 14:30:00\n");
}
