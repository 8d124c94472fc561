#include "history/text/table.h"

#include <algorithm>

#include "history/text/amount.h"
#include "history/text/game_words.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

void order_by_button(ToldHand& told, int button) {
  std::vector<std::size_t> order(told.players.size());
  for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
  const auto place = [&](std::size_t at) { return (told.players[at].seat - button + 99) % 100; };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t left, std::size_t right) { return place(left) < place(right); });
  std::array<std::uint8_t, TextTable::players_most> now{};
  std::vector<ToldPlayer> players;
  for (std::size_t at = 0; at < order.size(); ++at) {
    now[order[at]] = static_cast<std::uint8_t>(at);
    players.push_back(told.players[order[at]]);
  }
  told.players = std::move(players);
  for (auto& act : told.acts)
    if (act.kind != ActKind::board) act.player = now[act.player];
  for (auto& pot : told.pots)
    for (auto& win : pot.wins) win.player = now[win.player];
  if (told.players.back().seat != button) told.button = button;
}

void leave_out(ToldHand& told, const std::array<bool, TextTable::players_most>& stay) {
  std::array<std::uint8_t, TextTable::players_most> now{};
  std::vector<ToldPlayer> players;
  for (std::size_t at = 0; at < told.players.size(); ++at) {
    now[at] = static_cast<std::uint8_t>(players.size());
    if (stay[at]) players.push_back(told.players[at]);
  }
  told.players = std::move(players);
  for (auto& act : told.acts)
    if (act.kind != ActKind::board) act.player = now[act.player];
  for (auto& pot : told.pots)
    for (auto& win : pot.wins) win.player = now[win.player];
}

bool TextTable::fail(std::string what) {
  wrong_ = {{line_, 1}, std::move(what)};
  return false;
}

bool TextTable::set_game(std::string_view words) {
  told_.variant = variant_in(words);
  return !told_.variant.empty() || fail("expected a game such as Hold'em, Omaha or Stud");
}

void TextTable::set_stakes(Decimal low, Decimal high) {
  const bool fixed = begins(told_.variant, "F");
  told_.minimum = fixed ? low : high;
  if (fixed) told_.big_bet = high;
  small_ = fixed ? decimal_of(low.digits * 5, low.places + 1) : low;
  big_ = told_.minimum;
}

bool TextTable::seat(int number, std::string_view name, std::optional<Decimal> stack) {
  if (number < 1 || number > 99 || name.empty() || told_.players.size() == players_most)
    return fail("expected the seats of at most ten players");
  ToldPlayer& player = told_.players.emplace_back();
  player.name = name;
  player.seat = number;
  player.stack_known = stack.has_value();
  player.stack = stack.value_or(Decimal());
  return true;
}

std::optional<std::uint8_t> TextTable::player_at(std::string_view text,
                                                 std::string_view after) const {
  std::optional<std::uint8_t> found;
  std::size_t longest = 0;
  for (std::size_t at = 0; at < told_.players.size(); ++at) {
    const std::string& name = told_.players[at].name;
    const bool fits = begins(text, name) && begins(text.substr(name.size()), after);
    if (!fits || name.size() <= longest) continue;
    found = static_cast<std::uint8_t>(at);
    longest = name.size();
  }
  return found;
}

void TextTable::ante(std::uint8_t player, Decimal amount) {
  takes_part_[player] = true;
  told_.players[player].ante = plus(told_.players[player].ante, amount);
}

// A blind posted short is still the blind that others must match. If the heading does not tell the
// blinds, those that are posted do.
void TextTable::blind(std::uint8_t player, Decimal amount) {
  ToldPlayer& by = told_.players[player];
  if (told_.minimum.digits == 0 && small_.digits == 0)
    small_ = amount;
  else if (told_.minimum.digits == 0)
    set_stakes(small_, amount);
  takes_part_[player] = true;
  const bool all_in = by.stack_known && !less(plus(amount, by.ante), by.stack);
  const Decimal nominal = !all_in                ? amount
                          : less(small_, amount) ? big_
                          : highest_.digits > 0  ? big_
                                                 : small_;
  by.blind = plus(by.blind, less(amount, nominal) ? nominal : amount);
  total_[player] = plus(total_[player], amount);
  if (less(highest_, by.blind)) highest_ = by.blind;
}

// Some tournaments tell the blinds of the level and not who posts them: those after the button, of
// two players the button first.
void TextTable::post_level() {
  const std::size_t players = told_.players.size();
  if (!level_ante_ || players < 2 || big_.digits == 0 || highest_.digits > 0) return;
  std::vector<std::uint8_t> order;
  for (int step = 1; step <= 100; ++step)
    for (std::size_t at = 0; at < players; ++at)
      if (told_.players[at].seat == (button_ + step - 1) % 100 + 1)
        order.push_back(static_cast<std::uint8_t>(at));
  const auto most = [&](std::uint8_t player, Decimal amount) {
    const Decimal left = minus(told_.players[player].stack, told_.players[player].ante);
    return less(left, amount) ? left : amount;
  };
  for (const std::uint8_t player : order)
    if (level_ante_->digits > 0) ante(player, most(player, *level_ante_));
  const std::uint8_t first = order[players == 2 ? 1 : 0];
  const std::uint8_t second = order[players == 2 ? 0 : 1];
  blind(first, most(first, small_));
  blind(second, most(second, big_));
}

