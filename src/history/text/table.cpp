#include "history/text/table.h"

#include <algorithm>

#include "history/text/amount.h"
#include "history/text/game_words.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

bool TextTable::fail(std::string what) {
  wrong_ = {{line_, 1}, std::move(what)};
  return false;
}

bool TextTable::set_game(std::string_view words) {
  told_.money = true;
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
  if (cap_ && less(*cap_, player.stack)) player.stack = *cap_;
  return true;
}

bool TextTable::admit(std::string_view name) {
  const int from = last_post_ > 0 ? last_post_ : button_;
  for (int step = 1; step <= places_; ++step) {
    const int number = (from + step - 1) % places_ + 1;
    const bool taken = std::any_of(told_.players.begin(), told_.players.end(),
                                   [&](const ToldPlayer& player) { return player.seat == number; });
    if (!taken) return seat(number, name, std::nullopt);
  }
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

// If the heading does not tell the blinds, those that are posted do.
void TextTable::stakes_by_blind(Blind which, Decimal amount) {
  const bool fixed = begins(told_.variant, "F");
  if (which == Blind::small)
    small_ = amount;
  else if (fixed)
    set_stakes(amount, plus(amount, amount));
  else
    set_stakes(small_.digits > 0 ? small_ : decimal_of(amount.digits * 5, amount.places + 1),
               amount);
}

// A blind posted short is still the blind that others must match. Some sites call a big blind small
// if its player has no more.
void TextTable::blind(std::uint8_t player, Blind which, Decimal amount) {
  ToldPlayer& by = told_.players[player];
  const bool all_in = by.stack_known && !less(plus(amount, by.ante), by.stack);
  if (posted_.small_seat > 0 && posted_.big_seat == 0 && all_in) which = Blind::big;
  if (told_.minimum.digits == 0) stakes_by_blind(which, amount);
  takes_part_[player] = true;
  int& seat = which == Blind::small ? posted_.small_seat : posted_.big_seat;
  if (seat == 0) seat = by.seat;
  last_post_ = by.seat;
  const Decimal nominal = !all_in ? amount : which == Blind::small ? small_ : big_;
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
    if (level_ante_->digits > 0 && told_.players[player].ante.digits == 0)
      ante(player, most(player, *level_ante_));
  const std::uint8_t first = order[players == 2 ? 1 : 0];
  const std::uint8_t second = order[players == 2 ? 0 : 1];
  blind(first, Blind::small, most(first, small_));
  blind(second, Blind::big, most(second, big_));
}

void TextTable::post(std::uint8_t player, Decimal live, Decimal dead) {
  ToldPlayer& by = told_.players[player];
  takes_part_[player] = true;
  by.posts = true;
  last_post_ = by.seat;
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
  bet_ = true;
  act(ActKind::check_or_call, player);
  total_[player] = plus(total_[player], added);
}

void TextTable::bet_to(std::uint8_t player, Decimal to) {
  bet_ = true;
  act(ActKind::bet_to, player);
  told_.acts.back().amount = total_[player] = to;
  if (less(highest_, to)) highest_ = to;
}

void TextTable::put_in(std::uint8_t player, Decimal added) {
  // Before anybody acts, the all-in of a player is their blind, if nobody else posts it.
  const bool blind_due = posted_.big_seat == 0 && told_.players[player].blind.digits == 0;
  if (told_.acts.empty() && blind_due && posted_.small_seat > 0)
    return blind(player, Blind::big, added);
  const Decimal to = plus(total_[player], added);
  if (less(highest_, to))
    bet_to(player, to);
  else
    call(player, added);
}

// A site that tells the communal cards once more when all are all-in tells nothing new.
void TextTable::board(const ToldCards& cards) {
  const auto told_before = [&](const Act& act) {
    return act.kind == ActKind::board && act.cards == cards;
  };
  if (std::any_of(told_.acts.begin(), told_.acts.end(), told_before)) return;
  Act& act = told_.acts.emplace_back();
  act.kind = ActKind::board;
  act.cards = cards;
  if (cards.size() > 1 || bet_)
    next_round();  // The first card of Courchevel comes before the bets.
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
  next_round();
  return add_discard(told_, player, text) || fail("expected 'discards N cards'");
}

void TextTable::new_hand(std::uint8_t player, const ToldCards& cards) {
  takes_part_[player] = true;
  next_round();
  add_new_hand(told_, player, cards);
}

// What one player has put in beyond everybody else in this round.
void TextTable::note_uncalled() {
  Decimal second;
  std::uint8_t first = 0;
  for (std::uint8_t player = 1; player < told_.players.size(); ++player) {
    const bool more = less(total_[first], total_[player]);
    const Decimal lower = total_[more ? first : player];
    if (less(second, lower)) second = lower;
    if (more) first = player;
  }
  if (less(second, total_[first])) uncalled_ = ToldWin{first, minus(total_[first], second)};
}

void TextTable::next_round() {
  note_uncalled();
  total_ = {};
  highest_ = {};
}

// A player who sold their hand is paid by the house; if nobody else gets the pots, they won them.
void TextTable::take_uncalled_back() {
  if (pots_.digits == 0) return;
  note_uncalled();
  Decimal won;
  if (told_.pots.empty()) told_.pots.emplace_back();
  for (const auto& win : told_.pots[0].wins) won = plus(won, win.amount);
  const Decimal uncalled = uncalled_ ? uncalled_->amount : Decimal();
  const bool too_much = uncalled_ && (won == plus(pots_, uncalled) || (sold_ && won == uncalled));
  for (auto& win : told_.pots[0].wins)
    if (too_much && win.player == uncalled_->player) win.amount = minus(win.amount, uncalled);
  if (sold_ && won == (too_much ? uncalled : Decimal())) win(*sold_, pots_);
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

bool TextTable::finish() {
  take_uncalled_back();
  for (const auto& pot : told_.pots)
    for (const auto& win : pot.wins)
      if (!takes_part_[win.player]) return fail("a player wins who is not in the hand");
  // Sites also list players who sit at the table and wait. Whoever is dealt in posts or acts.
  leave_out(told_, takes_part_);
  if (told_.players.size() < 2) return fail("expected two to ten players who act");
  if (told_.variant.empty()) return fail("the game is not told");
  if (told_.minimum.digits <= 0 && is_stud_game(told_.variant)) {
    const Decimal bet = stud_bet(told_);
    set_stakes(bet, plus(bet, bet));
  }
  if (told_.minimum.digits <= 0) return fail("the stakes are not told");
  // Stud has no button: the last seat is the last to be dealt to.
  if (button_ == 0 && is_stud_game(told_.variant))
    for (const auto& player : told_.players) button_ = std::max(button_, player.seat);
  order_by_button(told_, button_);
  posted_.small = small_;
  posted_.big = big_;
  if (!is_stud_game(told_.variant)) order_by_blinds(told_, posted_);
  told_.add_winnings();
  // Without a word about the rake it is inferred from the winnings.
  if (!raked_) told_.pots.clear();
  return true;
}

}  // namespace cardroom::history
