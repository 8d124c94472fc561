#include "history/stars/read.h"

#include <algorithm>
#include <array>
#include <utility>

#include "history/stars/heading.h"
#include "history/text/amount.h"
#include "history/text/lines.h"
#include "history/text/order.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

namespace {

constexpr std::size_t players_most = 10;

class StarsReader {
 public:
  explicit StarsReader(ToldHand& told) : told_(told) {}

  bool line(std::string_view text, std::size_t number) {
    number_ = number;
    if (begins_stars(text)) return heading(text);
    if (begins(text, "Hand cancelled")) return fail("the hand was cancelled");
    if (begins(text, "Table ")) return table(text);
    if (begins(text, "*** ")) return street(text);
    if (begins(text, "cardroom said, \"")) return own(text);
    if (summary_) return in_summary(text);
    if (begins(text, "Seat ") && !dealt_ && !is_act_of_seat(text)) return seat(text);
    if (begins(text, "Dealt to ")) return dealt(text.substr(9));
    if (begins(text, "Uncalled bet ")) return uncalled(text);
    if (const auto at = text.find(" collected "); at != text.npos && by_name(text.substr(0, at)))
      return collected(text.substr(0, at), text.substr(at + 11));
    return action(text);
  }

  bool finish() {
    leave_out_waiting();
    if (told_.players.size() < 2) return fail("expected two to ten players");
    for (const auto& player : told_.players)
      if (is_stud_game(told_.variant) && !told_button_) button_ = std::max(button_, player.seat);
    order_by_button(told_, button_);
    posted_.small = blind_of("small");
    posted_.big = blind_of("big");
    if (!is_stud_game(told_.variant)) order_by_blinds(told_, posted_);
    if (const auto pots = parse_pots(value_of(told_.own, "pots")); pots && !pots->empty())
      told_.pots = *pots;
    told_.add_winnings();
    return true;
  }
  const ParseError& wrong() const { return wrong_; }

 private:
  bool fail(std::string what) {
    wrong_ = {{number_, 1}, std::move(what)};
    return false;
  }

  // Kept for writing the hand again, as TOML, like other programs' fields.
  void keep(const char* key, std::string_view text) {
    if (text.find('\'') == text.npos && text != "cardroom" && text.substr(0, 4) != "1970")
      told_.foreign.push_back({key, "'" + std::string(text) + "'"});
  }

  bool heading(std::string_view text) {
    const auto read = read_stars_heading(text);
    if (!read) return fail(read.error());
    told_.id = read->id;
    told_.variant = read->variant;
    told_.money = true;
    small_ = read->small;
    big_ = read->big;
    cap_ = read->cap;
    if (!read->date.empty()) keep("_stars_date", read->date);
    const bool fixed = told_.variant[0] == 'F';
    told_.minimum = fixed ? small_ : big_;
    if (fixed) told_.big_bet = big_;
    return true;
  }

  bool table(std::string_view text) {
    const auto at = text.find("Seat #");
    if (const auto end = text.rfind('\''); end != text.npos && end > 7 && text[6] == '\'')
      keep("_stars_table", text.substr(7, end - 7));
    if (at == text.npos && is_stud_game(told_.variant)) return true;
    if (at == text.npos) return fail("expected 'Seat #N is the button'");
    std::string_view rest = text.substr(at + 6);
    const auto seat = take_amount(rest);
    if (!seat || seat->digits < 1 || seat->digits > 99) return fail("expected the button's seat");
    button_ = static_cast<int>(seat->digits);
    told_button_ = true;
    return true;
  }

  // A player may be called "Seat 3": what they do is not a line of the list of seats.
  bool is_act_of_seat(std::string_view text) const {
    return before(text, ": ") != nullptr && !has(text, " in chips");
  }

