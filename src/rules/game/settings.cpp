// From determinations to terms: defaults first, then what the book and the other settings allow.
#include "rules/game/settings.h"

#include <algorithm>

#include "base/money_text.h"
#include "rulebook/common_rules.h"
#include "rules/game/settings_commission.h"
#include "rules/game/settings_limit.h"

namespace cardroom {

namespace {

using RefusedSetting = std::optional<SettingRefusal>;

// "1, 2 or 3": the values from `least` to `most`.
std::string choices(int least, int most) {
  std::string words = std::to_string(least);
  for (int one = least + 1; one <= most; ++one)
    words += (one == most ? " or " : ", ") + std::to_string(one);
  return words;
}

RefusedSetting set_cards(Terms& terms, const Determinations& determined) {
  const Game& game = *terms.game;
  const int size = determined.deck.value_or(game.cards);
  const bool joker = determined.joker.value_or(false);
  if (game.deck != DeckRule::determined && size != game.cards)
    return refuse_setting(terms.cite().deck, "deck " + std::to_string(size) +
                                                 ": the game is played with " +
                                                 std::to_string(game.cards) + " cards");
  const auto deck = Deck::of(size, joker);
  if (!deck)
    return refuse_setting(terms.cite().deck, "deck " + std::to_string(size) +
                                                 ": the number is one of 52, 48, 44, 40, 36, 32");
  if (joker && !game.joker_allowed)
    return refuse_setting(terms.cite().joker, "joker on: this book has no wild card");
  terms.deck = *deck;
  return std::nullopt;
}

HandOrder order_for(OrderRule rule, Deck deck) {
  switch (rule) {
    case OrderRule::full:
      return HandOrder::full;
    case OrderRule::manila_1995:
      return HandOrder::manila_1995;
    case OrderRule::by_deck:
      return deck.is_reduced() ? HandOrder::reduced : HandOrder::full;
  }
  return HandOrder::full;
}

// The low hands of a game in which the lowest hand always wins.
LowOrder lowest_of(const Terms& terms) {
  switch (terms.game->showdown.lowest_wins) {
    case LowestWins::no:
      break;
    case LowestWins::ace_to_five:
      return {.deck = terms.deck, .ace = LowAce::low};
    case LowestWins::deuce_to_seven:
      return {.deck = terms.deck, .kind = LowKind::deuce_to_seven};
    case LowestWins::badugi:
      return {.deck = terms.deck, .ace = LowAce::low, .kind = LowKind::badugi};
  }
  return terms.low_order;
}

RefusedSetting set_hands(Terms& terms, const Determinations& determined) {
  const Game& game = *terms.game;
  const bool always_low = game.ace_low == AceLowRule::always;
  if (always_low && determined.ace_low == false)
    return refuse_setting(terms.cite().ace_low, "ace-low off: the Ace is always high and low");
  const bool lowest_wins = game.showdown.lowest_wins != LowestWins::no;
  terms.win = determined.win.value_or(lowest_wins ? Win::low : Win::high);
  if (lowest_wins && terms.win != Win::low)
    return refuse_setting(terms.cite().win, "win " + std::string(word(terms.win)) +
                                                ": in this game the lowest hand wins");
  if (terms.win != Win::high && !lowest_wins && !game.showdown.low_allowed)
    return refuse_setting(
        terms.win == Win::high_low ? terms.cite().high_low : terms.cite().win,
        "win " + std::string(word(terms.win)) + ": in this book the highest hand wins");
  if (determined.low_qualifier == LowQualifier::eight && terms.win != Win::high_low)
    return refuse_setting(terms.cite().low_qualifier,
                          "low-qualifier 8: only where the pot is split between high and low");
  const bool ace_low = always_low || determined.ace_low.value_or(false);
  terms.high_order = {terms.deck, order_for(game.order, terms.deck),
                      ace_low ? AceInStraights::high_and_low : AceInStraights::high_only,
                      terms.readings.literal_kickers ? Kickers::literal_1995 : Kickers::all_count};
  terms.low_order = {terms.deck, determined.low_ace.value_or(LowAce::high),
                     determined.low_qualifier.value_or(LowQualifier::none), LowKind::ranks};
  terms.low_order = lowest_of(terms);
  terms.high = &High::of(terms.high_order);
  if (terms.win != Win::high) terms.low = &Low::of(terms.low_order);
  // Tables of boards are made now, not in the middle of a round.
  if (game.showdown.from_hole > 0) {
    terms.high->make_ready_for_boards();
    if (terms.low != nullptr) terms.low->make_ready_for_boards();
  }
  return std::nullopt;
}

RefusedSetting set_seats(Terms& terms, const Determinations& determined) {
  const Game& game = *terms.game;
  const int fit = most_players(game, terms.deck, terms.burn);
  const int seats = determined.seats.value_or(std::min<int>(game.seats_default, fit));
  if (seats > game.seats_most)
    return refuse_setting(game.seats_clause, "seats " + std::to_string(seats) +
                                                 ": the table has at most " +
                                                 std::to_string(game.seats_most));
  // C-03: too few cards for this many players.
  if (seats > fit)
    return refuse_setting(terms.cite().deck, "seats " + std::to_string(seats) + ": " +
                                                 std::to_string(terms.deck.size()) +
                                                 " cards serve " + std::to_string(fit) +
                                                 " players");
  terms.seats = seats;
  return std::nullopt;
}

// The setting by which somebody asked for blinds, if any.
std::string_view names_blinds(const Determinations& determined) {
  if (determined.blinds) return "blinds";
  if (!determined.blind_amounts.empty()) return "blind-amounts";
  if (determined.over_blind.value_or(false)) return "over-blind";
  if (determined.blind_option) return "blind-option";
  return {};
}

// S05-4.2(b), T01-4.3(c): blinds or antes.
RefusedSetting set_forced_kind(Terms& terms, const Determinations& determined) {
  const std::string_view blinds = names_blinds(determined);
  const bool ante = terms.game->forced.ante && blinds.empty();
  terms.forced = determined.forced.value_or(ante ? Forced::ante : Forced::blind);
  const auto only_one = [&](std::string_view asked) {
    return refuse_setting(
        terms.cite().forced,
        std::string(asked) + ": a table plays with blinds or with antes, not both");
  };
  if (terms.forced == Forced::blind && !terms.game->forced.blinds)
    return refuse_setting(terms.cite().forced, "forced blind: the game is played with antes");
  if (terms.forced == Forced::ante && !blinds.empty()) return only_one(blinds);
  if (terms.forced == Forced::blind && determined.ante && !terms.game->forced.ante_beside_blinds)
    return only_one("ante");
  return std::nullopt;
}

// The amount of a blind unless it is determined.
Chips unset_blind(const Terms& terms, std::size_t blind) {
  if (terms.game->forced.levels != BlindLevels::half_and_whole) return terms.minimum * (1 << blind);
  return blind == 0 ? std::max(Chips(1), terms.minimum / 2) : terms.minimum * (1 << (blind - 1));
}

// Where sizes are multiples of the minimum, neither a blind nor a bring-in may exceed it.
RefusedSetting refuse_above_unit(const Terms& terms) {
  if (terms.game->unit != BetUnit::table_minimum) return std::nullopt;
  const bool blind = terms.forced == Forced::blind;
  const Chips most = blind ? last_blind(terms, terms.blinds) : terms.bring_in;
  if (blind ? most <= terms.minimum : most < terms.minimum) return std::nullopt;
  return refuse_setting(
      terms.cite().minimum,
      "minimum " + text(terms.minimum) +
          (blind ? ": below the last blind of " : ": not above the bring-in of ") + text(most));
}

// T01-*-3.4: unless determined, the blinds are those of the first level.
const FixedList<Chips, 3>& blind_amounts_of(const Game& game, const Determinations& determined) {
  const auto& first = game.forced.first_level;
  const bool so_many =
      determined.blinds.value_or(static_cast<int>(first.size())) == static_cast<int>(first.size());
  const bool open = determined.blind_amounts.empty() && !determined.minimum && so_many;
  return open ? first : determined.blind_amounts;
}

// *95-10.1: T, 2T, 4T. Elsewhere the operator sets the levels; by default they follow the same
// steps.
RefusedSetting set_blinds(Terms& terms, const Determinations& determined) {
  const ForcedBets& forced = terms.game->forced;
  const auto& blind_amounts = blind_amounts_of(*terms.game, determined);
  const int amounts = static_cast<int>(blind_amounts.size());
  terms.blinds = determined.blinds.value_or(amounts > 0 ? amounts : forced.blinds_default);
  if (terms.blinds < forced.blinds_least || terms.blinds > forced.blinds_most)
    return refuse_setting(terms.cite().blinds,
                          "blinds " + std::to_string(terms.blinds) + ": the book has " +
                              choices(forced.blinds_least, forced.blinds_most));
  if (amounts > 0 && amounts != terms.blinds)
    return refuse_setting(terms.cite().blind_amounts, "blind-amounts: " + std::to_string(amounts) +
                                                          " amounts for " +
                                                          std::to_string(terms.blinds) + " blinds");
  for (std::size_t blind = 0; blind < 3; ++blind) {
    terms.blind[blind] = unset_blind(terms, blind);
    if (blind < blind_amounts.size()) terms.blind[blind] = blind_amounts[blind];
    if (blind > 0 && static_cast<int>(blind) < terms.blinds &&
        terms.blind[blind] < terms.blind[blind - 1])
      return refuse_setting(terms.cite().blind_amounts,
                            "blind-amounts: the blind of " + text(terms.blind[blind]) +
                                " follows one of " + text(terms.blind[blind - 1]) +
                                "; no blind is smaller than the one before it");
  }
  return std::nullopt;
}

RefusedSetting set_forced(Terms& terms, const Determinations& determined) {
  if (auto refused = set_forced_kind(terms, determined)) return refused;
  if (terms.forced == Forced::ante) {
    terms.ante = determined.ante.value_or(terms.minimum);
    terms.bring_in = determined.bring_in.value_or(Chips(0));
    // T01-D-3.2: no bet or raise is below the ante.
    if (terms.game->least_opening == LeastOpening::last_blind && terms.minimum < terms.ante)
      return refuse_setting(terms.cite().limit, "minimum " + text(terms.minimum) +
                                                    ": below the ante of " + text(terms.ante));
    return refuse_above_unit(terms);
  }
  if (terms.game->forced.ante_beside_blinds) {
    // Beside a blind of the last player everybody pays the same as an ante.
    const bool like_blind = terms.game->forced.from == BlindsFrom::last_player;
    terms.ante = determined.ante.value_or(like_blind ? terms.minimum : Chips(0));
  }
  if (auto refused = set_blinds(terms, determined)) return refused;
  if (auto refused = refuse_above_unit(terms)) return refused;
  terms.over_blinds = determined.over_blind.value_or(false);
  terms.over_blinds_most = determined.over_blind_count.value_or(1);
  const Chips last = last_blind(terms, terms.blinds);
  terms.over_blind = determined.over_blind_amount.value_or(last * 2);
  if (terms.over_blind <= last)
    return refuse_setting(
        terms.cite().over_blind,
        "over-blind " + text(terms.over_blind) + ": not above the last blind of " + text(last));
  return std::nullopt;
}

// The unit of sizes is the last blind, or twice the bring-in, unless determined.
Chips unit_of(const Determinations& determined) {
  if (!determined.blind_amounts.empty()) return determined.blind_amounts.back();
  if (determined.bring_in) return *determined.bring_in * 2;
  const Chips chip = determined.chip.value_or(Chips(1));
  return std::max(determined.ante.value_or(Chips(0)), chip * 4);
}

// T: as determined; otherwise what the forced bets imply; otherwise a small table, in chips that it
// has and within the maximum.
Chips minimum_of(const Game& game, const Determinations& determined) {
  if (determined.minimum) return *determined.minimum;
  if (game.unit == BetUnit::table_minimum) return unit_of(determined);
  if (determined.ante && !game.forced.ante_beside_blinds) return *determined.ante;
  if (const auto& amounts = blind_amounts_of(game, determined); !amounts.empty()) return amounts[0];
  const Chips usual = game.forced.levels == BlindLevels::operator_sets ? Chips(5) : Chips(2);
  const Chips chip = determined.chip.value_or(Chips(1));
  const Chips payable = usual % chip == Chips(0) ? usual : usual - usual % chip + chip;
  return std::min(payable, determined.maximum.value_or(payable));
}

// RWS17-DEF-SmallBlind, RWS17-DEF-BigBlind: the house sets the small blind; the big blind is twice
// as much.
RefusedSetting set_house_blinds(Terms& terms, const Determinations& determined) {
  const Chips small = determined.small_blind.value_or(Chips(1));
  terms.blinds = 2;
  if (determined.blinds.value_or(2) != 2)
    return refuse_setting(terms.cite().blinds,
                          "blinds: there are two, the small blind and the big blind");
  terms.blind = {small, small * 2, small * 4};
  terms.minimum = determined.minimum.value_or(small * 2);
  return std::nullopt;
}

RefusedSetting set_burn(Terms& terms, const Determinations& determined) {
  const Burn rule = terms.game->burn;
  terms.burn = rule == Burn::determined ? determined.burn.value_or(true) : rule == Burn::always;
  if (rule != Burn::determined && determined.burn && *determined.burn != terms.burn)
    return refuse_setting(terms.cite().burn, terms.burn
                                                 ? "burn off: a card is always discarded"
                                                 : "burn on: no card is discarded in this game");
  return std::nullopt;
}

RefusedSetting set_chip(Terms& terms, const Determinations& determined) {
  terms.chip = determined.chip.value_or(terms.game->chip);
  // *95-9.4: pots are divided in units of $1.
  if (terms.game->commission == CommissionScale::gazette_1995 && terms.chip != Chips(1))
    return refuse_setting(terms.cite().chip, "chip: pots are divided in units of $1");
  RefusedSetting refused;
  const auto payable = [&](std::string_view what, Chips amount) {
    if (amount % terms.chip != Chips(0) && !refused)
      refused = refuse_setting(terms.cite().chip, "chip " + text(terms.chip) + ": the " +
                                                      std::string(what) + " of " + text(amount) +
                                                      " cannot be paid in such chips");
  };
  payable("minimum", terms.minimum);
  payable("ante", terms.ante);
  payable("bring-in", terms.bring_in);
  payable("maximum", terms.maximum);
  if (terms.forced == Forced::blind)
    for (int blind = 0; blind < terms.blinds; ++blind)
      payable("blind", terms.blind[static_cast<std::size_t>(blind)]);
  if (terms.over_blinds) payable("over-blind", terms.over_blind);
  return refused;
}

}  // namespace

int most_players(const Game& game, Deck deck, bool burn) {
  const int each = cards_to_each(game);
  const int communal = communal_cards(game);
  int streets_with_burn = 0;
  for (const auto& street : game.streets)
    if (street.communal > 0 && burn) ++streets_with_burn;
  // C-03: draw keeps five cards for the first drawer; stud may share its last card (C-15).
  if (has_draw(game)) return (deck.size() - 5) / each;
  if (communal == 0) return (deck.size() - 1) / (each - 1);
  return (deck.size() - communal - streets_with_burn) / each;
}

Result<Done, SettingRefusal> determine(Determinations& into, const Game& game, std::string_view key,
                                       std::string_view value) {
  const GameSetting* const setting = find_setting(key);
  if (setting == nullptr)
    return SettingRefusal{&refusal::no_such_setting, game.cite->minimum,
                          "'" + std::string(key) + "' is not a setting"};
  const Clause clause = game.cite->*setting->clause;
  if (!setting->left_open(game))
    return SettingRefusal{
        &refusal::setting_not_open, clause,
        std::string(key) + ": " + std::string(game.key) + " does not leave this to the operator"};
  Determinations changed = into;
  if (!setting->read(changed, value))
    return SettingRefusal{&refusal::setting_value, clause,
                          std::string(key) + " '" + std::string(value) + "': expected " +
                              std::string(setting->values)};
  into = changed;
  return Done{};
}

Result<Terms, SettingRefusal> make_terms(const Game& game, const Determinations& determined) {
  Terms terms;
  terms.game = &game;
  terms.communal = communal_cards(game);
  terms.readings = determined.readings;
  terms.stake = determined.stake.value_or(Chips(0));
  terms.minimum = minimum_of(game, determined);
  terms.option = determined.blind_option.value_or(FirstRoundOption::b);  // B-29
  terms.opener = determined.opener.value_or(OpenerCard::low_card);
  terms.final_check = determined.final_check.value_or(FinalCheck::allowed);
  terms.hours = determined.hours.value_or(Hours{});
  terms.card_check = determined.card_check.value_or(false);
  terms.table_approval = determined.table_approval.value_or(false);
  terms.historical = determined.historical.value_or(false);

  using Step = RefusedSetting (*)(Terms&, const Determinations&);
  const bool house_blinds = game.forced.levels == BlindLevels::house_small_blind;
  const Step steps[] = {
      set_burn,  set_cards,      set_seats, set_hands, house_blinds ? set_house_blinds : set_forced,
      set_limit, set_commission, set_chip};
  for (const Step step : steps)
    if (auto refused = step(terms, determined)) return *refused;
  return terms;
}

}  // namespace cardroom
