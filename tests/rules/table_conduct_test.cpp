// Conduct: records, exclusion, a player dealt out, information that all players must have.
#include "rules/at_table.h"
#include "rules/table/view.h"

using namespace cardroom;
using table_command::DealOut;
using table_command::Exclude;
using table_command::RecordConduct;
using table_command::ShareInformation;

namespace {

// As in a 2001 tournament, the director makes rulings.
Game under_a_director() {
  Game game = games::draw_2001;
  game.director_rules = true;
  return game;
}

Exclude excludes(int seat, Clause breach = {}, Role by = Role::operator_) {
  return {by, Seat(seat), breach};
}

ShareInformation shares(int seat, std::initializer_list<Card> cards, const char* text = "") {
  return {Role::dealer, Seat(seat), cards, *ShortText::from(text)};
}

}  // namespace

TEST_CASE("*95-18.2(b): an excluded player who has no cards leaves at once and cannot sit again") {
  for (const Game* const game : games_1995) {
    AtTable at = four_at(*game);
    const Clause clause = clause_in(*game, "18.2(b)");
    at.refuses(excludes(4, {}, Role::supervisor), "not_your_role", clause);
    at.refuses(excludes(4, {}, Role::director), "not_your_role", clause);
    at.refuses(excludes(9), "seat_is_empty", at.table.cite().seat_choice);
    at.refuses(excludes(4, cardroom::clause("S05-16.1")), "not_of_this_book",
               clause_in(*game, "18.2"));
    REQUIRE(at.put(excludes(4, clause_in(*game, "15.1"))));
    CHECK(at.count<table_event::Left>() == 1);
    CHECK(at.table.cashed == Chips(500));
    at.refuses(table_command::Sit{PlayerId(4), Seat(5), Chips(500)}, "player_excluded", clause);
    at.refuses(table_command::JoinList{PlayerId(4)}, "player_excluded", clause);
    at.refuses(table_command::Want{PlayerId(4), Seat(5), Chips(500)}, "player_excluded", clause);
    REQUIRE(at.put(table_command::Sit{PlayerId(8), Seat(4), Chips(500)}));
  }
}

TEST_CASE("*95-18.2(b): the hand of an excluded player is dead at once and never acts again") {
  for (const Game* const game : games_1995) {
    AtTable at = four_at(*game);
    REQUIRE(at.start_round());
    const Seat seat = at.table.round.turn;
    REQUIRE(at.put(excludes(seat.number())));
    CHECK(at.count<table_event::Left>() == 0);
    CHECK_FALSE(at.table.round.active.contains(seat));
    CHECK(at.table.round.turn != seat);
    at.refuses(excludes(seat.number()), "player_excluded", clause_in(*game, "18.2(b)"));
    at.refuses(table_command::Want{PlayerId(static_cast<std::uint32_t>(seat.number())), Seat(7),
                                   Chips(500)},
               "player_excluded", clause_in(*game, "18.2(b)"));
    at.play_out();
    CHECK(at.table.place(seat).player.is_none());
    CHECK(conserved(at.table));
    CHECK_FALSE(at.table.cashed == Chips(0));
  }
}

TEST_CASE("G-08 H95-18.2: a void wager and exclusion may be joined") {
  AtTable at = four_at(games::holdem_1995);
  REQUIRE(at.start_round());
  REQUIRE(at.put(Command(command::VoidWager{Role::operator_, Seat(2)})));
  CHECK(at.stake(2) == Chips(500));
  REQUIRE(at.put(excludes(2, clause("H95-18.1"))));
  at.fold_out();
  CHECK(at.table.place(Seat(2)).player.is_none());
  CHECK(at.table.cashed == Chips(500));
}

TEST_CASE("S05-19.2(b): the operator excludes, with the hand folded or without") {
  AtTable at = four_at(games::stud_2005);
  const Clause clause = cardroom::clause("S05-19.2(b)");
  at.refuses(excludes(1, {}, Role::dealer), "not_your_role", clause);
  REQUIRE(at.start_round());
  REQUIRE(at.put(Command(command::PenaltyFold{Role::operator_, Seat(1)})));
  REQUIRE(at.put(excludes(1, cardroom::clause("S05-16.8(a)"))));
  at.fold_out();
  CHECK(at.table.place(Seat(1)).player.is_none());
  CHECK(at.table.excluded.contains(PlayerId(1)));
}

