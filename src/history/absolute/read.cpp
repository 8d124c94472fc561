#include "history/absolute/read.h"

#include "history/text/amount.h"
#include "history/text/site.h"

namespace cardroom::history {

namespace {

// Stage #3028: Holdem  No Limit $10 - 2009-07-04 04:38:17 (ET). A single amount is the big blind.
// Stage #3029 Tourney ID 594 Holdem Multi Normal Tournament No Limit 10 - … in a tournament.
bool heading(TextTable& table, std::string_view line) {
  const auto number = line.find('#');
  std::string_view rest = line.substr(std::min(number, line.size() - 1) + 1);
  const auto end = std::min(rest.find_first_of(": "), rest.size());
  if (end == 0 || end == rest.size()) return table.fail("expected 'Stage #…:'");
  table.told().id = rest.substr(0, end);
  rest = rest.substr(end, rest.find(" - ") - end);
  if (constexpr std::string_view tournament = " Tourney ID "; begins(rest, tournament)) {
    rest.remove_prefix(tournament.size());
    rest.remove_prefix(std::min(rest.find(' '), rest.size()));
  }
  if (!table.set_game(rest.substr(0, rest.find_first_of("0123456789")))) return false;
  const auto low = take_amount(rest);
  const auto high = take_amount(rest);
  if (!low) return table.fail("expected stakes such as $10 or $1/$2");
  table.set_stakes(high ? *low : decimal_of(low->digits * 5, low->places + 1), high ? *high : *low);
  return true;
}

std::optional<bool> own_line(TextTable& table, std::string_view line) {
  if (begins_absolute(line)) return heading(table, line);
  if (begins(line, "Table: ")) {
    const auto seat = line.rfind("Seat #");
    std::string_view rest = seat == line.npos ? std::string_view() : line.substr(seat);
    const auto button = take_amount(rest);
    if (!button || button->digits > 99) return table.fail("expected 'Seat #N is the dealer'");
    table.set_button(static_cast<int>(button->digits));
    return true;
  }
  // NAME - Posts dead $40 dead $15: the first is everything that is posted.
  if (const auto player = table.player_at(line, " - Posts dead ")) {
    std::string_view rest = line.substr(table.name_of(*player).size());
    const auto all = take_amount(rest);
    const auto dead = has(rest, " dead ") ? take_amount(rest) : std::nullopt;
    if (all && dead && !less(*all, *dead)) {
      table.post(*player, minus(*all, *dead), *dead);
      return true;
    }
  }
  // NAME Collects $617 from main pot: no dash behind the name.
  if (const auto player = table.player_at(line, " Collects ")) {
    std::string_view rest = line.substr(table.name_of(*player).size());
    const auto amount = take_amount(rest);
    if (!amount) return table.fail("expected 'NAME Collects AMOUNT'");
    table.win(*player, *amount);
    return true;
  }
  return seat_line(table, line, " - ");
}

// Total Pot($620) | Rake ($3)
std::optional<bool> summary_line(TextTable& table, std::string_view line) {
  if (!begins(line, "Total Pot")) return std::nullopt;
  std::string_view rest = line.substr(std::min(line.find("| Rake"), line.size()));
  if (const auto taken = take_amount(rest)) table.rake(*taken);
  return true;
}

constexpr SiteWords words[] = {{"Posts small blind ", Does::small_blind},
                               {"Posts big blind ", Does::big_blind},
                               {"Posts dead ", Does::post_dead},
                               {"Posts ", Does::post},
                               {"Ante ", Does::ante},
                               {"Folds", Does::fold},
                               {"Checks", Does::check},
                               {"Calls ", Does::call},
                               {"Bets ", Does::bet},
                               {"Raises ", Does::raise_to},
                               {"Bring-In ", Does::bring_in},
                               {"Completes ", Does::put_in},
                               {"Pocket ", Does::dealt},
                               {"All-In(Raise) ", Does::raise_to},
                               {"All-In ", Does::put_in},
                               {"Shows ", Does::show},
                               {"Mucks", Does::muck},
                               {"Does not show", Does::muck},
                               {"returns ", Does::returned},
                               {"returned ", Does::returned}};
constexpr std::string_view boards[] = {"*** FLOP ***", "*** TURN ***", "*** RIVER ***"};
constexpr std::string_view streets[] = {"*** 3rd STREET", "*** 4TH STREET", "*** 5TH STREET",
                                        "*** 6TH STREET", "*** RIVER ***",  "*** 3RD STREET",
                                        "*** 4th STREET", "*** 5th STREET", "*** 6th STREET"};
constexpr Site site = {.first = "Stage #",
                       .after_name = " - ",
                       .dealt = "Dealt to ",
                       .boards = boards,
                       .streets = streets,
                       .words = words,
                       .summary = "*** SUMMARY ***",
                       .own_line = own_line,
                       .summary_line = summary_line};

}  // namespace

bool begins_absolute(std::string_view line) { return begins(line, "Stage #"); }

Result<Done, ParseError> tell_absolute(const Piece& piece, ToldHand& into) {
  return tell_site(site, piece, into);
}

}  // namespace cardroom::history
