#include "history/party/read.h"

#include <algorithm>

#include "history/text/amount.h"
#include "history/text/site.h"

namespace cardroom::history {

namespace {

constexpr std::string_view first = "***** Hand History";

// $5/$10 USD NL Texas Hold'em - Monday, …; $1000 USD NL Texas Hold'em names only the buy-in, so the
// posts tell the blinds; NL Texas Hold'em $10 USD Buy-in Trny: 1 Level: 2 Blinds(20/40) has the
// blinds at the end.
bool game(TextTable& table, std::string_view line) {
  std::string_view stakes = line.substr(0, line.find(" - "));
  if (!table.set_game(stakes)) return false;
  if (const auto blinds = std::min(stakes.find("Blinds"), stakes.find("Stakes"));
      blinds != stakes.npos)
    stakes.remove_prefix(blinds);
  else
    stakes = stakes.substr(0, stakes.find(" Tourney"));
  if (!has(stakes, "/")) return true;
  const auto low = take_amount(stakes);
  const auto high = take_amount(stakes);
  if (low && high) table.set_stakes(*low, *high);
  return true;
}

// Blinds(300/600), Blinds-Antes(1 200/2 400 -100): older tournaments do not tell who posts them.
bool level(TextTable& table, std::string_view line) {
  std::string_view rest = line;
  const auto small = take_amount(rest);
  const auto big = take_amount(rest);
  if (!small || !big) return true;
  const auto minus = rest.find('-');
  rest.remove_prefix(std::min(minus, rest.size()));
  const auto ante = take_amount(rest);
  table.set_stakes(*small, *big);
  table.level(ante.value_or(Decimal()));
  return true;
}

std::optional<bool> own_line(TextTable& table, std::string_view line) {
  if (begins(line, first)) {
    const auto number = line.find("Game ");
    if (number == line.npos) return table.fail("expected '***** Hand History for Game …'");
    const std::string_view rest = line.substr(number + 5);
    table.told().id = rest.substr(0, rest.find(' '));
    return true;
  }
  if (table.told().variant.empty() && has(line, " - ")) return game(table, line);
  if (const auto at = line.rfind("Seat "); at != line.npos && has(line, " is the button")) {
    std::string_view rest = line.substr(at);
    const auto seat = take_amount(rest);
    if (!seat || seat->digits > 99) return table.fail("expected 'Seat N is the button'");
    table.set_button(static_cast<int>(seat->digits));
    return true;
  }
  // Total number of players : 4/6
  if (begins(line, "Total number of players") && has(line, "/")) {
    std::string_view rest = line.substr(line.find('/'));
    const auto places = take_amount(rest);
    if (places && places->places == 0 && places->digits >= 2 && places->digits <= 10)
      table.set_places(static_cast<int>(places->digits));
    return true;
  }
  // Somebody who comes in while the blinds are posted is not in the list of seats.
  for (const std::string_view posts : {" posts small blind [", " posts big blind ["})
    if (const auto at = line.find(posts);
        at != line.npos && at > 0 && table.told().acts.empty() && !table.player_at(line, posts))
      if (!table.admit(line.substr(0, at))) return false;
  if (begins(line, "Blinds") || begins(line, "Stakes")) return level(table, line);
  if (begins(line, "** Dealing down cards **")) table.post_level();
  return seat_line(table, line, ": ");
}

// Main Pot: 4400 Side Pot 1: 1200
void pots(TextTable& table, std::string_view line) {
  for (auto at = line.find("Pot"); at != line.npos; at = line.find("Pot", at + 1)) {
    std::string_view rest = line.substr(std::min(line.find(':', at), line.size()));
    if (const auto amount = take_amount(rest)) table.pot(*amount);
  }
}

// Main Pot: $1.09 Rake: $0.05
// NAME balance $13.12, bet $0.57, collected $1.09, net +$0.52[ 9s, 4d ] [ a pair … -- 9s,9d ]
// NAME Cashed out  balance …: what they collect is the house's.
std::optional<bool> summary_line(TextTable& table, std::string_view line) {
  if (begins(line, "Main Pot: ")) pots(table, line);
  if (const auto rake = line.find(" Rake: "); rake != line.npos) {
    std::string_view rest = line.substr(rake);
    if (const auto taken = take_amount(rest)) table.rake(*taken);
    return true;
  }
  const auto sold = table.player_at(line, " Cashed out ");
  const auto player = sold ? sold : table.player_at(line, " balance ");
  if (!player) return true;
  if (sold) table.cash_out(*sold);
  std::string_view rest = line.substr(table.name_of(*player).size());
  const auto cards = cards_in(rest.substr(0, rest.find(']') + 1));
  if (cards && !cards->empty()) table.act(ActKind::show, *player, *cards);
  const auto collected = rest.find(" collected ");
  if (collected == rest.npos || sold) return true;
  rest.remove_prefix(collected);
  const auto amount = take_amount(rest);
  if (!amount) return table.fail("expected 'NAME balance AMOUNT, collected AMOUNT'");
  table.win(*player, *amount);
  return true;
}

constexpr SiteWords words[] = {{"posts small blind", Does::small_blind},
                               {"posts big blind + dead", Does::post},
                               {"posts big blind", Does::big_blind},
                               {"posts dead", Does::post_dead},
                               {"posts ante", Does::ante},
                               {"posts ", Does::post},
                               {"folds", Does::fold},
                               {"checks", Does::check},
                               {"calls ", Does::put_in},
                               {"bets ", Does::put_in},
                               {"double bets ", Does::put_in},
                               {"raises ", Does::put_in},
                               {"is all-In", Does::put_in},
                               {"bring-ins ", Does::bring_in},
                               {"completes ", Does::put_in},
                               {"doesn't show", Does::muck},
                               {"shows ", Does::show},
                               {"does not show", Does::muck},
                               {"wins ", Does::win}};
constexpr std::string_view boards[] = {"** Dealing Flop **",  "** Dealing Turn **",
                                       "** Dealing River **", "** Dealing flop **",
                                       "** Dealing turn **",  "** Dealing river **"};
constexpr std::string_view streets[] = {"** Dealing **", "** Dealing Fourth street **",
                                        "** Dealing Fifth street **", "** Dealing Sixth street **",
                                        "** Dealing River **"};
constexpr Site site = {.first = first,
                       .after_name = " ",
                       .dealt = "Dealt to ",
                       .boards = boards,
                       .streets = streets,
                       .words = words,
                       .summary = "** Summary **",
                       .own_line = own_line,
                       .summary_line = summary_line};

}  // namespace

bool begins_party(std::string_view line) { return begins(line, first); }

Result<Done, ParseError> tell_party(const Piece& piece, ToldHand& into) {
  return tell_site(site, piece, into);
}

}  // namespace cardroom::history
