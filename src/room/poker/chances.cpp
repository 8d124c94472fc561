#include "room/poker/chances.h"

#include <cmath>

#include "odds/equity/answer.h"
#include "odds/equity/equity.h"
#include "odds/equity/showdown_rules.h"
#include "rules/table/view.h"

namespace cardroom::room {

namespace {

// Every way of so few cards to come is counted. Else this many deals are drawn, always the same
// ones: the error is a third of a per cent at most.
constexpr int counted_most = 2;
constexpr std::int64_t samples = 20'000;

bool draw_to_come(const Game& game, const Round& round) {
  if (round.stage == Stage::drawing) return true;
  for (std::size_t at = round.street + std::size_t{1}; at < game.streets.size(); ++at)
    if (game.streets[at].draw) return true;
  return false;
}

CardSet cards_of(const Hand& hand, bool all) {
  CardSet cards;
  for (std::size_t at = 0; at < hand.count; ++at)
    if (all || hand.is_up(at)) cards.insert(hand.cards[at]);
  return cards;
}

odds::Question question_of(const Terms& terms, const Round& round, SeatSet seen) {
  odds::Question question{.rules = odds::showdown_rules(terms)};
  for (const Card card : round.board) question.board.insert(card);
  // C-15: a last card that all players share replaces one card of each.
  if (question.rules.board_cards == 0) {
    question.rules.board_cards = question.board.size();
    question.rules.hole_cards -= question.board.size();
  }
  for (const Seat seat : round.dealt) {
    const CardSet cards = cards_of(round.hands[seat.index()], seen.contains(seat));
    if (round.active.contains(seat))
      question.players.push_back({odds::Held{.cards = cards}});
    else
      question.dead = question.dead | cards;
  }
  return question;
}

int to_come(const odds::Question& question) {
  int cards = question.board_to_come();
  for (std::size_t player = 0; player < question.players.size(); ++player)
    cards += question.to_come(player);
  return cards;
}

}  // namespace

SeatSet hands_seen_by(const Onlooker& onlooker, const Table& table) {
  if (table.dealing) return {};
  if (onlooker.sees_all()) return table.round.dealt;
  SeatSet seen = table.round.shown;
  const Viewer viewer = viewer_of(table, onlooker.player);
  if (viewer.kind == Viewer::Kind::player) seen.insert(viewer.seat);
  return seen & table.round.dealt;
}

std::vector<outgoing::SeatChances> chances_in(const Terms& terms, const Round& round,
                                              SeatSet seen) {
  if (round.active.size() < 2 || (round.active & seen).empty()) return {};
  if (draw_to_come(*terms.game, round)) return {};
  const odds::Question question = question_of(terms, round, seen);
  odds::Effort effort{.wanted = odds::Effort::Wanted::exact};
  if (to_come(question) > counted_most)
    effort = {.wanted = odds::Effort::Wanted::sampled, .samples = samples};
  const auto plan = odds::plan_for(question, effort);
  if (!plan) return {};
  const auto found = odds::chances_of(odds::work_out(question, *plan, effort, {}, 1));
  std::vector<outgoing::SeatChances> chances;
  for (const Seat seat : round.active)
    chances.push_back({seat, std::lround(1000 * found[chances.size()].share)});
  return chances;
}

std::optional<outgoing::SeatChances> own_chances(const Terms& terms, const Round& round,
                                                 Seat seat) {
  if (!round.active.contains(seat)) return std::nullopt;
  for (const outgoing::SeatChances& one : chances_in(terms, round, SeatSet{seat}))
    if (one.seat == seat) return one;
  return std::nullopt;
}

}  // namespace cardroom::room
