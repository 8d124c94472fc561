#include "history/text/site.h"

#include <algorithm>

#include "history/text/amount.h"
#include "history/text/lines.h"
#include "history/text/rounds_of_cards.h"

namespace cardroom::history {

namespace {

// "$1 to $1.37": what a raise adds. In stud some sites go on with the total of earlier streets.
std::optional<Decimal> take_amount_before_to(std::string_view text) {
  const auto to = text.find(" to ");
  if (to == text.npos) return std::nullopt;
  std::string_view added = text.substr(0, to);
  return take_amount(added);
}

class SiteReader {
 public:
  SiteReader(const Site& site, TextTable& table) : site_(site), table_(table) {}

  bool line(std::string_view text) {
    if (begins(text, site_.summary) && !site_.summary.empty()) {
      summary_ = true;
      return true;
    }
    if (summary_) return site_.summary_line(table_, text).value_or(true);
    if (!is_act_of_seat(text))
      if (const auto own = site_.own_line(table_, text)) return *own;
    if (table_.in_rounds() && is_street(text)) {
      table_.next_street();
      return true;
    }
    for (const auto board : site_.boards)
      if (begins(text, board)) return communal(text);
    if (begins(text, site_.dealt) && has(text, "[")) return dealt(text.substr(site_.dealt.size()));
    const auto player = table_.player_at(text, site_.after_name);
    if (!player) return true;  // Chat, and people who come and go.
    text.remove_prefix(table_.name_of(*player).size() + site_.after_name.size());
    for (const auto& [words, does] : site_.words)
      if (begins(text, words))
        return does == Does::discard ? table_.discard(*player, text)
               : does == Does::dealt ? more_cards(*player, text)
                                     : perform(does, *player, text.substr(words.size()));
    return true;
  }

 private:
  // A player may be called "Seat 3": what they do is not a line of the list of seats.
  bool is_act_of_seat(std::string_view text) const {
    if (!begins(text, "Seat ")) return false;
    const auto player = table_.player_at(text, site_.after_name);
    if (!player) return false;
    text.remove_prefix(table_.name_of(*player).size() + site_.after_name.size());
    return std::any_of(site_.words.begin(), site_.words.end(),
                       [&](const SiteWords& one) { return begins(text, one.words); });
  }

  bool is_street(std::string_view text) const {
    return std::any_of(site_.streets.begin(), site_.streets.end(),
                       [&](std::string_view street) { return begins(text, street); });
  }

  bool more_cards(std::uint8_t player, std::string_view text) {
    return !table_.in_rounds() || table_.deal_more(player, text) ||
           table_.fail("expected the cards of a player at the table");
  }

  bool communal(std::string_view text) {
    const auto cards = cards_in(text);
    if (!cards || cards->empty()) return table_.fail("expected communal cards such as [As Kd 7h]");
    table_.board(*cards);
    return true;
  }

  bool dealt(std::string_view text) {
    const auto open = text.rfind('[');
    const auto player = table_.player_at(text, "");
    if (table_.in_rounds() && player)
      return more_cards(*player, text.substr(table_.name_of(*player).size()));
    const auto cards = cards_in(text);
    if (open == text.npos || !player || !cards || cards->empty())
      return table_.fail("expected the cards of a player at the table");
    table_.act(ActKind::hole, *player, *cards);
    return true;
  }