  bool seat(std::string_view text) {
    const auto colon = text.find(": ");
    const auto open = text.rfind(" (", text.rfind(" in chips"));
    std::string_view number = text.substr(5);
    const auto place = take_amount(number);
    if (colon == text.npos || open == text.npos || open < colon || !place || place->digits < 1 ||
        place->digits > 99)
      return fail("expected 'Seat N: NAME (AMOUNT in chips)'");
    std::string_view amount = text.substr(open + 2);
    const auto stack = take_amount(amount);
    if (!stack || told_.players.size() == players_most)
      return fail("expected 'Seat N: NAME (AMOUNT in chips)', of ten players at most");
    ToldPlayer& player = told_.players.emplace_back();
    player.name = text.substr(colon + 2, open - colon - 2);
    player.seat = static_cast<int>(place->digits);
    player.stack = cap_ && less(*cap_, *stack) ? *cap_ : *stack;
    const std::string_view rest = text.substr(open);
    waits_[told_.players.size() - 1] = has(rest, "is sitting out") || has(rest, "out of hand");
    return true;
  }

  // In a tournament somebody who sits out is dealt in all the same; in a cash game they are not.
  void leave_out_waiting() {
    std::array<bool, players_most> stay{};
    for (std::size_t at = 0; at < told_.players.size(); ++at) {
      const ToldPlayer& player = told_.players[at];
      stay[at] = !waits_[at] || less({}, plus(player.ante, plus(player.blind, player.dead)));
    }
    for (const auto& act : told_.acts)
      if (act.kind != ActKind::board) stay[act.player] = true;
    leave_out(told_, stay);
  }

  const ToldPlayer* by_name(std::string_view name) {
    for (const auto& player : told_.players)
      if (player.name == name) return &player;
    return nullptr;
  }
  // The player whose name a text begins with, and then these signs; the longest.
  const ToldPlayer* before(std::string_view text, std::string_view signs) const {
    const ToldPlayer* player = nullptr;
    for (const auto& one : told_.players)
      if (begins(text, one.name) && begins(text.substr(one.name.size()), signs) &&
          (player == nullptr || one.name.size() > player->name.size()))
        player = &one;
    return player;
  }
  std::uint8_t place(const ToldPlayer* player) const {
    return static_cast<std::uint8_t>(player - told_.players.data());
  }

  static bool add_cards(std::string_view text, ToldCards& cards) {
    const auto found = cards_in(text);
    if (!found || found->size() + cards.size() > ToldCards::capacity()) return false;
    for (const Card card : *found) cards.push_back(card);
    return true;
  }

  bool street(std::string_view text) {
    dealt_ = true;
    if (begins(text, "*** SUMMARY")) summary_ = true;
    const auto is_board = [&](std::string_view before) {
      return begins(text, before) && (begins(text.substr(before.size()), "FLOP") ||
                                      begins(text.substr(before.size()), "PRE-FLOP") ||
                                      begins(text.substr(before.size()), "TURN") ||
                                      begins(text.substr(before.size()), "RIVER"));
    };
    if (is_board("*** SECOND "))
      return add_cards(text, told_.second_board) ||
             fail("expected communal cards such as [As Kd 7h]");
    const bool board = is_board("*** ") || is_board("*** FIRST ");
    const bool several = board || has(text, "STREET") || has(text, "DRAW");
    if (several && !has(text, "PRE-FLOP")) total_ = {};
    // In stud a card stands behind a heading only if all players share it.
    const bool to_each = is_stud_game(told_.variant) && !has(text, "[");
    if (several && to_each) deal_street(told_);
    return !board || to_each || communal(text);
  }

  // The last brackets; those of a flop may have the first card of Courchevel again.
  bool communal(std::string_view text) {
    ToldCards cards;
    if (!add_cards(text, cards)) return fail("expected communal cards such as [As Kd 7h]");
    Act act;
    act.kind = ActKind::board;
    for (const Card card : cards)
      if (!card_before_flop_ || *card_before_flop_ != card) act.cards.push_back(card);
    if (has(text, "PRE-FLOP") && !cards.empty()) card_before_flop_ = cards[0];
    told_.acts.push_back(act);
    return true;
  }

  bool dealt(std::string_view text) {
    const ToldPlayer* const player = before(text, " [");
    if (player == nullptr) return fail("expected 'Dealt to NAME [CARDS]'");
    text.remove_prefix(player->name.size());
    const bool read = is_stud_game(told_.variant) ? fill_dealt(told_, place(player), text)
                                                  : add_dealt(told_, place(player), text);
    return read || fail("expected 'Dealt to NAME [CARDS]'");
  }

