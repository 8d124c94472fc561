// A right guess at a hidden card takes no longer, and no less long, than a wrong one.
#include <algorithm>
#include <chrono>
#include <map>

#include "cards/shuffle.h"
#include "hidden_scene.h"
#include "room/game/open_game.h"
#include "rules/games/games.h"

namespace cardroom::room {
namespace {

// The median time, in nanoseconds, that the dealer's question about each card of the deck takes.
std::map<int, std::int64_t> times_of_guesses(WatchedScene& scene, const CardList& order) {
  using Clock = std::chrono::steady_clock;
  constexpr int tries = 301;
  constexpr int dealer = spectator + 1;
  std::map<int, std::vector<std::int64_t>> times;  // By the card's index.
  for (int time = 0; time < tries; ++time)
    for (const Card card : order) {
      const Sent asked{
          dealer, command_text(0, scene.table,
                               R"("type":"why","command":{"type":"report","what":"hole_exposed",)"
                               R"("seat":1,"seen":true,"card":")" +
                                   to_string(card) + "\"}")};
      const auto began = Clock::now();
      scene.send(asked);
      times[card.index()].push_back((Clock::now() - began).count());
    }
  std::map<int, std::int64_t> medians;
  for (auto& [card, all] : times) {
    std::nth_element(all.begin(), all.begin() + tries / 2, all.end());
    medians[card] = all[tries / 2];
  }
  return medians;
}

TEST_CASE("a guess at a hidden card takes as long when it is right" * doctest::skip()) {
  for (const Game* const game : all_games) {
    if (game->table.tournament) continue;
    CAPTURE(game->key);
    const auto opened = open_game(game->key, {});
    const CardSet deck = dynamic_cast<const PokerTable&>(**opened).table().coming.deck.cards();
    const CardList order = shuffle(deck, seed_from_number(7), {7, 0}).shoe.rest();
    WatchedScene scene(std::string(game->key), order, 400);
    scene.send({});
    const Round& round = dynamic_cast<const PokerTable&>(scene.game()).table().round;
    REQUIRE(round.hands[0].count > 0);
    const auto times = times_of_guesses(scene, order);
    CardSet held;
    for (std::size_t at = 0; at < round.hands[0].count; ++at) held.insert(round.hands[0].cards[at]);
    std::vector<std::int64_t> wrong;
    for (const auto& [card, time] : times)
      if (!held.contains(Card::from_index(card))) wrong.push_back(time);
    std::sort(wrong.begin(), wrong.end());
    for (std::size_t at = 0; at < round.hands[0].count; ++at) {
      // Among the wrong ones, or within a twentieth of them.
      const std::int64_t right = times.at(round.hands[0].cards[at].index());
      CHECK(right * 20 >= wrong.front() * 19);
      CHECK(right * 20 <= wrong.back() * 21);
    }
  }
}

}  // namespace
}  // namespace cardroom::room
