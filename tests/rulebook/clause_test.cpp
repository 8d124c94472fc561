#include <doctest/doctest.h>

#include "rulebook/clause.h"

using namespace cardroom;

static_assert(clause("H95-10.2").id() == "H95-10.2");
static_assert(clause("H95-10.2").prefix() == "H95");
static_assert(!Clause::parse("H95-99.9"));

TEST_CASE("the table of clauses holds all 1,424 of them") { CHECK(Clause::count() == 1424); }

TEST_CASE("a clause knows its document and its paraphrase") {
  CHECK(text_of(clause("M95-DEF-Buck")).source == "ACT Gazette S275, 3 November 1995");
  CHECK(text_of(clause("M95-DEF-Buck")).kind == 'E');
}

TEST_CASE("a sub-clause is related to its parent and not to its neighbour") {
  CHECK(related(clause("H95-16.1"), clause("H95-16.1(d)")));
  CHECK(related(clause("H95-16.1(d)"), clause("H95-16.1")));
  CHECK_FALSE(related(clause("H95-16.1(d)"), clause("H95-16.1(e)")));
  CHECK_FALSE(related(clause("H95-1"), clause("H95-10.2")));
}
