// Disputes from complaint to review, and what the rules leave open.
#include "rules/at_table.h"
#include "rules/table/view.h"

using namespace cardroom;
using table_command::Answer;
using table_command::Decide;
using table_command::OpenDispute;
using table_command::Propose;
using table_command::RequestReview;
using table_command::ReviewDispute;
using table_command::RuleDispute;

namespace {

DisputeStage stage_of(const AtTable& at, std::size_t which) {
  return at.table.disputes[which].stage;
}

}  // namespace

TEST_CASE("G-09 *95-18.6 S05-19.4: a dispute is opened, ruled on, and reviewed on request") {
  for (const Game* const game :
       {&games::manila_1995, &games::holdem_1995, &games::omaha_1995, &games::stud_2005}) {
    AtTable at = four_at(*game);
    const Clause clause = at.table.cite().dispute;
    REQUIRE(at.put(OpenDispute{PlayerId(2), note("the pot was split wrongly")}));
    CHECK(stage_of(at, 0) == DisputeStage::open);
    at.refuses(RequestReview{PlayerId(2), 1}, "no_such_dispute", clause);
    at.refuses(RuleDispute{Role::supervisor, 1, {}}, "not_your_role", clause);
    at.refuses(RuleDispute{Role::operator_, 2, {}}, "no_such_dispute", clause);
    REQUIRE(at.put(RuleDispute{Role::operator_, 1, note("it was not")}));
    at.refuses(RuleDispute{Role::operator_, 1, {}}, "no_such_dispute", clause);
    at.refuses(ReviewDispute{Role::inspector, 1, Review::upheld}, "no_such_dispute", clause);
    at.refuses(RequestReview{PlayerId(3), 1}, "not_your_dispute", clause);
    REQUIRE(at.put(RequestReview{PlayerId(2), 1}));
    at.refuses(ReviewDispute{Role::operator_, 1, Review::upheld}, "not_your_role", clause);
    REQUIRE(at.put(ReviewDispute{Role::inspector, 1, Review::overturned}));
    CHECK(stage_of(at, 0) == DisputeStage::reviewed);
    CHECK(view_for(at.table, Viewer::spectator()).disputes.size() == 1);
  }
}

TEST_CASE("*95-18.5: the complainant is told about the inspector, but not in the later books") {
  for (const Game* const game : games_1995) {
    AtTable at = four_at(*game);
    REQUIRE(at.put(OpenDispute{PlayerId(1), {}}));
    REQUIRE(at.count<table_event::ComplainantAdvised>() == 1);
    const auto& advised = std::get<table_event::ComplainantAdvised>(at.last[1]);
    CHECK(advised.clause == clause_in(*game, "18.5"));
    CHECK(advised.player == PlayerId(1));
  }
  AtTable stud = four_at(games::stud_2005);
  REQUIRE(stud.put(OpenDispute{PlayerId(1), {}}));
  CHECK(stud.count<table_event::ComplainantAdvised>() == 0);
}

TEST_CASE("G-09 S05-19.4: a player who has left may still ask for a review of their dispute") {
  AtTable at = four_at(games::stud_2005);
  REQUIRE(at.put(OpenDispute{PlayerId(2), note("my blind was taken twice")}));
  REQUIRE(at.put(RuleDispute{Role::operator_, 1, {}}));
  REQUIRE(at.put(table_command::Leave{Seat(2)}));
  at.refuses(OpenDispute{PlayerId(2), {}}, "not_seated", clause("S05-19.4"));
  REQUIRE(at.put(RequestReview{PlayerId(2), 1}));
}

TEST_CASE("G-09 RWS17-DEF-House: the House rules, and a review is not in the book") {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2}, 100);
  REQUIRE(at.put(OpenDispute{PlayerId(1), {}}));
  REQUIRE(at.put(RuleDispute{Role::operator_, 1, {}}));
  at.refuses(RequestReview{PlayerId(1), 1}, "power_not_in_book", clause("RWS17-DEF-House"));
  at.refuses(Decide{Role::operator_, {}}, "power_not_in_book", clause("RWS17-DEF-House"));
}

TEST_CASE("T01-18.6: in a tournament the director rules and decides, and nobody else") {
  static const Game game = [] {
    Game made = games::draw_2001;
    made.director_rules = true;
    return made;
  }();
  AtTable at = four_at(game);
  const Clause clause = at.table.cite().dispute;
  REQUIRE(at.put(OpenDispute{PlayerId(1), {}}));
  at.refuses(RuleDispute{Role::operator_, 1, {}}, "not_your_role", clause);
  REQUIRE(at.put(RuleDispute{Role::director, 1, {}}));
  at.refuses(Decide{Role::operator_, {}}, "not_your_role", clause);
  REQUIRE(at.put(Decide{Role::director, note("the card is dealt again")}));
}

