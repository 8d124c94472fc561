#include "history/tell.h"

#include <algorithm>

#include "base/overloaded.h"
#include "rules/games/games.h"

namespace cardroom::history {

namespace {

std::string_view letter_of(LimitKind limit) {
  if (limit == LimitKind::fixed) return "F";
  if (limit == LimitKind::full_pot) return "P";
  return limit == LimitKind::no_limit ? "N" : "";
}

// The PHH code of a game that has one, or for a modern game one of the same kind; otherwise the key
// of the rulebook.
std::string variant_of(const Terms& terms) {
  const Game& game = *terms.game;
  const bool plain = terms.deck == Deck::full() && game.order == OrderRule::full;
  const bool flop = plain && communal_cards(game) == 5;
  const bool eight = terms.win == Win::high_low && terms.low_order.qualifier == LowQualifier::eight;
  const bool one_size = terms.limit == LimitKind::fixed && game.unit == BetUnit::table_minimum;
  if (flop && cards_to_each(game) == 2 && terms.win == Win::high) {
    if (terms.limit == LimitKind::no_limit) return "NT";
    if (one_size) return "FT";
  }
  if (flop && cards_to_each(game) == 4 && game.showdown.from_hole == 2) {
    if (terms.limit == LimitKind::full_pot && terms.win == Win::high) return "PO";
    if (one_size && eight) return "FO/8";
  }
  if (plain && one_size && cards_to_each(game) == 7 && (eight || terms.win == Win::high))
    return eight ? "F7S/8" : "F7S";
  const bool usual = eight || terms.win == Win::high || game.showdown.lowest_wins != LowestWins::no;
  const std::string_view limit = letter_of(terms.limit);
  if (game.variant.empty() || limit.empty() || !usual) return std::string(game.key);
  return std::string(limit) + std::string(game.variant) + (eight ? "/8" : "");
}

Decimal amount_of(Chips chips, int places) { return decimal_of(chips.count(), places); }

class HandTeller {
 public:
  HandTeller(const Played& played, ToldHand& told) : played_(played), told_(told) {
    clockwise_from(played.round.dealt, played.round.first, [&](Seat seat) {
      place_[seat.index()] = static_cast<std::uint8_t>(told_.players.size());
      auto& player = told_.players.emplace_back();
      player.name = played.names[seat.index()];
      player.seat = seat.number();
      player.stack = amount(played.setup.stakes[seat.index()]);
      seats_.push_back(seat);
    });
    told_.winnings.resize(seats_.size());
  }

  void tell() {
    for (const auto& event : played_.events) {
      // In a draw everybody throws away before the new cards are told.
      if (!std::holds_alternative<event::Dealt>(event) &&
          !std::holds_alternative<event::Threw>(event))
        flush();
      std::visit([this](const auto& happened) { see(happened); }, event);
    }
    flush();
    if (played_.round.stage != Stage::over) {
      told_.winnings.clear();
      return;
    }
    for (const Seat seat : seats_) told_.finishing.push_back(amount(played_.round.stake_of(seat)));
  }

 private:
  Decimal amount(Chips chips) const { return decimal_of(chips.count(), played_.places); }
  std::uint8_t place(Seat seat) const { return place_[seat.index()]; }
  ToldPlayer& player(Seat seat) { return told_.players[place(seat)]; }

  Act& add(ActKind kind, Seat seat) {
    Act& act = told_.acts.emplace_back();
    act.kind = kind;
    if (!seat.is_none()) act.player = place(seat);
    return act;
  }

  // Cards dealt one after the other are told player by player.
  void flush() {
    for (std::size_t at = 0; at < seats_.size(); ++at) {
      if (dealt_[at].empty()) continue;
      add(ActKind::hole, seats_[at]).cards = dealt_[at];
      dealt_[at].clear();
    }
  }

  Decimal plus(Decimal one, Chips more) const { return amount(units(one, played_.places) + more); }

  void see(const event::Posted& posted) {
    ToldPlayer& by = player(posted.seat);
    if (posted.what == Forcing::ante)
      by.ante = amount(posted.nominal);
    else if (posted.what != Forcing::dead_post)
      by.blind = plus(by.blind, posted.nominal);
    else if (std::any_of(played_.setup.posts.begin(), played_.setup.posts.end(),
                         [&](const ExtraPost& post) {
                           return post.what == Forcing::ante && post.seat == posted.seat;
                         }))
      by.ante = amount(posted.nominal);
    else
      by.dead = amount(posted.nominal);
    by.posts = by.posts || posted.what == Forcing::post || by.dead.digits > 0;
    if (posted.what == Forcing::dead_post) told_.antes_trimmed = false;
  }

  void see(const event::Dealt& dealt) {
    for (const Card card : dealt.cards) {
      ToldCards& cards = dealt_[place(dealt.seat)];
      if (!cards.full()) cards.push_back(card);
    }
  }

  void see(const event::Exposed& exposed) {
    Act& act = add(ActKind::board, Seat::none());
    for (const Card card : exposed.cards) act.cards.push_back(card);
  }

  void see(const event::SharedLast& shared) {
    add(ActKind::board, Seat::none()).cards.push_back(shared.card);
  }

  void see(const event::Folded& folded) { add(ActKind::fold, folded.seat); }
  void see(const event::Checked& checked) { add(ActKind::check_or_call, checked.seat); }
  void see(const event::Declined& declined) { add(ActKind::check_or_call, declined.seat); }

