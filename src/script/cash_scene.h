// CashScene: the table a cash script plays at, and what has happened in the round of play so far.
#pragma once

#include <array>
#include <optional>

#include "rules/settings.h"
#include "script/teller.h"
#include "script/words_reader.h"
#include "words/story.h"

namespace cardroom {

struct CashScene {
  explicit CashScene(const Game& played) : game(played) {}

  const Game& game;
  Teller teller;
  Determinations determined;
  std::optional<Terms> terms;
  std::optional<ScriptLine> unsettled;  // The last setting, where it does not fit the others.
  bool unsettled_told = false;          // Once is enough.

  SeatNames names;
  SeatSet seated;
  std::array<Chips, seats_max> stakes{};
  Seat marker;                 // None before the first round.
  bool marker_placed = false;  // A `buck` or `button` line put it there for the next round.
  std::optional<CardList> shoe;
  FixedList<ExtraPost, seats_max> posts;

  bool started = false;  // A round has been dealt.
  Round round;
  std::array<Chips, seats_max> returned{};
  std::array<Chips, seats_max> won{};

  bool round_on() const { return started && round.stage != Stage::over; }
};

// Terms of the determinations so far; tells a refusal of theirs against `line`.
bool ready_terms(CashScene& scene, const ScriptLine& line);

// `expect …`.
void expect_cash(CashScene& scene, WordsReader& words);

}  // namespace cardroom