TEST_CASE("T01-18.3(b): in a tournament the director excludes, and the operator may not") {
  static const Game game = under_a_director();
  AtTable at = four_at(game);
  at.refuses(excludes(1), "not_your_role", at.table.cite().excluded);
  REQUIRE(at.put(excludes(1, clause("T01-18.8"), Role::director)));
  CHECK(at.table.place(Seat(1)).player.is_none());
}

TEST_CASE("RWS17-DEF-House: the book gives no power to exclude, and it is refused") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2}, 100);
  at.refuses(excludes(1), "power_not_in_book", clause("RWS17-DEF-House"));
}

TEST_CASE("*95-15.3: a player who does not speak English is dealt out of one round of play") {
  for (const Game* const game : games_1995) {
    AtTable at = four_at(*game);
    const Clause clause = clause_in(*game, "15.3");
    at.refuses(DealOut{Role::dealer, Seat(3)}, "not_your_role", clause);
    REQUIRE(at.put(DealOut{Role::supervisor, Seat(3)}));
    at.refuses(DealOut{Role::supervisor, Seat(3)}, "already_dealt_out", clause);
    REQUIRE(at.start_round());
    CHECK(at.dealt() == seats({1, 2, 4}));
    at.fold_out();
    REQUIRE(at.start_round());
    CHECK(at.dealt() == seats({1, 2, 3, 4}));
  }
}

TEST_CASE("*95-15.3: the buck passes a player who is dealt out; they do not refuse it") {
  for (const Game* const game : games_1995) {
    AtTable at = four_at(*game);
    at.whole_round();
    REQUIRE(at.put(DealOut{Role::operator_, Seat(2)}));
    REQUIRE(at.start_round());
    CHECK(at.table.marker == Seat(3));
    CHECK(at.table.place(Seat(2)).abstained == 0);
  }
}

TEST_CASE("S05-16.3 T01-16.3: the later books do not deal a player out, and refuse it") {
  for (const Game* const game : {&games::stud_2005, &games::draw_2001}) {
    AtTable at = four_at(*game);
    at.refuses(DealOut{Role::supervisor, Seat(2)}, "power_not_in_book", at.table.cite().language);
  }
}

// What people must not do and no machine can prevent: everything of class H.
TEST_CASE("conduct: every clause of class H is recorded under its own number") {
  for (const Game* const game : {&games::manila_1995, &games::holdem_1995, &games::omaha_1995,
                                 &games::stud_2005, &games::draw_2001}) {
    AtTable at = four_at(*game);
    int recorded = 0;
    for (std::size_t row = 0; row < Clause::count(); ++row) {
      const Clause clause = Clause::at(row);
      if (clause.prefix() != game->prefix) continue;
      const RecordConduct record{Role::supervisor, Seat(2), clause, *ShortText::from("seen by me")};
      if (text_of(clause).kind == 'H') {
        REQUIRE(at.put(record));
        CHECK(std::get<table_event::ConductRecorded>(at.last[0]).clause == clause);
        ++recorded;
      } else {
        at.refuses(record, "not_conduct", clause);
      }
    }
    CHECK(recorded >= 12);
    CHECK(at.table.place(Seat(2)).conduct == recorded);
  }
}

TEST_CASE(
    "S05-19.5 T01-18.7: the duties of an employee are recorded without a seat, not by players") {
  for (const Game* const game : {&games::stud_2005, &games::draw_2001}) {
    AtTable at = four_at(*game);
    const Clause breach = game->prefix == "S05" ? clause("S05-19.5(a)") : clause("T01-18.7(a)");
    at.refuses(RecordConduct{Role::player, Seat::none(), breach, {}}, "not_your_role",
               at.table.cite().sanction);
    at.refuses(RecordConduct{Role::supervisor, Seat::none(), clause("CP17-16.1"), {}},
               "not_of_this_book", at.table.cite().sanction);
    REQUIRE(at.put(RecordConduct{Role::operator_, Seat::none(), breach, {}}));
    CHECK(std::get<table_event::ConductRecorded>(at.last[0]).player.is_none());
  }
}

