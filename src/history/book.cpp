#include "history/book.h"

#include <algorithm>

#include "history/plan.h"
#include "rules/games/games.h"

namespace cardroom::history {

namespace {

std::string text_of(Decimal amount, int places) {
  return std::to_string(units(amount, places).count());
}

// NT, FT, PO, FO/8, F7S, F7S/8, F2L3D: a limit, a game, and whether the low hand takes half.
struct Variant {
  LimitKind limit = LimitKind::no_limit;
  const Game* game = nullptr;
  bool high_low = false;
};

const Game* game_named(std::string_view name, LimitKind limit) {
  for (const Game* const game : all_games)
    if (!name.empty() && game->variant == name && game->limits.contains(limit)) return game;
  return nullptr;
}

std::optional<LimitKind> limit_of(char letter) {
  if (letter == 'F') return LimitKind::fixed;
  if (letter == 'P') return LimitKind::full_pot;
  if (letter == 'N') return LimitKind::no_limit;
  return std::nullopt;
}

std::optional<Variant> parse_variant(std::string_view code) {
  Variant variant;
  if (code.size() > 2 && code.substr(code.size() - 2) == "/8") {
    variant.high_low = true;
    code.remove_suffix(2);
  }
  const auto limit = code.empty() ? std::nullopt : limit_of(code[0]);
  if (!limit) return std::nullopt;
  variant.limit = *limit;
  variant.game = game_named(code.substr(1), *limit);
  if (variant.game == nullptr || (variant.high_low && !variant.game->showdown.low_allowed))
    return std::nullopt;
  return variant;
}

// The blinds in the order of posting, up to the first post that is not a blind.
FixedList<Decimal, 3> blinds_of(const ToldHand& told, const Game& game) {
  FixedList<Decimal, 3> blinds;
  const std::size_t players = told.players.size();
  if (game.forced.from == BlindsFrom::last_player) {
    if (const Decimal blind = told.players[players - 1].blind; blind.digits > 0)
      blinds.push_back(blind);
    return blinds;
  }
  const bool reversed = players == 2 && game.heads_up == HeadsUpBlinds::button_posts_first;
  for (std::size_t at = 0; at < std::min<std::size_t>(players, game.forced.blinds_most); ++at) {
    const Decimal blind = told.players[reversed ? players - 1 - at : at].blind;
    if (blind.digits == 0) break;
    blinds.push_back(blind);
  }
  return blinds;
}

bool has_ante(const ToldHand& told) {
  return std::any_of(told.players.begin(), told.players.end(),
                     [](const ToldPlayer& player) { return player.ante.digits > 0; });
}

// A small blind of half, a full big blind, and no other posts.
bool plain_blinds(const ToldHand& told, int places) {
  if (has_ante(told)) return false;
  const auto blinds = blinds_of(told, games::rws_2017);
  if (blinds.size() != 2) return false;
  for (std::size_t at = 0; at < told.players.size(); ++at)
    if ((at >= 2 && told.players[at].blind.digits > 0) || told.players[at].dead.digits > 0)
      return false;
  const Chips big = units(blinds[1], places);
  return units(blinds[0], places) * 2 == big && units(told.minimum, places) <= big;
}

void add_blinds(const ToldHand& told, int places, Book& book) {
  const ForcedBets& forced = book.game->forced;
  const auto blinds = blinds_of(told, *book.game);
  if (blinds.empty()) return;
  switch (forced.levels) {
    case BlindLevels::house_small_blind:
      book.settings.push_back({"small-blind", text_of(blinds[0], places)});
      return;
    case BlindLevels::by_minimum:
      book.settings.push_back({"minimum", text_of(blinds[0], places)});
      book.settings.push_back({"blinds", std::to_string(blinds.size())});
      return;
    case BlindLevels::operator_sets:
    case BlindLevels::half_and_whole: {
      std::string amounts;
      for (const Decimal blind : blinds)
        amounts += (amounts.empty() ? "" : "/") + text_of(blind, places);
      book.settings.push_back({"blind-amounts", amounts});
    }
  }
}

// The ante that everybody pays, or all they have; an ante that one player pays for the table is a
// post, not a setting.
Decimal common_ante(const ToldHand& told) {
  Decimal most;
  for (const auto& player : told.players)
    if (less(most, player.ante)) most = player.ante;
  const bool common =
      std::all_of(told.players.begin(), told.players.end(), [&](const ToldPlayer& player) {
        const bool broke =
            player.ante.digits > 0 && player.stack_known && !less(player.ante, player.stack);
        return !less(player.ante, most) || broke;
      });
  return common ? most : Decimal();
}

void add_minimum(const ToldHand& told, int places, Book& book) {
  if (book.game->forced.levels == BlindLevels::by_minimum) return;
  const auto blinds = blinds_of(told, *book.game);
  const Decimal last = blinds.empty() ? Decimal() : blinds.back();
  const Chips minimum = std::max(units(told.minimum, places), units(last, places));
  if (minimum > Chips(0)) book.settings.push_back({"minimum", std::to_string(minimum.count())});
}

void add_settings(const ToldHand& told, int places, const Variant& variant, Book& book) {
  const Game& game = *book.game;
  if (game.forced.blinds) add_blinds(told, places, book);
  const Decimal ante = common_ante(told);
  if (ante.digits > 0) book.settings.push_back({"ante", text_of(ante, places)});
  add_minimum(told, places, book);
  if (game.limits.contains(variant.limit) && variant.limit != game.limit_default)
    book.settings.push_back({"limit", std::string(word(variant.limit))});
  if (told.bring_in.digits > 0)
    book.settings.push_back({"bring-in", text_of(told.bring_in, places)});
  // Half to the lowest hand of eight or less, the Ace low; the odd unit to the high hand.
  if (variant.high_low)
    for (const auto& [key, value] : {Note{"win", "high-low"}, Note{"low-qualifier", "8"},
                                     Note{"low-ace", "low"}, Note{"reading", "H-12 b"}})
      book.settings.push_back({key, value});
  // Amounts with a fraction are money, which is divided down to a hundredth. Where only results
  // have one, half chips are told, unless the file says that it is money.
  const int wagered = places_wagered(told);
  const bool money = wagered > 0 || told.money || places_of(told) > 1;
  const int unit = places - (money ? std::max(wagered, 2) : 0);
  if (unit > 0) book.settings.push_back({"chip", std::to_string(power_of_ten(unit))});
}

// "minimum 2; reading B-19 b": determinations as they are written in a note.
Notes parse_settings(std::string_view text) {
  Notes settings;
  while (!text.empty()) {
    std::string_view one = text.substr(0, text.find(';'));
    text.remove_prefix(std::min(text.size(), one.size() + 1));
    while (!one.empty() && one[0] == ' ') one.remove_prefix(1);
    const auto space = std::min(one.find(' '), one.size());
    if (!one.empty())
      settings.push_back({std::string(one.substr(0, space)),
                          std::string(one.substr(std::min(space + 1, one.size())))});
  }
  return settings;
}

Unplayable no_rulebook(std::string_view key) {
  return {"'" + std::string(key) + "' is not a rulebook; `cardroom rules` lists them"};
}

}  // namespace

Chips units(Decimal amount, int places) {
  const auto whole = scaled(amount, places);
  check(whole.has_value(), "an amount does not fit its decimal places");
  return Chips(*whole);
}

Result<const Terms*, Unplayable> Books::terms_of(const Book& book) {
  key_ = book.game->key;
  for (const auto& [key, value] : book.settings)
    key_.append(";").append(key).append(" ").append(value);
  if (const auto found = made_.find(key_); found != made_.end()) return &found->second;
  Determinations determined;
  for (const auto& [key, value] : book.settings)
    if (const auto done = determine(determined, *book.game, key, value); !done)
      return Unplayable{done.error().sentence};
  const auto terms = make_terms(*book.game, determined);
  if (!terms) return Unplayable{terms.error().sentence};
  return &made_.emplace(key_, *terms).first->second;
}

Result<Book, Unplayable> book_of(const ToldHand& told, int places, const Wanted& wanted) {
  const std::string named(wanted.rules.empty() ? value_of(told.own, "rules")
                                               : std::string_view(wanted.rules));
  const auto variant = parse_variant(told.variant);
  Book book;
  if (!named.empty()) {
    const auto game = find_game(named);
    if (!game) return no_rulebook(named);
    book.game = *game;
  } else {
    if (!variant) return Unplayable{"there is no rulebook for variant " + told.variant};
    const bool by_rws = variant->limit == LimitKind::no_limit &&
                        variant->game == &games::modern_holdem && plain_blinds(told, places);
    book.game = by_rws ? &games::rws_2017 : variant->game;
  }
  if (has_note(told.own, "settings")) {
    book.settings = parse_settings(value_of(told.own, "settings"));
  } else {
    Variant plain;
    plain.limit = book.game->limit_default;
    add_settings(told, places, variant.value_or(plain), book);
  }
  book.settings.insert(book.settings.end(), wanted.settings.begin(), wanted.settings.end());
  return book;
}

}  // namespace cardroom::history