  bool own(std::string_view text) {
    constexpr std::string_view said = "cardroom said, \"";
    text = text.substr(said.size(), text.rfind('"') - said.size());
    const auto space = std::min(text.find(' '), text.size());
    told_.add_own(std::string(text.substr(0, space)),
                  std::string(text.substr(std::min(space + 1, text.size()))));
    return true;
  }

  bool uncalled(std::string_view text) {
    const auto to = text.find(" returned to ");
    const ToldPlayer* const player = to == text.npos ? nullptr : by_name(text.substr(to + 13));
    std::string_view rest = text.substr(13);
    const auto amount = take_amount(rest);
    if (player == nullptr || !amount)
      return fail("expected 'Uncalled bet (AMOUNT) returned to NAME'");
    Act act;
    act.kind = ActKind::returned;
    act.player = place(player);
    act.amount = *amount;
    told_.acts.push_back(act);
    return true;
  }

  bool collected(std::string_view name, std::string_view rest) {
    const auto amount = take_amount(rest);
    if (!amount) return fail("expected 'NAME collected AMOUNT'");
    if (told_.pots.empty()) told_.pots.emplace_back();
    told_.pots[0].wins.push_back({place(by_name(name)), *amount});
    return true;
  }

  // Seat 1: NAME showed [As Ad] and won ($9) with … (pot not awarded as player cashed out): the
  // house has paid them something else, and the pot is the house's.
  void cashed_out(std::string_view text) {
    const auto colon = text.find(": ");
    const ToldPlayer* const player =
        colon == text.npos ? nullptr : before(text.substr(colon + 2), " ");
    for (auto at = text.find(" won ("); player != nullptr && at != text.npos;
         at = text.find(" won (", at + 1)) {
      if (told_.pots.empty()) told_.pots.emplace_back();
      std::string_view rest = text.substr(at);
      if (const auto amount = take_amount(rest))
        told_.pots[0].wins.push_back({place(player), *amount});
    }
  }

  // Total pot $12 | Rake $0.50
  bool in_summary(std::string_view text) {
    if (begins(text, "Seat ") && has(text, "(pot not awarded as player cashed out)"))
      cashed_out(text);
    const auto rake = text.find("| Rake ");
    if (!begins(text, "Total pot ") || rake == text.npos) return true;
    std::string_view rest = text.substr(rake + 7);
    const auto taken = take_amount(rest);
    if (!taken) return fail("expected '| Rake AMOUNT'");
    if (told_.pots.empty()) told_.pots.emplace_back();
    told_.pots[0].rake = *taken;
    return true;
  }

  // NAME: does something. Chat, people who come and go, and all other lines are skipped.
  bool action(std::string_view text) {
    const ToldPlayer* const player = before(text, ": ");
    if (player == nullptr) return true;
    Act act;
    act.player = place(player);
    text = text.substr(player->name.size() + 2);
    if (begins(text, "posts ")) return post(text, act);
    return play(text, act);
  }

  bool post(std::string_view text, const Act& act) {
    ToldPlayer& player = told_.players[act.player];
    const auto has = [&](std::string_view words) { return text.find(words) != text.npos; };
    std::string_view rest = text.substr(std::min(text.find_first_of("0123456789"), text.size()));
    const auto amount = take_amount(rest);
    if (!amount) return fail("expected an amount that is posted");
    if (amount->digits == 0) return true;  // Of somebody who sits out.
    const bool late = has("small blind") && posted_.small_seat > 0;
    if (late) late_[act.player] = *amount;
    if (has("the ante") || has("dead") || late) {
      Decimal& to = has("the ante") ? player.ante : player.dead;
      to = plus(to, *amount);
      return true;
    }
    Decimal live = *amount;
    if (has("small & big")) {
      player.dead = small_;
      live = minus(live, small_);
    } else if (has("small blind") || has("big blind")) {
      int& seat = has("small blind") ? posted_.small_seat : posted_.big_seat;
      if (seat == 0) seat = player.seat;
    }
    Decimal nominal = live;
    if (has("all-in") && has("small blind")) nominal = blind_of("small");
    if (has("all-in") && has("big blind")) nominal = blind_of("big");
    player.blind = plus(player.blind, nominal);
    total_[act.player] = plus(total_[act.player], live);
    return true;
  }

