#include "history/text/table.h"

#include <algorithm>

#include "history/text/amount.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

namespace {

// Small letters, and nothing but letters and digits: NO_LIMIT and "No Limit" are the same words.
std::string plain(std::string_view words) {
  std::string text;
  for (const char letter : words) {
    if (letter >= 'A' && letter <= 'Z')
      text += static_cast<char>(letter - 'A' + 'a');
    else if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
      text += letter;
  }
  return text;
}

struct GameWord {
  std::string_view word;
  std::string_view code;
};

}  // namespace

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

bool TextTable::fail(std::string what) {
  wrong_ = {{line_, 1}, std::move(what)};
  return false;
}

bool TextTable::set_game(std::string_view words) {
  constexpr GameWord limits[] = {{"nolimit", "N"},  {"potlimit", "P"},    {"fixedlimit", "F"},
                                 {"limit", "F"},    {"normal", "F"},      {"nltexas", "N"},
                                 {"pltexas", "P"},  {"fltexas", "F"},     {"nlomaha", "N"},
                                 {"plomaha", "P"},  {"flomaha", "F"},     {"holdemnl", "N"},
                                 {"holdempl", "P"}, {"omahapl", "P"},     {"holdeml", "F"},
                                 {"omahal", "F"},   {"omahahilopl", "P"}, {"omahahilol", "F"}};
  constexpr GameWord games[] = {
      {"omahahilo", "O/8"}, {"omahahl", "O/8"}, {"omaha8", "O/8"}, {"omaha", "O"}, {"holdem", "T"}};
  const std::string text = plain(words);
  const auto find = [&](const auto& list) -> std::string_view {
    for (const auto& one : list)
      if (has(text, one.word)) return one.code;
    return {};
  };
  const std::string_view limit = find(limits);
  const std::string_view several = rounds_game(words);
  const std::string_view game = several.empty() ? find(games) : several;
  if (game.empty()) return fail("expected a game such as Hold'em, Omaha or Stud");
  told_.variant = (limit.empty() ? "F" : std::string(limit)) + std::string(game);
  return true;
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
  return add_dealt(told_, player, brackets);
}

void TextTable::next_street(std::string_view heading) {
  next_round();
  if (is_stud_game(told_.variant) && has(heading, "7TH")) add_last_cards(told_);
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

// Sites also list players who sit at the table and wait. Whoever is dealt in posts or acts.
void TextTable::leave_out_others() {
  std::array<std::uint8_t, players_most> now{};
  std::vector<ToldPlayer> players;
  for (std::size_t at = 0; at < told_.players.size(); ++at) {
    now[at] = static_cast<std::uint8_t>(players.size());
    if (takes_part_[at]) players.push_back(told_.players[at]);
  }
  told_.players = std::move(players);
  for (auto& act : told_.acts)
    if (act.kind != ActKind::board) act.player = now[act.player];
  for (auto& pot : told_.pots)
    for (auto& win : pot.wins) win.player = now[win.player];
}

bool TextTable::finish() {
  for (const auto& pot : told_.pots)
    for (const auto& win : pot.wins)
      if (!takes_part_[win.player]) return fail("a player wins who is not in the hand");
  leave_out_others();
  if (told_.players.size() < 2) return fail("expected two to ten players who act");
  if (told_.variant.empty()) return fail("the game is not told");
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