TEST_CASE("G-09: sixteen disputes may wait; a closed one makes room for the next") {
  AtTable at = four_at(games::stud_2005);
  for (int one = 0; one < 16; ++one) REQUIRE(at.put(OpenDispute{PlayerId(1), {}}));
  at.refuses(OpenDispute{PlayerId(2), {}}, "too_many_disputes", clause("S05-19.4"));
  REQUIRE(at.put(RuleDispute{Role::operator_, 5, {}}));
  REQUIRE(at.put(OpenDispute{PlayerId(2), {}}));
  CHECK(at.table.disputes.back().number == 17);
  at.refuses(RequestReview{PlayerId(1), 5}, "no_such_dispute", clause("S05-19.4"));
}

TEST_CASE("S05-17.16: what the rules do not cover is adopted when all players agree") {
  AtTable at = four_at(games::stud_2005);
  REQUIRE(at.put(table_command::SitOut{Seat(4)}));
  REQUIRE(at.start_round());
  at.refuses(Propose{Role::supervisor, {}}, "not_your_role", clause("S05-17.16"));
  at.refuses(Answer{Seat(1), true}, "not_asked", clause("S05-17.16"));
  REQUIRE(at.put(Propose{Role::operator_, note("the card is dealt again")}));
  CHECK(at.count<table_event::AgreementAsked>() == 3);
  at.refuses(Propose{Role::operator_, {}}, "proposal_is_open", clause("S05-17.16"));
  at.refuses(Answer{Seat(4), true}, "not_asked", clause("S05-17.16"));
  for (const int seat : {1, 2}) REQUIRE(at.put(Answer{Seat(seat), true}));
  at.refuses(Answer{Seat(1), false}, "not_asked", clause("S05-17.16"));
  CHECK(at.table.proposal.stage == ProposalStage::open);
  CHECK(view_for(at.table, Viewer::spectator()).unanswered.size() == 1);
  REQUIRE(at.put(Answer{Seat(3), true}));
  CHECK(at.count<table_event::ProposalAdopted>() == 1);
}

TEST_CASE("C-25 S05-17.16 S05-19.4: three of four agree, and the operator decides") {
  AtTable at = four_at(games::stud_2005);
  REQUIRE(at.start_round());
  REQUIRE(at.put(Propose{Role::operator_, note("the hand is dealt again")}));
  for (const int seat : {1, 2, 3}) REQUIRE(at.put(Answer{Seat(seat), true}));
  REQUIRE(at.put(Answer{Seat(4), false}));
  const auto& rejected = std::get<table_event::ProposalRejected>(at.last[0]);
  CHECK(rejected.seat == Seat(4));
  CHECK(rejected.clause == clause("S05-19.4"));
  at.refuses(Decide{Role::dealer, {}}, "not_your_role", clause("S05-19.4"));
  REQUIRE(at.put(Decide{Role::operator_, note("the hand is played")}));
  CHECK(at.count<table_event::Decided>() == 1);
}

TEST_CASE(
    "S05-17.16: no round begins while players are asked; the operator may decide without them") {
  AtTable at = four_at(games::stud_2005);
  at.whole_round();
  REQUIRE(at.put(Propose{Role::operator_, note("the deck is changed")}));
  at.refuses(at.next_round(), "proposal_is_open", clause("S05-17.16"));
  REQUIRE(at.put(Decide{Role::operator_, note("it is not")}));
  CHECK(at.count<table_event::ProposalRejected>() == 1);
  REQUIRE(at.start_round());
}

TEST_CASE("S05-17.16: a player who leaves is no longer asked") {
  AtTable at = four_at(games::stud_2005);
  REQUIRE(at.put(Propose{Role::operator_, {}}));
  for (const int seat : {1, 2, 3}) REQUIRE(at.put(Answer{Seat(seat), true}));
  REQUIRE(at.put(table_command::Leave{Seat(4)}));
  CHECK(at.count<table_event::ProposalAdopted>() == 1);
  REQUIRE(at.put(Propose{Role::operator_, {}}));
  for (const int seat : {1, 2, 3}) REQUIRE(at.put(table_command::Leave{Seat(seat)}));
  CHECK(at.table.proposal.stage == ProposalStage::rejected);
}

TEST_CASE("*95-18.6: in the books of 1995 the operator decides, and players are not asked") {
  for (const Game* const game : games_1995) {
    AtTable at = four_at(*game);
    const Clause clause = clause_in(*game, "18.6");
    at.refuses(Propose{Role::operator_, {}}, "power_not_in_book", clause);
    at.refuses(Decide{Role::supervisor, {}}, "not_your_role", clause);
    REQUIRE(at.put(Decide{Role::operator_, note("the round is dealt again")}));
  }
}
