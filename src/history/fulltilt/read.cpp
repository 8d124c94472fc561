#include "history/fulltilt/read.h"

#include "history/text/amount.h"
#include "history/text/game_words.h"
#include "history/text/site.h"

namespace cardroom::history {

namespace {

// "$1/$2", "100/200 Ante 25", and not "H/L".
bool is_stakes(std::string_view text) {
  const auto slash = text.find('/');
  return slash != text.npos && slash > 0 &&
         ((text[slash - 1] >= '0' && text[slash - 1] <= '9') ||
          (slash > 1 && text[slash - 2] >= '0' && text[slash - 2] <= '9'));
}

// Full Tilt Poker Game #123: Table Name (6 max) - $1/$2 - No Limit Hold'em - 7:46:25 ET - …
// Later files tell the game before the stakes: NL Hold'em - $1/$2. In a tournament the blinds may
// have an ante behind them: 100/200 Ante 25.
bool heading(TextTable& table, std::string_view line) {
  const auto number = line.find('#');
  const auto colon = line.find(':', number);
  if (number == line.npos || colon == line.npos)
    return table.fail("expected 'Full Tilt Poker Game #…:'");
  table.told().id = line.substr(number + 1, colon - number - 1);
  std::string_view before;
  for (std::string_view rest = line.substr(colon); has(rest, " - ");) {
    rest.remove_prefix(rest.find(" - ") + 3);
    std::string_view stakes = rest.substr(0, rest.find(" - "));
    if (!is_stakes(stakes)) {
      before = stakes;
      continue;
    }
    std::string_view after = rest.substr(stakes.size());
    after = after.substr(0, after.find(" - ", 3));
    if (!table.set_game(variant_in(after).empty() ? before : after)) return false;
    const auto low = take_amount(stakes);
    const auto high = take_amount(stakes);
    if (!low || !high) break;
    table.set_stakes(*low, *high);
    // " - $400 Pot Limit Omaha Hi": nobody wagers more than this in a hand.
    if (begins(after, " - $"))
      if (const auto cap = take_amount(after)) table.cap(*cap);
    return true;
  }
  return table.fail("expected stakes such as $1/$2 and a game");
}

// *** TURN 2 *** [2c As Jh] [Th]: of several brackets the last are new.
bool second_board(TextTable& table, std::string_view line) {
  ToldCards& second = table.told().second_board;
  const auto cards = cards_in(line);
  if (!cards || cards->empty() || second.size() + cards->size() > 5)
    return table.fail("expected communal cards such as [As Kd 7h]");
  for (const Card card : *cards) second.push_back(card);
  return true;
}

std::optional<bool> own_line(TextTable& table, std::string_view line) {
  if (begins_fulltilt(line)) return heading(table, line);
  constexpr std::string_view button = "The button is in seat #";
  if (begins(line, button)) {
    std::string_view rest = line.substr(button.size());
    const auto seat = take_amount(rest);
    if (!seat || seat->digits > 99) return table.fail("expected the button's seat");
    table.set_button(static_cast<int>(seat->digits));
    return true;
  }
  for (const std::string_view again : {"*** FLOP 2", "*** TURN 2", "*** RIVER 2"})
    if (begins(line, again)) return second_board(table, line);
  constexpr std::string_view uncalled = "Uncalled bet of ";
  if (begins(line, uncalled)) {
    const auto to = line.find(" returned to ");
    const auto player = to == line.npos ? std::nullopt : table.player_at(line.substr(to + 13), "");
    std::string_view rest = line.substr(uncalled.size());
    const auto amount = take_amount(rest);
    if (!player || !amount) return table.fail("expected 'Uncalled bet of AMOUNT returned to NAME'");
    table.act(ActKind::returned, *player);
    table.told().acts.back().amount = *amount;
    return true;
  }
  return seat_line(table, line, ": ");
}

// Seat 6: NAME (big blind) collected ($30), mucked: for hands that do not say it before.
bool collected(TextTable& table, std::string_view line) {
  const auto colon = line.find(": ");
  const auto at = line.rfind(" collected (");
  if (colon == line.npos || at == line.npos || table.won()) return true;
  const auto player = table.player_at(line.substr(colon + 2), " ");
  std::string_view rest = line.substr(at);
  const auto amount = take_amount(rest);
  if (player && amount) table.win(*player, *amount);
  return true;
}

// Total pot $99 | Rake $3
std::optional<bool> summary_line(TextTable& table, std::string_view line) {
  if (begins(line, "Seat ")) return collected(table, line);
  const auto rake = line.find("| Rake ");
  if (!begins(line, "Total pot ") || rake == line.npos) return std::nullopt;
  std::string_view rest = line.substr(rake);
  const auto taken = take_amount(rest);
  if (!taken) return table.fail("expected '| Rake AMOUNT'");
  table.rake(*taken);
  return true;
}

constexpr SiteWords words[] = {{"posts the small blind of ", Does::small_blind},
                               {"posts the big blind of ", Does::big_blind},
                               {"posts a dead small blind of ", Does::post_dead},
                               {"posts ", Does::post},
                               {"antes ", Does::ante},
                               {"folds", Does::fold},
                               {"checks", Does::check},
                               {"calls ", Does::call},
                               {"bets ", Does::bet},
                               {"brings in for ", Does::bring_in},
                               {"discards ", Does::discard},
                               {"stands pat", Does::discard},
                               {"completes it to ", Does::raise_to},
                               {"raises to ", Does::raise_to},
                               {"shows ", Does::show},
                               {"mucks", Does::muck},
                               {"wins ", Does::win},
                               {"ties for ", Does::win}};
constexpr std::string_view boards[] = {"*** FLOPET ***", "*** FLOP ***",   "*** TURN ***",
                                       "*** RIVER ***",  "*** FLOP 1 ***", "*** TURN 1 ***",
                                       "*** RIVER 1 ***"};
constexpr std::string_view streets[] = {
    "*** 2ND STREET", "*** 3RD STREET", "*** 4TH STREET",  "*** 5TH STREET", "*** 6TH STREET",
    "*** 7TH STREET", "*** FIRST DRAW", "*** SECOND DRAW", "*** THIRD DRAW", "*** DRAW"};
constexpr Site site = {.first = "Full",
                       .after_name = " ",
                       .dealt = "Dealt to ",
                       .boards = boards,
                       .streets = streets,
                       .words = words,
                       .summary = "*** SUMMARY ***",
                       .own_line = own_line,
                       .summary_line = summary_line};

}  // namespace

bool begins_fulltilt(std::string_view line) {
  return (begins(line, "Full Tilt Poker") || begins(line, "FullTiltPoker")) && has(line, "#");
}

Result<Done, ParseError> tell_fulltilt(const Piece& piece, ToldHand& into) {
  return tell_site(site, piece, into);
}

}  // namespace cardroom::history
