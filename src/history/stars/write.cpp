#include "history/stars/write.h"

#include <algorithm>
#include <array>

#include "history/text/game_words.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

namespace {

std::string number(Decimal amount) { return in_places(amount.digits, amount.places); }

std::string cards_text(const std::vector<Card>& cards) {
  std::string text = "[";
  for (const Card card : cards) text += (text.size() > 1 ? " " : "") + to_string(card);
  return text + "]";
}

std::string cards_text(const ToldCards& cards) {
  return cards_text(std::vector<Card>(cards.begin(), cards.end()));
}

// A game that PokerStars does not have is written as the nearest one, and notes tell the rest.
std::string game_words(std::string_view variant) {
  if (auto words = words_for(variant); !words.empty()) return words;
  return variant.find("omaha") != variant.npos ? "Omaha No Limit" : "Hold'em No Limit";
}

class StarsWriter {
 public:
  explicit StarsWriter(const ToldHand& told) : told_(told) {
    for (std::size_t at = 0; at < told.players.size(); ++at) left_[at] = told.players[at].stack;
  }

  std::string write() {
    heading();
    posts();
    if (is_draw_game(told_.variant))
      text_ += "*** DEALING HANDS ***\n";
    else if (!is_stud_game(told_.variant))
      text_ += "*** HOLE CARDS ***\n";
    for (const auto& act : told_.acts) add(act);
    collected();
    for (const auto& [key, value] : told_.own)
      text_ += "cardroom said, \"" + key + " " + value + "\"\n";
    for (const auto& [key, value] : told_.foreign)
      if (key.substr(0, 7) != "_stars_" && value.find('\n') == value.npos)
        text_ += "cardroom said, \"phh:" + key + " " + value + "\"\n";
    summary();
    return text_;
  }

 private:
  std::string name(std::size_t player) const {
    const std::string& name = told_.players[player].name;
    return name.empty() ? "p" + std::to_string(player + 1) : name;
  }

  // What an original PokerStars text said, without its quotation marks.
  std::string kept(std::string_view key, const char* otherwise) const {
    const auto value = value_of(told_.foreign, key);
    return value.size() < 3 ? otherwise : std::string(value.substr(1, value.size() - 2));
  }

