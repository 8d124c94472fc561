// A hosted table for tests: what happened as JSON texts, and the last refusal.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "cards/parse.h"
#include "codec/json_text.h"
#include "hosted/game.h"
#include "rules/games/games.h"
#include "rules/round/event_words.h"
#include "with_cap.h"

namespace cardroom::test {

inline CardList cards(std::string_view text) { return *parse_cards(text, *Deck::of(52, true)); }

class HostedTest {
 public:
  explicit HostedTest(std::string_view book, int players = 3) {
    const Game& played = **find_game(book);
    game.now.table = game.since.table = *open_table(played, with_cap(played, {}));
    for (int seat = 1; seat <= players; ++seat)
      put(table_command::Sit{PlayerId(static_cast<std::uint32_t>(seat)), Seat(seat), Chips(200)});
  }

  // The name of the rule that refuses, or an empty text.
  std::string tried(const HostedCommand& command) {
    happened.clear();
    const auto refused = play(game, command, [&](const HostedEvent& event, const Table&) {
      happened.push_back(codec::to_text(event));
    });
    last = refused;
    return refused ? std::string(refused->rule->name) : std::string();
  }
  void put(const TableCommand& command) { REQUIRE(tried(command) == ""); }
  void put(const Command& command) { put(TableCommand(command)); }
  void deal() { put(table_command::StartRound{}); }
  std::string tell(std::string_view text, Seat seat = {}) {
    return tried(hosted_command::TellCards{seat, cards(text)});
  }
  // Everybody checks or calls until cards are asked for or drawn, or the round is over.
  void play_on() {
    while (!game.now.waits() && table().dealing && table().round.stage == Stage::betting) {
      const Legal& legal = table().round.legal;
      if (legal.check)
        put(Command(command::Check{legal.seat}));
      else if (legal.decline)
        put(Command(command::Decline{legal.seat}));
      else if (legal.call)
        put(Command(command::Call{legal.seat}));
      else
        put(Command(command::Bet{legal.seat, legal.sizes.low}));
    }
  }
  std::int64_t fact(std::string_view name) const {
    if (last)
      for (const Fact& one : last->facts)
        if (one.name == name) return one.value;
    return -1;
  }
  const Table& table() const { return game.now.table; }
  const CardsWanted& wanted() const { return game.now.wanted; }

  HostedGame game;
  std::vector<std::string> happened;
  Refusal last;
};

}  // namespace cardroom::test