TEST_CASE("*95-15.5 S05-16.5: what one player was told about a folded hand is told to all") {
  for (const Game* const game :
       {&games::manila_1995, &games::holdem_1995, &games::omaha_1995, &games::stud_2005}) {
    AtTable at = four_at(*game);
    const Clause clause = at.table.cite().folded_information;
    at.refuses(shares(1, {}, "a pair"), "no_round", clause);
    REQUIRE(at.start_round());
    if (!at.table.round.legal.fold)
      REQUIRE(at.put(Command(command::Bet{at.table.round.turn, at.table.round.legal.sizes.low})));
    const Seat folds = at.table.round.turn;
    REQUIRE(at.put(Command(command::Fold{folds})));
    at.refuses(shares(folds.number(), {}), "nothing_to_share", clause);
    at.refuses(shares(9, {}, "a pair"), "not_in_round", clause);
    REQUIRE(at.put(shares(folds.number(), {at.table.round.hands[folds.index()].cards[0]})));
    const auto& shared = std::get<table_event::InformationShared>(at.last[0]);
    CHECK(shared.clause == clause);
    CHECK(shared.to.size() == 3);
  }
}

TEST_CASE("*95-15.6 S05-16.6: and about a hand still held; a card seen elsewhere is refused") {
  for (const Game* const game :
       {&games::manila_1995, &games::holdem_1995, &games::omaha_1995, &games::stud_2005}) {
    AtTable at = four_at(*game);
    REQUIRE(at.start_round());
    const Clause clause = at.table.cite().share_information;
    const Card own = at.table.round.hands[0].cards[0];
    const Card hidden = at.table.round.hands[1].cards[0];
    Card open = at.table.round.board.empty() ? Card() : at.table.round.board[0];
    if (game == &games::stud_2005) open = at.table.round.hands[1].cards[2];
    if (!open.is_none()) at.refuses(shares(1, {own, open}), "not_their_card", clause);
    // Nobody finds out who holds a card by asking.
    REQUIRE(at.put(shares(1, {hidden})));
    REQUIRE(at.put(shares(1, {own})));
    CHECK(std::get<table_event::InformationShared>(at.last[0]).clause == clause);
  }
}

TEST_CASE("C-26 T01-16.5: only the active players are told about a folded hand") {
  AtTable at = four_at(games::draw_2001);
  REQUIRE(at.start_round());
  const Seat first = at.table.round.turn;
  REQUIRE(at.put(Command(command::Fold{first})));
  const Seat second = at.table.round.turn;
  REQUIRE(at.put(Command(command::Fold{second})));
  const Card card = at.table.round.hands[first.index()].cards[0];
  REQUIRE(at.put(shares(first.number(), {card})));
  const TableEvent event = at.last[0];
  const auto& shared = std::get<table_event::InformationShared>(event);
  CHECK(shared.clause == clause("T01-16.5"));
  CHECK(shared.to.size() == 2);
  const auto cards_for = [&](Viewer viewer) {
    return std::get<table_event::InformationShared>(seen_by(event, viewer)).cards.size();
  };
  for (const Seat seat : at.table.round.active) CHECK(cards_for(Viewer::at(seat)) == 1);
  CHECK(cards_for(Viewer::at(second)) == 0);
  CHECK(cards_for(Viewer::spectator()) == 0);
  CHECK(cards_for(Viewer::dealer()) == 1);
  CHECK(cards_for(Viewer::at(first)) == 1);
}

TEST_CASE(
    "T01-16.6: all players are told about a hand still held; players do not give the command") {
  AtTable at = four_at(games::draw_2001);
  REQUIRE(at.start_round());
  auto by_player = shares(1, {}, "two pairs");
  by_player.by = Role::player;
  at.refuses(by_player, "not_your_role", clause("T01-16.6"));
  REQUIRE(at.put(shares(1, {}, "two pairs")));
  CHECK(std::get<table_event::InformationShared>(at.last[0]).to.size() == 3);
}

TEST_CASE("RWS17-3.13.1: the book has no rule about sharing, and it is refused") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2}, 100);
  REQUIRE(at.start_round());
  at.refuses(shares(1, {}, "an Ace"), "power_not_in_book", clause("RWS17-3.13.1"));
}
