#include "any_entry.h"

#include <vector>

#include "canberra/round/telling.h"
#include "canberra/table/legal.h"
#include "codec/json_text.h"
#include "hosted/canberra_lesson.h"
#include "room/hosted/canberra_table.h"
#include "room/hosted/table.h"
#include "room/in_room.h"

namespace cardroom::protocol {

namespace {

std::string of_seat(Seat seat) {
  return seat.is_none() ? std::string() : R"(,"seat":)" + std::to_string(seat.number());
}

std::string any_cards(CardSet from, std::size_t count, Chance& chance) {
  std::vector<Card> left;
  for (const Card card : from) left.push_back(card);
  CardList cards;
  while (cards.size() < count && !left.empty()) {
    const auto at = chance.below(static_cast<std::uint32_t>(left.size()));
    cards.push_back(left[at]);
    left.erase(left.begin() + at);
  }
  return R"(,"cards":)" + codec::to_text(cards);
}

template <class List>
std::string any_of(const List& list, Chance& chance) {
  return list.empty() ? std::string() : list[chance.below(static_cast<std::uint32_t>(list.size()))];
}

class Entries {
 public:
  Entries(std::uint32_t table, Chance& chance) : table_(table), chance_(chance) {}

  std::string at(const HostedGame& game) {
    const HostedTable& host = game.now;
    if (host.waits()) return asked(host, game.lesson.on && knows());
    if (!host.table.dealing) return about("start_round");
    const Round& round = host.table.round;
    if (round.stage == Stage::misdealt) return about("redeal");
    if (round.stage == Stage::drawing && !round.turn.is_none())
      return about("throw_away", of_seat(round.turn) + R"(,"count":)" +
                                     std::to_string(chance_.below(4)) + R"(,"seen":[])");
    return act(round.legal);
  }

  std::string at(const canberra::HostedCanberra& game) {
    using namespace canberra;
    const State& state = game.now;
    const HandWanted wanted = wanted_now(state);
    if (wanted.cards > 0)
      return about("tell_cards",
                   of_seat(wanted.seat) + (game.lesson.on && knows()
                                               ? lying(lies_open(game), wanted.seat, wanted.cards)
                                               : cards_of(state, wanted.cards)));
    if (waits_for_answer(game))
      return about("lesson_answer", R"(,"ruling":"kept","seats":[1],"amounts_cents":[500])");
    std::vector<std::string> may;
    const LegalForDealer dealer = legal_for_dealer(state);
    const auto maybe = [&](bool allowed, const char* type) {
      if (allowed) may.push_back(about(type));
    };
    maybe(dealer.call_wagers, "call_wagers");
    maybe(dealer.deal, "deal");
    maybe(dealer.announce, "announce");
    maybe(dealer.pay_jackpots, "pay_jackpots");
    maybe(dealer.collect, "collect");
    for (unsigned box = 0; box < state.settings.boxes; ++box) {
      const Seat seat = seat_at(box);
      if (!state.box(seat).occupied()) continue;
      const canberra::Legal own = legal(state, seat);
      const std::string whose = of_seat(seat);
      if (own.ante)
        may.push_back(
            about("place_ante", whose + R"(,"ante":)" + std::to_string(own.minimum.count())));
      if (own.jackpot) may.push_back(about("place_jackpot", whose));
      if (own.bet)
        may.push_back(
            about("place_bet", whose + R"(,"bet":)" + std::to_string(own.bet_size.count())));
      if (own.fold) may.push_back(about("fold", whose));
      if (const int unseen = tellable(state, seat); unseen > 0)
        may.push_back(about("tell_cards", whose + cards_of(state, unseen)));
    }
    return any_of(may, chance_);
  }

 private:
  std::string about(std::string_view type, const std::string& more = {}) const {
    return room::about(type, table_, more);
  }
  std::string cards_of(const canberra::State& state, int count) {
    return any_cards(Deck::full().cards() - canberra::told_cards(state),
                     static_cast<std::size_t>(count), chance_);
  }

  // In a lesson: what the trainee sees.
  bool knows() { return chance_.in_thousand(800); }
  template <class Lying>
  static std::string lying(const Lying& open, Seat seat, int count) {
    CardList cards;
    for (const auto& one : open)
      if (one.seat == seat && static_cast<int>(cards.size()) < count) cards.push_back(one.card);
    return R"(,"cards":)" + codec::to_text(cards);
  }

  std::string asked(const HostedTable& host, bool knows) {
    const bool showdown = host.wanted.what == WantedFor::showdown;
    const Seat seat = host.wanted.cards[0].seat;
    CardList lie;
    for (const WantedCard& card : host.wanted.cards) lie.push_back(card.instead);
    if (knows)
      return about("tell_cards",
                   (showdown ? of_seat(seat) : "") + R"(,"cards":)" + codec::to_text(lie));
    if (showdown && chance_.in_thousand(300))
      return about(chance_.in_thousand(500) ? "keep_hidden" : "muck", of_seat(seat));
    return about("tell_cards", (showdown ? of_seat(seat) : "") +
                                   any_cards(host.table.terms.deck.cards() - host.told,
                                             host.wanted.cards.size(), chance_));
  }

  std::string act(const cardroom::Legal& legal) {
    const std::string seat = of_seat(legal.seat);
    std::vector<std::string> may;
    const auto maybe = [&](bool allowed, const char* type) {
      if (allowed) may.push_back(about(type, seat));
    };
    maybe(legal.fold && chance_.in_thousand(200), "fold");
    maybe(legal.check, "check");
    maybe(legal.decline, "decline");
    maybe(legal.call, "call");
    maybe(legal.tap_out && chance_.in_thousand(200), "tap_out");
    maybe(legal.draw, "stand");
    for (const Chips size : {legal.sizes.low, legal.sizes.high})
      if (legal.sizes.any)
        may.push_back(
            about(legal.bet ? "bet" : "raise", seat + R"(,"to":)" + std::to_string(size.count())));
    if (may.empty()) maybe(legal.fold, "fold");
    return any_of(may, chance_);
  }

  std::uint32_t table_;
  Chance& chance_;
};

}  // namespace

std::string any_entry(const room::LiveTable& table, Chance& chance) {
  Entries entries(table.number, chance);
  if (const auto* const poker = dynamic_cast<const room::HostedPokerTable*>(table.game.get()))
    return entries.at(poker->game());
  const auto* const house = dynamic_cast<const room::HostedCanberraTable*>(table.game.get());
  return house == nullptr ? std::string() : entries.at(house->game());
}

}  // namespace cardroom::protocol