void TextTable::post(std::uint8_t player, Decimal live, Decimal dead) {
  ToldPlayer& by = told_.players[player];
  takes_part_[player] = true;
  by.posts = true;
  by.blind = plus(by.blind, live);
  by.dead = plus(by.dead, dead);
  total_[player] = plus(total_[player], live);
  if (less(highest_, by.blind)) highest_ = by.blind;
}

void TextTable::act(ActKind kind, std::uint8_t player, const ToldCards& cards) {
  takes_part_[player] = true;
  Act& act = told_.acts.emplace_back();
  act.kind = kind;
  act.player = player;
  act.cards = cards;
}

void TextTable::call(std::uint8_t player, Decimal added) {
  act(ActKind::check_or_call, player);
  total_[player] = plus(total_[player], added);
}

void TextTable::bet_to(std::uint8_t player, Decimal to) {
  act(ActKind::bet_to, player);
  told_.acts.back().amount = total_[player] = to;
  if (less(highest_, to)) highest_ = to;
}

void TextTable::put_in(std::uint8_t player, Decimal added) {
  const Decimal to = plus(total_[player], added);
  if (less(highest_, to))
    bet_to(player, to);
  else
    call(player, added);
}

void TextTable::board(const ToldCards& cards) {
  Act& act = told_.acts.emplace_back();
  act.kind = ActKind::board;
  act.cards = cards;
  next_round();
}

bool TextTable::in_rounds() const {
  return is_stud_game(told_.variant) || is_draw_game(told_.variant);
}

bool TextTable::deal_more(std::uint8_t player, std::string_view brackets) {
  takes_part_[player] = true;
  return is_stud_game(told_.variant) ? fill_dealt(told_, player, brackets)
                                     : add_dealt(told_, player, brackets);
}

void TextTable::next_street() {
  next_round();
  if (is_stud_game(told_.variant)) deal_street(told_);
}

void TextTable::bring_in(std::uint8_t player, Decimal amount) {
  bet_to(player, amount);
  told_.acts.back().kind = ActKind::bring_in;
  told_.bring_in = amount;
}

bool TextTable::discard(std::uint8_t player, std::string_view text) {
  takes_part_[player] = true;
  return add_discard(told_, player, text) || fail("expected 'discards N cards'");
}

void TextTable::win(std::uint8_t player, Decimal amount) {
  if (told_.pots.empty()) told_.pots.emplace_back();
  for (auto& win : told_.pots[0].wins)
    if (win.player == player) {
      win.amount = plus(win.amount, amount);
      return;
    }
  told_.pots[0].wins.push_back({player, amount});
}

void TextTable::rake(Decimal amount) {
  if (told_.pots.empty()) told_.pots.emplace_back();
  told_.pots[0].rake = plus(told_.pots[0].rake, amount);
  raked_ = true;
}

// The stakes of a stud tournament that tells none: the least wager of the first two streets.
void TextTable::find_stakes() {
  std::size_t street = 0;
  Decimal low;
  ActKind before = ActKind::fold;
  for (const auto& act : told_.acts) {
    if (act.kind == ActKind::hole && before != ActKind::hole) ++street;
    before = act.kind;
    if (act.kind != ActKind::bet_to) continue;
    // The wagers of later streets are twice as large.
    const Decimal small =
        street <= 2 ? act.amount : decimal_of(act.amount.digits * 5, act.amount.places + 1);
    if (low.digits == 0 || less(small, low)) low = small;
  }
  if (low.digits == 0) low = plus(told_.bring_in, told_.bring_in);
  set_stakes(low, plus(low, low));
}

bool TextTable::finish() {
  for (const auto& pot : told_.pots)
    for (const auto& win : pot.wins)
      if (!takes_part_[win.player]) return fail("a player wins who is not in the hand");
  // Sites also list players who sit at the table and wait. Whoever is dealt in posts or acts.
  leave_out(told_, takes_part_);
  if (told_.players.size() < 2) return fail("expected two to ten players who act");
  if (told_.variant.empty()) return fail("the game is not told");
  if (told_.minimum.digits <= 0 && is_stud_game(told_.variant)) find_stakes();
  if (told_.minimum.digits <= 0) return fail("the stakes are not told");
  // Stud has no button: the last seat is the last to be dealt to.
  if (button_ == 0 && is_stud_game(told_.variant))
    for (const auto& player : told_.players) button_ = std::max(button_, player.seat);
  order_by_button(told_, button_);
  told_.add_winnings();
  // Without a word about the rake it is inferred from the winnings.
  if (!raked_) told_.pots.clear();
  return true;
}

}  // namespace cardroom::history