  bool perform(Does does, std::uint8_t player, std::string_view rest) {
    switch (does) {
      case Does::fold:
        table_.act(ActKind::fold, player);
        return true;
      case Does::check:
        table_.act(ActKind::check_or_call, player);
        return true;
      case Does::muck:  // "doesn't show [ 2s, Tc ]" tells the cards all the same.
        table_.act(ActKind::muck, player,
                   cards_in(rest.substr(0, rest.find(']') + 1)).value_or(ToldCards()));
        return true;
      case Does::show:
        return show(player, rest);
      case Does::nothing:
        return true;
      case Does::raise_to:
        if (const auto added = take_amount_before_to(rest);
            added && is_stud_game(table_.told().variant))
          return pay(Does::bet, player, *added);
        if (const auto to = rest.rfind(" to "); to != rest.npos) rest.remove_prefix(to + 4);
        break;
      case Does::win:  // "wins side pot #1 ($1,400) with …"
        if (const auto open = rest.rfind('('); open != rest.npos) rest.remove_prefix(open);
        break;
      case Does::put_in:
        if (has(rest, " to ")) return perform(Does::raise_to, player, rest);
        if (rest.find_first_of("0123456789") == rest.npos) return true;  // "is all-In."
        break;
      case Does::call:
      case Does::bet:
      case Does::ante:
      case Does::small_blind:
      case Does::big_blind:
      case Does::post:
      case Does::post_dead:
      case Does::returned:
      case Does::bring_in:
      case Does::discard:
      case Does::dealt:
        break;
    }
    const auto amount = take_amount(rest);
    if (!amount) return table_.fail("expected an amount after what a player does");
    return pay(does, player, *amount);
  }

  bool pay(Does does, std::uint8_t player, Decimal amount) {
    if (does == Does::call) table_.call(player, amount);
    if (does == Does::bet) table_.bet_to(player, plus(table_.total(player), amount));
    if (does == Does::raise_to) table_.bet_to(player, amount);
    if (does == Does::put_in) table_.put_in(player, amount);
    if (does == Does::ante) table_.ante(player, amount);
    if (does == Does::small_blind) table_.blind(player, TextTable::Blind::small, amount);
    if (does == Does::big_blind) table_.blind(player, TextTable::Blind::big, amount);
    if (does == Does::post_dead) table_.post(player, {}, amount);
    if (does == Does::post) {
      const Decimal live = less(amount, table_.big()) ? amount : table_.big();
      table_.post(player, live, minus(amount, live));
    }
    if (does == Does::returned) {
      table_.act(ActKind::returned, player);
      table_.told().acts.back().amount = amount;
    }
    if (does == Does::bring_in) table_.bring_in(player, amount);
    if (does == Does::win) table_.win(player, amount);
    return true;
  }

  // "shows a pair of Aces" tells no cards.
  bool show(std::uint8_t player, std::string_view rest) {
    const auto cards = cards_in(rest.substr(0, rest.find(']') + 1));
    if (cards && !cards->empty()) table_.act(ActKind::show, player, *cards);
    return true;
  }

  const Site& site_;
  TextTable& table_;
  bool summary_ = false;
};

}  // namespace

std::optional<bool> seat_line(TextTable& table, std::string_view line, std::string_view between) {
  if (!begins(line, "Seat ") && !begins(line, "seat ")) return std::nullopt;
  std::string_view number = line.substr(5);
  const auto digits = number.find_first_not_of("0123456789");
  if (digits == 0 || digits == number.npos || !begins(number.substr(digits), between))
    return std::nullopt;
  std::string_view place = number.substr(0, digits);
  const auto seat = take_amount(place);
  const std::string_view rest = number.substr(digits + between.size());
  const auto open = rest.rfind(" (");
  if (open != rest.npos && rest.find_first_of("0123456789", open) == rest.npos) return true;
  std::string_view chips = open == rest.npos ? std::string_view() : rest.substr(open + 2);
  const auto stack = take_amount(chips);
  if (!seat || !stack || seat->digits > 99)
    return table.fail("expected a seat, a name and a stake");
  return table.seat(static_cast<int>(seat->digits), rest.substr(0, open), *stack);
}

Result<Done, ParseError> tell_site(const Site& site, const Piece& piece, ToldHand& into) {
  into.clear();
  into.line = piece.line;
  TextTable table(into);
  SiteReader reader(site, table);
  if (!begins(piece.text, site.first))
    return ParseError{{piece.line, 1}, "expected '" + std::string(site.first) + "…'"};
  const auto see = [&](std::string_view line, std::size_t number) {
    table.at_line(number);
    return reader.line(line);
  };
  if (!each_line(piece, see) || !table.finish()) return table.wrong();
  return Done{};
}

}  // namespace cardroom::history
