#include "hosted/felt.h"

#include <algorithm>
#include <type_traits>

#include "base/overloaded.h"
#include "rules/round/refusals.h"
#include "rules/table/refusals.h"

namespace cardroom {

namespace {

// Where the card lies: of the player's cards in the order dealt, or of those to come.
std::uint8_t place_of(const Round& felt, const command::Report& report) {
  if (report.what == Irregularity::communal_early) {
    int place = 1 - felt.odd.shown_ahead;
    for (const Card card : felt.shoe) {
      if (card == report.card) return static_cast<std::uint8_t>(place);
      ++place;
    }
    return 0;
  }
  if (report.seat.is_none()) return 0;
  const Hand& hand = felt.hands[report.seat.index()];
  for (std::size_t at = 0; at < hand.count; ++at)
    if (hand.cards[at] == report.card) return static_cast<std::uint8_t>(at + 1);
  return 0;
}

struct AsTold {
  const Round& felt;
  CardSet told;

  HostedCommand operator()(const command::Reshuffle&) const {
    return TableCommand(Command(command::Reshuffle{}));
  }
  HostedCommand operator()(const command::Redeal&) const {
    return TableCommand(Command(command::Redeal{}));
  }
  HostedCommand operator()(const command::Draw& draw) const {
    return hosted_command::ThrowAway{.seat = draw.seat,
                                     .count = static_cast<std::uint8_t>(draw.cards.size()),
                                     .seen = draw.cards & told};
  }
  HostedCommand operator()(command::Report report) const {
    if (!report.card.is_none() && !told.contains(report.card)) {
      if (report.place == 0) report.place = place_of(felt, report);
      report.card = {};
    }
    return TableCommand(Command(report));
  }
  template <class Other>
  HostedCommand operator()(const Other& other) const {
    return TableCommand(Command(other));
  }
};

CardList unseen_hand(const Round& felt, Seat seat, CardSet told) {
  CardList cards;
  const Hand& hand = felt.hands[seat.index()];
  for (std::size_t at = 0; at < hand.count; ++at)
    if (!told.contains(hand.cards[at])) cards.push_back(hand.cards[at]);
  return cards;
}

}  // namespace

HostedCommand as_told(const Table& felt, CardSet told, const TableCommand& command) {
  if (const auto* const start = std::get_if<table_command::StartRound>(&command))
    return TableCommand(table_command::StartRound{{}, start->now_s});
  if (const auto* const of_round = std::get_if<Command>(&command))
    return std::visit(AsTold{felt.round, told}, *of_round);
  return command;
}

bool names_wrong_cards(const Violation& refused) {
  return refused.rule == &refusal::not_their_card || refused.rule == &refusal::not_next_card ||
         refused.rule == &refusal::wrong_cards || refused.rule == &refusal::wrong_shoe;
}

SeenCards::SeenCards(const TableEvents& events) {
  const auto add = [&](const auto& cards) {
    cards_.insert(cards_.end(), cards.begin(), cards.end());
  };
  for (const TableEvent& event : events) {
    const auto* const of_round = std::get_if<Event>(&event);
    if (of_round == nullptr) continue;
    std::visit(overloaded{[&](const event::Dealt& dealt) {
                            if (dealt.face == Face::up) add(dealt.cards);
                          },
                          [&](const event::Exposed& exposed) { add(exposed.cards); },
                          [&](const event::SharedLast& shared) { cards_.push_back(shared.card); },
                          [&](const event::Ruled& ruled) {
                            if (exposes_card(ruled)) cards_.push_back(ruled.card);
                          },
                          [](const auto&) {}},
               *of_round);
  }
}

HostedCommand SeenCards::next(const HostedTable& host, const Table& felt) {
  const Seat seat = host.wanted.cards[0].seat;
  const bool showdown = host.wanted.what == WantedFor::showdown;
  if (showdown && !felt.round.shown.contains(seat)) return hosted_command::KeepHidden{seat};
  hosted_command::TellCards tell;
  if (showdown || host.wanted.what == WantedFor::hand) {
    tell.cards = unseen_hand(felt.round, seat, host.told);
    return tell;
  }
  while (tell.cards.size() < host.wanted.cards.size() && !cards_.empty()) {
    if (!host.told.contains(cards_.front())) tell.cards.push_back(cards_.front());
    cards_.erase(cards_.begin());
  }
  return tell;
}

std::string_view difference(const Round& felt, const Round& told) {
  constexpr std::string_view hold_hidden_cards[] = {"hands",      "thrown", "burnt",
                                                    "last_burnt", "shoe",   "odd"};
  std::string_view first;
  Round::fields(felt, [&](std::string_view name, const auto& dealt) {
    if (std::count(std::begin(hold_hidden_cards), std::end(hold_hidden_cards), name) > 0) return;
    Round::fields(told, [&](std::string_view other, const auto& hosted) {
      if constexpr (std::is_same_v<decltype(dealt), decltype(hosted)>)
        if (name == other && !(dealt == hosted) && first.empty()) first = name;
    });
  });
  return first;
}

}  // namespace cardroom
