#include "canberra/round/deal.h"

#include "canberra/round/dealer_guards.h"
#include "cards/shuffle.h"

namespace cardroom::canberra {

namespace {

using Boxes = FixedList<Seat, boxes_max>;

// CP17-3.4, K-06, N-22: the first wager below the minimum in a sitting stands and the player is
// told; a later one is returned, and its jackpot wager with it. Returns the boxes to be dealt in.
Boxes judge_antes(TableFlow& flow) {
  const State& state = flow.state;
  Boxes playing;
  for (unsigned at = 0; at < boxes_max; ++at) {
    const Box& box = state.boxes[at];
    if (box.ante == Chips(0)) continue;
    const Chips minimum = state.settings.sign.minimum;
    if (box.ante < minimum && box.advised) {
      flow.emit(event::AnteReturned{seat_at(at), box.ante, box.jackpot});
      continue;
    }
    if (box.ante < minimum) flow.emit(event::Advised{seat_at(at), box.ante, minimum});
    playing.push_back(seat_at(at));
  }
  return playing;
}

// CP17-6.3, CP17-6.3(a), (b), (c): one card to each box with an ante in turn and one to the dealer,
// five times. K-21: from the dealer's left. The dealer comes last in every pass.
void deal_singly(const Card* order, std::size_t place, std::size_t hands, FiveCards& cards) {
  for (std::size_t pass = 0; pass < cards.size(); ++pass) cards[pass] = order[pass * hands + place];
}

// CP17-12.4: five cards together.
void deal_together(const Card* order, std::size_t place, FiveCards& cards) {
  for (std::size_t each = 0; each < cards.size(); ++each)
    cards[each] = order[place * cards.size() + each];
}

void deal_cards(TableFlow& flow, const command::Deal& deal, const Boxes& playing) {
  const State& state = flow.state;
  const bool automated = state.settings.shoe == ShoeKind::automated;
  const ShoeKind kind = state.settings.shoe;
  const auto deal_to = [&](std::size_t place, FiveCards& cards) {
    if (state.settings.known == CardsKnown::told) return;  // They lie on the table, unseen.
    if (automated)
      deal_together(deal.shoe.begin(), place, cards);
    else
      deal_singly(deal.shoe.begin(), place, playing.size() + 1, cards);
  };
  const int deck = automated && state.second_deck != 0 ? 2 : 1;
  flow.emit(event::ShoeReady{kind, deck, automated ? 0 : deal.lifted,
                             automated ? clause("CP17-12.2") : clause("CP17-5.2")});
  for (std::size_t place = 0; place < playing.size(); ++place) {
    event::BoxDealt dealt;
    dealt.seat = playing[place];
    dealt.kind = kind;
    dealt.clause = automated ? clause("CP17-12.4") : clause("CP17-6.3");
    deal_to(place, dealt.cards);
    flow.emit(dealt);
  }
  // CP17-6.2: the dealer's last card lies face up. CP17-12.4, K-20: so does the top card of a
  // packet, which is its last.
  event::DealerDealt dealt;
  dealt.kind = kind;
  dealt.up = 4;
  dealt.clause = automated ? clause("CP17-12.4") : clause("CP17-6.2");
  deal_to(playing.size(), dealt.cards);
  flow.emit(dealt);
  // CP17-7.1: after a deal by hand, players look at once.
  if (!automated) flow.emit(event::DecisionsOpened{kind, clause("CP17-7.1")});
}

}  // namespace

// CP17-5.1, CP17-6.1, CP17-DEF-Shoe: the cards, shuffled for this round, leave the shoe that comes
// with the command.
Refusal perform(TableFlow& flow, const command::Deal& deal) {
  const State& state = flow.state;
  if (auto refusal = refuse_deal(state)) return refusal;
  const bool automated = state.settings.shoe == ShoeKind::automated;
  // Nobody knows the order of real cards, and the dealer sees to the cut.
  const bool told = state.settings.known == CardsKnown::told;
  const CardSet whole = told ? CardSet() : Deck::full().cards();
  // CP17-2.1, CP17-12.2: one deck, whichever of the two it is.
  if (deal.shoe.cards() != whole)
    return refuse(refusal::wrong_deck, automated ? clause("CP17-12.2") : clause("CP17-2.1"),
                  {{"cards", deal.shoe.remaining()}});
  // CP17-5.2, C-01: rule 12 has no cut.
  if (!automated && !told && (deal.lifted < cut_margin || deal.lifted > 52 - cut_margin))
    return refuse(refusal::cut_too_near_the_end, clause("CP17-5.2"), {{"lifted", deal.lifted}});

  const Boxes playing = judge_antes(flow);
  // If every ante was returned there is nobody to deal to, and wagers stay open.
  if (!playing.empty()) deal_cards(flow, deal, playing);
  return std::nullopt;
}

Refusal perform(TableFlow& flow, const command::Announce&) {
  const State& state = flow.state;
  if (auto refusal = refuse_announcement(state)) return refusal;
  // Only with an automated shoe; a deal by hand opens the decisions by itself.
  flow.emit(event::DecisionsOpened{state.settings.shoe, clause("CP17-12.5")});
  return std::nullopt;
}

}  // namespace cardroom::canberra
