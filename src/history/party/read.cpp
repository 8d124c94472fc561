#include "history/party/read.h"

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
  if (const auto blinds = stakes.find("Blinds"); blinds != stakes.npos)
    stakes.remove_prefix(blinds);
  if (!has(stakes, "/")) return true;
  const auto low = take_amount(stakes);
  const auto high = take_amount(stakes);
  if (low && high) table.set_stakes(*low, *high);
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
  if (begins(line, "Seat ") && has(line, " is the button")) {
    std::string_view rest = line;
    const auto seat = take_amount(rest);
    if (!seat || seat->digits > 99) return table.fail("expected 'Seat N is the button'");
    table.set_button(static_cast<int>(seat->digits));
    return true;
  }
  return seat_line(table, line, ": ");
}

std::optional<bool> no_summary(TextTable& /*table*/, std::string_view /*line*/) { return true; }

constexpr SiteWords words[] = {{"posts small blind", Does::blind},
                               {"posts big blind + dead", Does::post},
                               {"posts big blind", Does::blind},
                               {"posts dead", Does::post_dead},
                               {"posts ante", Does::ante},
                               {"posts ", Does::post},
                               {"folds", Does::fold},
                               {"checks", Does::check},
                               {"calls ", Does::put_in},
                               {"bets ", Does::put_in},
                               {"raises ", Does::put_in},
                               {"is all-In", Does::put_in},
                               {"shows ", Does::show},
                               {"does not show", Does::muck},
                               {"wins ", Does::win}};
constexpr std::string_view boards[] = {"** Dealing Flop **",  "** Dealing Turn **",
                                       "** Dealing River **", "** Dealing flop **",
                                       "** Dealing turn **",  "** Dealing river **"};
constexpr Site site = {.first = first,
                       .after_name = " ",
                       .dealt = "Dealt to ",
                       .boards = boards,
                       .words = words,
                       .summary = "",
                       .own_line = own_line,
                       .summary_line = no_summary};

}  // namespace

bool begins_party(std::string_view line) { return begins(line, first); }

Result<Done, ParseError> tell_party(const Piece& piece, ToldHand& into) {
  return tell_site(site, piece, into);
}

}  // namespace cardroom::history