  // A second small blind was missed, and is dead. Where its player calls with less, it is not.
  void see_late_blind(std::uint8_t player, Decimal called) {
    const Decimal late = std::exchange(late_[player], {});
    const Decimal highest = *std::max_element(total_.begin(), total_.end(), less);
    const Decimal to = plus(total_[player], called);
    if (late.digits == 0 || !less(to, highest) || less(plus(to, late), highest)) return;
    told_.players[player].dead = {};
    told_.players[player].blind = plus(told_.players[player].blind, late);
    total_[player] = plus(total_[player], late);
  }

  // In fixed limit the stakes are the bets: the blinds are the small bet and half of it.
  Decimal blind_of(std::string_view which) const {
    if (told_.big_bet.digits == 0) return which == "big" ? big_ : small_;
    return which == "big" ? small_ : decimal_of(small_.digits * 5, small_.places + 1);
  }

  bool play(std::string_view text, Act& act) {
    if (begins(text, "folds")) {
      act.kind = ActKind::fold;
    } else if (begins(text, "checks") || begins(text, "calls ")) {
      act.kind = ActKind::check_or_call;
      if (begins(text, "calls ")) {
        std::string_view rest = text.substr(5);
        const Decimal called = take_amount(rest).value_or(Decimal());
        see_late_blind(act.player, called);
        total_[act.player] = plus(total_[act.player], called);
      }
    } else if (begins(text, "discards ") || begins(text, "stands pat")) {
      return add_discard(told_, act.player, text) || fail("expected 'discards N cards'");
    } else if (begins(text, "brings in for ")) {
      std::string_view rest = text.substr(14);
      const auto amount = take_amount(rest);
      if (!amount) return fail("expected 'brings in for AMOUNT'");
      act.kind = ActKind::bring_in;
      act.amount = told_.bring_in = total_[act.player] = *amount;
    } else if (begins(text, "bets ") || begins(text, "raises ")) {
      act.kind = ActKind::bet_to;
      const auto to = text.find(" to ");
      std::string_view rest =
          begins(text, "bets ") ? text.substr(5) : text.substr(std::min(to, text.size() - 1) + 1);
      if (begins(rest, "to ")) rest.remove_prefix(3);
      const auto amount = take_amount(rest);
      if (!amount) return fail("expected 'bets AMOUNT' or 'raises AMOUNT to AMOUNT'");
      act.amount = total_[act.player] = *amount;
    } else if (begins(text, "shows ")) {
      act.kind = ActKind::show;
      if (!add_cards(text.substr(0, text.find(']') + 1), act.cards))
        return fail("expected 'shows [CARDS]'");
    } else if (begins(text, "mucks hand") || begins(text, "doesn't show hand")) {
      act.kind = ActKind::muck;
    } else {
      return true;
    }
    told_.acts.push_back(act);
    return true;
  }

  ToldHand& told_;
  std::array<Decimal, players_most> total_{};
  std::array<Decimal, players_most> late_{};  // A small blind after another one.
  std::array<bool, players_most> waits_{};    // Sits out, or comes from another table.
  Decimal small_;
  Decimal big_;
  std::optional<Decimal> cap_;
  std::size_t number_ = 1;
  int button_ = 0;
  BlindsPosted posted_;
  std::optional<Card> card_before_flop_;
  bool told_button_ = false;
  bool dealt_ = false;
  bool summary_ = false;
  ParseError wrong_;
};

}  // namespace

bool begins_stars(std::string_view line) {
  return (begins(line, "PokerStars ") || begins(line, "Full Tilt Hand ")) && has(line, "#");
}

Result<Done, ParseError> tell_stars(const Piece& piece, ToldHand& into) {
  into.clear();
  into.line = piece.line;
  StarsReader reader(into);
  if (!begins_stars(piece.text.substr(0, piece.text.find('\n'))))
    return ParseError{{piece.line, 1}, "expected 'PokerStars Hand #…:'"};
  const auto see = [&](std::string_view line, std::size_t number) {
    return reader.line(line, number);
  };
  if (!each_line(piece, see) || !reader.finish()) return reader.wrong();
  return Done{};
}

}  // namespace cardroom::history