  void see(const event::Wagered& wagered) {
    if (wagered.what == Wager::compulsory_call) return;
    if (wagered.what == Wager::call) {
      add(ActKind::check_or_call, wagered.seat);
      return;
    }
    const bool brings_in = wagered.what == Wager::short_opening && !wagered.taps_out;
    add(brings_in ? ActKind::bring_in : ActKind::bet_to, wagered.seat).amount = amount(wagered.to);
  }

  void see(const event::Returned& returned) {
    add(ActKind::returned, returned.seat).amount = amount(returned.amount);
  }

  void see(const event::Threw& threw) {
    Act& act = add(ActKind::discard, threw.seat);
    for (const Card card : threw.cards) act.cards.push_back(card);
  }

  void see(const event::Shown& shown) {
    const Hand& hand = played_.round.hands[shown.seat.index()];
    Act& act = add(ActKind::show, shown.seat);
    for (std::size_t at = 0; at < hand.count; ++at) act.cards.push_back(hand.cards[at]);
  }

  void see(const event::Mucked& mucked) { add(ActKind::muck, mucked.seat); }

  ToldPot& pot(std::uint8_t number) {
    if (told_.pots.size() <= number) told_.pots.resize(number + 1U);
    return told_.pots[number];
  }

  void see(const event::CommissionTaken& taken) {
    ToldPot& from = pot(taken.pot);
    from.rake = plus(from.rake, taken.amount);
    from.amount = plus(from.amount, taken.amount);
  }

  void see(const event::Won& won) {
    ToldPot& from = pot(won.pot);
    from.amount = plus(from.amount, won.amount);
    from.wins.push_back({place(won.seat), amount(won.amount)});
    Decimal& winnings = told_.winnings[place(won.seat)];
    winnings = plus(winnings, won.amount);
  }

  void see(const event::SettlementReversed&) {
    told_.pots.clear();
    told_.winnings.assign(seats_.size(), {});
  }

  // Other events have no words in the other formats.
  template <class Other>
  void see(const Other&) {}

  const Played& played_;
  ToldHand& told_;
  std::array<std::uint8_t, seats_max> place_{};
  std::vector<Seat> seats_;
  std::array<ToldCards, seats_max> dealt_;
};

std::string posts_text(const Setup& setup) {
  std::string text;
  for (const auto& post : setup.posts) {
    const std::string_view what = post.what == Forcing::over_blind ? "over_blind"
                                  : post.what == Forcing::ante     ? "ante"
                                                                   : "post";
    text += (text.empty() ? "" : "; ") + std::to_string(post.seat.number()) + " " +
            std::string(what) + " " + std::to_string(post.live.count()) + " " +
            std::to_string(post.dead.count());
  }
  return text;
}

std::string settings_text(const Notes& settings) {
  std::string text;
  for (const auto& [key, value] : settings) text += (text.empty() ? "" : "; ") + key + " " + value;
  return text;
}

void add_own(const Played& played, Saying saying, Notes& own) {
  if (saying == Saying::nothing) return;
  own.push_back({"rules", std::string(played.book.game->key)});
  own.push_back({"settings", settings_text(played.book.settings)});
  if (played.places > 0) own.push_back({"places", std::to_string(played.places)});
  if (played.told) own.push_back({"cards", "told"});
  if (saying == Saying::rulebook) return;
  own.push_back({"marker", std::to_string(played.setup.marker.number())});
  if (!played.setup.posts.empty()) own.push_back({"posts", posts_text(played.setup)});
  std::string absent;
  for (const Seat seat : played.setup.absent)
    absent += (absent.empty() ? "" : " ") + std::to_string(seat.number());
  if (!absent.empty()) own.push_back({"absent", absent});
  own.push_back({"shoe", to_string(played.setup.shoe.rest())});
  if (!played.invented.empty()) own.push_back({"invented", to_string(list_of(played.invented))});
  if (saying == Saying::commands) own.push_back({"commands", commands_text(played.commands)});
}

// The rake of the house stays as it was told, and is subtracted from what the engine would pay.
void tell_raked(const Played& played, ToldHand& told) {
  const std::vector<Decimal> paid = told.winnings;
  told.pots = played.raked;
  told.add_winnings();
  for (std::size_t at = 0; at < told.finishing.size() && at < paid.size(); ++at)
    told.finishing[at] =
        amount_of(units(told.finishing[at], played.places) - units(paid[at], played.places) +
                      units(told.winnings[at], played.places),
                  played.places);
  told.own.push_back({"pots", pots_text(told.pots)});
}

}  // namespace

ToldHand tell(const Played& played, Saying saying) {
  ToldHand told;
  told.heading = played.heading;
  told.id = played.id;
  told.foreign = played.foreign;
  told.variant = variant_of(played.terms);
  HandTeller(played, told).tell();
  const Terms& terms = played.terms;
  const auto amount = [&](Chips chips) { return decimal_of(chips.count(), played.places); };
  told.minimum = amount(terms.minimum);
  if (terms.limit == LimitKind::fixed) told.big_bet = amount(terms.minimum * 2);
  told.bring_in = amount(terms.bring_in);
  for (auto& act : told.acts)
    for (Card& card : act.cards)
      if (!card.is_none() && played.invented.contains(card)) card = Card();
  if (!played.raked.empty()) tell_raked(played, told);
  if (!played.round.dealt.contains(played.setup.marker)) told.button = played.setup.marker.number();
  add_own(played, saying, told.own);
  return told;
}

}  // namespace cardroom::history
