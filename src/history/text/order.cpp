#include "history/text/order.h"

#include <algorithm>
#include <numeric>

namespace cardroom::history {

namespace {

// The players at these places, in this order.
void arrange(ToldHand& told, const std::vector<std::size_t>& order) {
  std::array<std::uint8_t, text_players_most> now{};
  std::vector<ToldPlayer> players;
  for (const std::size_t at : order) {
    now[at] = static_cast<std::uint8_t>(players.size());
    players.push_back(told.players[at]);
  }
  told.players = std::move(players);
  for (auto& act : told.acts)
    if (act.kind != ActKind::board) act.player = now[act.player];
  for (auto& pot : told.pots)
    for (auto& win : pot.wins) win.player = now[win.player];
}

std::vector<std::size_t> places_of_players(const ToldHand& told) {
  std::vector<std::size_t> order(told.players.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return order;
}

// Where a blind belongs: after the button; of two players the button has the small one.
std::size_t small_place(const ToldHand& told) { return told.players.size() == 2 ? 1 : 0; }
std::size_t big_place(const ToldHand& told) { return told.players.size() == 2 ? 0 : 1; }

bool is_broke(const ToldPlayer& player) {
  return player.stack_known && player.ante.digits > 0 && player.blind.digits == 0 &&
         !less(player.ante, player.stack);
}

}  // namespace

void leave_out(ToldHand& told, const std::array<bool, text_players_most>& stay) {
  std::vector<std::size_t> order = places_of_players(told);
  std::erase_if(order, [&](std::size_t at) { return !stay[at]; });
  arrange(told, order);
}

void order_by_button(ToldHand& told, int button) {
  std::vector<std::size_t> order = places_of_players(told);
  const auto place = [&](std::size_t at) { return (told.players[at].seat - button + 99) % 100; };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t left, std::size_t right) { return place(left) < place(right); });
  arrange(told, order);
  if (told.players.back().seat != button) told.button = button;
}

void order_by_blinds(ToldHand& told, const BlindsPosted& posted) {
  ToldPlayer& small = told.players[small_place(told)];
  ToldPlayer& big = told.players[big_place(told)];
  const bool nobody = posted.small_seat == 0 && posted.big_seat == 0;
  const bool no_small = is_broke(small) && posted.small_seat == 0;
  const bool no_big = is_broke(big) && posted.big_seat == 0;
  if (no_small && (posted.big_seat == big.seat || (nobody && no_big))) small.blind = posted.small;
  if (no_big && (posted.small_seat == small.seat || (nobody && no_small))) big.blind = posted.big;
  if (posted.small_seat == 0 && posted.big_seat == 0) return;
  const bool by_small = posted.small_seat > 0;
  const int seat = by_small ? posted.small_seat : posted.big_seat;
  const std::size_t place = by_small ? small_place(told) : 0;
  const bool right = told.players[place].seat == seat ||
                     (!by_small && told.players[small_place(told)].blind.digits > 0);
  if (right) return;
  const auto by = std::find_if(told.players.begin(), told.players.end(),
                               [&](const ToldPlayer& player) { return player.seat == seat; });
  if (by == told.players.end()) return;  // They post nothing and are left out.
  std::vector<std::size_t> order = places_of_players(told);
  const std::size_t players = order.size();
  const auto at = static_cast<std::size_t>(by - told.players.begin());
  std::rotate(order.begin(),
              order.begin() + static_cast<std::ptrdiff_t>((at + players - place) % players),
              order.end());
  arrange(told, order);
  told.button = 0;
}

}  // namespace cardroom::history