  void heading() {
    const bool fixed = told_.big_bet.digits > 0;
    Decimal small = told_.minimum;
    for (const auto& player : told_.players)
      if (player.blind.digits > 0 && less(player.blind, small)) small = player.blind;
    const std::string stakes = fixed ? number(told_.minimum) + "/" + number(told_.big_bet)
                                     : number(small) + "/" + number(told_.minimum);
    const int button = told_.button > 0 ? told_.button : told_.players.back().seat;
    text_ += "PokerStars Hand #" + told_.id + ":  " + game_words(told_.variant) + " (" + stakes +
             ") - " + kept("_stars_date", "1970/01/01 0:00:00 ET") + "\n";
    text_ += "Table '" + kept("_stars_table", "cardroom") + "' 10-max Seat #" +
             std::to_string(button) + " is the button\n";
    std::vector<std::size_t> order(told_.players.size());
    for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
    std::sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
      return told_.players[left].seat < told_.players[right].seat;
    });
    for (const std::size_t at : order)
      text_ += "Seat " + std::to_string(told_.players[at].seat) + ": " + name(at) + " (" +
               number(told_.players[at].stack) + " in chips)\n";
  }

  // At most what they have left, and whether that was everything.
  std::string paid(std::size_t player, Decimal amount) {
    const bool short_of = less(left_[player], amount);
    const Decimal added = short_of ? left_[player] : amount;
    left_[player] = minus(left_[player], added);
    return number(added) + (left_[player].digits == 0 ? " and is all-in" : "");
  }

  void line(std::size_t player, const std::string& words) {
    text_ += name(player) + ": " + words + "\n";
  }

  void posts() {
    const std::size_t players = told_.players.size();
    for (std::size_t at = 0; at < players; ++at)
      if (told_.players[at].ante.digits > 0)
        line(at, "posts the ante " + paid(at, told_.players[at].ante));
    Decimal highest;
    int posted = 0;
    for (std::size_t turn = 0; turn < players; ++turn) {
      const bool reversed = players == 2 && !less(told_.players[0].blind, told_.players[1].blind);
      const std::size_t at = reversed ? 1 - turn : turn;
      const Decimal blind = told_.players[at].blind;
      if (blind.digits == 0) continue;
      const std::string what = told_.variant == "NS"  ? "button blind "
                               : posted == 0          ? "small blind "
                               : posted == 1          ? "big blind "
                               : less(highest, blind) ? "straddle "
                                                      : "blind ";
      const Decimal before = left_[at];
      line(at, "posts " + what + paid(at, blind));
      total_[at] = minus(before, left_[at]);
      if (less(highest, blind)) highest = blind;
      ++posted;
    }
    highest_ = highest;
    for (std::size_t at = 0; at < players; ++at)
      if (told_.players[at].dead.digits > 0)
        line(at, "posts dead " + paid(at, told_.players[at].dead));
  }

  void board(const ToldCards& cards) {
    constexpr std::array<std::string_view, 6> names = {"", "PRE-FLOP", "", "FLOP", "TURN", "RIVER"};
    const std::size_t all = board_.size() + cards.size();
    // Of stud the last card, if there are too few for one each.
    const bool last = all == 5 || is_stud_game(told_.variant);
    text_ += "*** " + std::string(names[last ? 5 : std::min<std::size_t>(all, 5)]) + " *** ";
    if (!board_.empty()) text_ += cards_text(board_) + " ";
    text_ += cards_text(cards) + "\n";
    board_.insert(board_.end(), cards.begin(), cards.end());
    if (all == 1 && !last) return;  // The first card of Courchevel: the blinds are not called yet.
    total_ = {};
    highest_ = {};
  }

  void call(std::size_t player) {
    if (!less(total_[player], highest_)) return line(player, "checks");
    const Decimal before = left_[player];
    line(player, "calls " + paid(player, minus(highest_, total_[player])));
    total_[player] = minus(total_[player], minus(left_[player], before));
  }

  void bet(std::size_t player, Decimal to) {
    const std::string how =
        highest_.digits == 0 ? "bets " : "raises " + number(minus(to, highest_)) + " to ";
    left_[player] = minus(left_[player], minus(to, total_[player]));
    line(player, how + number(to) + (left_[player].digits <= 0 ? " and is all-in" : ""));
    total_[player] = highest_ = to;
  }

  void show(const Act& act) {
    if (!shows_) text_ += "*** SHOW DOWN ***\n";
    shows_ = true;
    if (act.kind == ActKind::show && !act.cards.contains(Card()))
      line(act.player, "shows " + cards_text(act.cards));
    else
      line(act.player, "mucks hand");
  }

  // Stud has a heading for each street, draw one for each draw.
  void next_street(ActKind kind) {
    constexpr std::array<std::string_view, 6> streets = {"2nd STREET", "3rd STREET", "4th STREET",
                                                         "5th STREET", "6th STREET", "RIVER"};
    constexpr std::array<std::string_view, 3> draws = {"FIRST DRAW", "SECOND DRAW", "THIRD DRAW"};
    const bool stud = is_stud_game(told_.variant);
    if (!wagered_ || kind != (stud ? ActKind::hole : ActKind::discard)) return;
    wagered_ = false;
    text_ += "*** " +
             std::string(stud ? streets[(street_ + stud_cards_first(told_.variant) - 2) % 6]
                              : draws[street_ % 3]) +
             " ***\n";
    ++street_;
    if (street_ == 1 && stud) return;
    total_ = {};
    highest_ = {};
  }

  // What others may know of a hand, then what is new.
  void deal(const Act& act) {
    const bool several = is_stud_game(told_.variant) || is_draw_game(told_.variant);
    auto& held = held_[act.player];
    const std::string before = held.empty() ? "" : cards_text(held) + " ";
    std::vector<Card> known;
    for (const Card card : act.cards)
      if (!card.is_none()) known.push_back(card);
    const bool whole = known.size() == act.cards.size();
    if (several) held.insert(held.end(), known.begin(), known.end());
    if (!whole && (known.empty() || !is_stud_game(told_.variant))) return;
    const bool first_street = is_stud_game(told_.variant) && before.empty() &&
                              known.size() == stud_cards_first(told_.variant);
    const std::vector<Card> last = {known.back()};  // The one that is face up.
    if (first_street) known.pop_back();
    const std::string cards =
        before + cards_text(known) + (first_street ? " " + cards_text(last) : "");
    text_ += "Dealt to " + name(act.player) + " " + cards + "\n";
  }

  void discard(const Act& act) {
    const std::size_t count = act.cards.size();
    if (count == 0) return line(act.player, "stands pat");
    auto& held = held_[act.player];
    for (const Card card : act.cards) std::erase(held, card);
    std::string words = "discards " + std::to_string(count) + (count == 1 ? " card" : " cards");
    if (!act.cards.contains(Card())) words += " " + cards_text(act.cards);
    line(act.player, words);
  }

  void bring_in(const Act& act) {
    line(act.player, "brings in for " + paid(act.player, act.amount));
    total_[act.player] = highest_ = act.amount;
  }

  void add(const Act& act) {
    next_street(act.kind);
    wagered_ = wagered_ || act.kind == ActKind::fold || act.kind == ActKind::check_or_call ||
               act.kind == ActKind::bet_to || act.kind == ActKind::bring_in;
    switch (act.kind) {
      case ActKind::hole:
        return deal(act);
      case ActKind::board:
        return board(act.cards);
      case ActKind::fold:
        return line(act.player, "folds");
      case ActKind::check_or_call:
        return call(act.player);
      case ActKind::bet_to:
        return bet(act.player, act.amount);
      case ActKind::bring_in:
        return bring_in(act);
      case ActKind::show:
      case ActKind::muck:
        return show(act);
      case ActKind::returned:
        text_ += "Uncalled bet (" + number(act.amount) + ") returned to " + name(act.player) + "\n";
        return;
      case ActKind::discard:
        return discard(act);
    }
  }

  void collected() {
    for (std::size_t at = 0; at < told_.pots.size(); ++at) {
      const std::string from = told_.pots.size() == 1   ? "pot"
                               : at == 0                ? "main pot"
                               : told_.pots.size() == 2 ? "side pot"
                                                        : "side pot-" + std::to_string(at);
      for (const auto& win : told_.pots[at].wins)
        text_ += name(win.player) + " collected " + number(win.amount) + " from " + from + "\n";
    }
  }

  void summary() {
    Decimal all;
    Decimal rake;
    for (const auto& pot : told_.pots) {
      all = minus(all, minus({}, pot.amount));
      rake = minus(rake, minus({}, pot.rake));
    }
    text_ += "*** SUMMARY ***\nTotal pot " + number(all) + " | Rake " + number(rake) + "\n";
    if (!board_.empty()) text_ += "Board " + cards_text(board_) + "\n";
  }

  const ToldHand& told_;
  std::array<Decimal, 10> left_{};
  std::array<Decimal, 10> total_{};
  Decimal highest_;
  std::vector<Card> board_;
  std::array<std::vector<Card>, 10> held_;  // In games of several rounds of cards: what is known.
  bool wagered_ = true;                     // Since the last heading.
  std::size_t street_ = 0;
  std::string text_;
  bool shows_ = false;
};

}  // namespace

bool stars_has(std::string_view variant) {
  const auto has = [&](std::string_view word) { return variant.find(word) != variant.npos; };
  return !words_for(variant).empty() || has("holdem") || has("omaha");
}

std::string write_stars(const ToldHand& told) { return StarsWriter(told).write(); }

}  // namespace cardroom::history
