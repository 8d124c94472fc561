#include "history/ongame/read.h"

#include "history/text/amount.h"
#include "history/text/site.h"

namespace cardroom::history {

namespace {

constexpr std::string_view first = "***** History for hand ";

// Table: Name [2318504] (NO_LIMIT TEXAS_HOLDEM $5/$10, Real money)
bool game(TextTable& table, std::string_view line) {
  const auto open = line.rfind('(');
  std::string_view rest = line.substr(std::min(open, line.size()));
  if (!table.set_game(rest.substr(0, rest.find_first_of("0123456789")))) return false;
  const auto low = take_amount(rest);
  const auto high = take_amount(rest);
  if (!low || !high) return table.fail("expected stakes such as $5/$10");
  table.set_stakes(*low, *high);
  return true;
}

std::optional<bool> own_line(TextTable& table, std::string_view line) {
  if (begins(line, first)) {
    const std::string_view rest = line.substr(first.size());
    table.told().id = rest.substr(0, rest.find(' '));
    return true;
  }
  if (begins(line, "***** ") || begins(line, "Players in round")) return true;
  if (begins(line, "Table: ")) return game(table, line);
  if (begins(line, "Button: ")) {
    std::string_view rest = line;
    const auto seat = take_amount(rest);
    if (!seat || seat->digits > 99) return table.fail("expected 'Button: seat N'");
    table.set_button(static_cast<int>(seat->digits));
    return true;
  }
  if (constexpr std::string_view fresh = "New hand for "; begins(line, fresh)) {
    const auto player = table.player_at(line.substr(fresh.size()), ": [");
    const auto cards = cards_in(line);
    if (!player || !cards) return table.fail("expected 'New hand for NAME: [CARDS]'");
    table.new_hand(*player, *cards);
    return true;
  }
  return seat_line(table, line, ": ");
}

// Main pot: $25 won by NAME ($24), OTHER ($1)
bool won(TextTable& table, std::string_view rest) {
  while (!rest.empty()) {
    const auto player = table.player_at(rest, " (");
    if (!player) return table.fail("expected 'won by NAME (AMOUNT)'");
    rest.remove_prefix(table.name_of(*player).size());
    const auto amount = take_amount(rest);
    if (!amount) return table.fail("expected 'won by NAME (AMOUNT)'");
    table.win(*player, *amount);
    const auto next = rest.find("), ");
    rest = next == rest.npos ? std::string_view() : rest.substr(next + 3);
  }
  return true;
}

// Seat 3: NAME ($653.25), net: +$15, [Ah, Kd] (PAIR …)
std::optional<bool> summary_line(TextTable& table, std::string_view line) {
  if (const auto by = line.find(" won by "); by != line.npos && has(line.substr(0, by), "pot"))
    return won(table, line.substr(by + 8));
  if (begins(line, "Rake taken: ")) {
    std::string_view rest = line;
    const auto taken = take_amount(rest);
    if (!taken) return table.fail("expected 'Rake taken: AMOUNT'");
    table.rake(*taken);
    return true;
  }
  const auto colon = line.find(": ");
  if (!begins(line, "Seat ") || colon == line.npos || !has(line, "[")) return std::nullopt;
  const auto player = table.player_at(line.substr(colon + 2), " (");
  const auto cards = cards_in(line.substr(0, line.rfind(']') + 1));
  if (player && cards && !cards->empty()) table.act(ActKind::show, *player, *cards);
  return true;
}

constexpr SiteWords words[] = {{"posts small blind", Does::small_blind},
                               {"posts big blind", Does::big_blind},
                               {"posts dead blind", Does::post_dead},
                               {"posts dead", Does::post_dead},
                               {"posts ante", Does::ante},
                               {"posts ", Does::post},
                               {"folds", Does::fold},
                               {"checks", Does::check},
                               {"calls ", Does::call},
                               {"bets ", Does::bet},
                               {"small bring in ", Does::bring_in},
                               {"big bring in ", Does::bet},
                               {"changed ", Does::discard},
                               {"stands pat", Does::discard},
                               {"raises ", Does::raise_to}};
constexpr std::string_view boards[] = {"--- Dealing flop", "--- Dealing turn", "--- Dealing river"};
constexpr std::string_view streets[] = {"Dealing pocket cards", "Dealing 4th street",
                                        "Dealing 5th street", "Dealing 6th street",
                                        "Dealing river"};
constexpr Site site = {.first = first,
                       .after_name = " ",
                       .dealt = "Dealing to ",
                       .boards = boards,
                       .streets = streets,
                       .words = words,
                       .summary = "Summary:",
                       .own_line = own_line,
                       .summary_line = summary_line};

}  // namespace

bool begins_ongame(std::string_view line) { return begins(line, first); }

Result<Done, ParseError> tell_ongame(const Piece& piece, ToldHand& into) {
  return tell_site(site, piece, into);
}

}  // namespace cardroom::history
