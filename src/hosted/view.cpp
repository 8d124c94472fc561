#include "hosted/view.h"

#include "rules/irregularity/report.h"

namespace cardroom {

TableView view_for(const HostedTable& host, Viewer viewer) {
  const bool deals = viewer.kind == Viewer::Kind::dealer;
  TableView view = view_for(host.table, deals ? Viewer::dealer() : Viewer::spectator());
  hide_untold(view.round.board, host.told);
  hide_untold(view.round.ahead, host.told);
  for (SeatView& seat : view.round.seats) hide_untold(seat.cards, host.told);
  return view;
}

FixedList<Card, 7> told_hand(const HostedTable& host, Seat seat) {
  FixedList<Card, 7> cards;
  const Hand& hand = host.table.round.hands[seat.index()];
  for (std::size_t at = 0; at < hand.count; ++at) cards.push_back(hand.cards[at]);
  hide_untold(cards, host.told);
  return cards;
}

FixedList<Irregularity, 16> known_now(const Table& table) {
  FixedList<Irregularity, 16> known;
  const Round& round = table.round;
  const bool waits = round.stage == Stage::misdealt || round.stage == Stage::shuffling ||
                     round.stage == Stage::ruling;
  if (table.rounds == 0 || waits || round.odd.voided) return known;
  const RoundMoment moment = moment_of(round);
  for (const IrregularityRule& rule : table.game->irregularities) {
    const bool entered =
        rule.what == Irregularity::wager_out_of_turn || rule.what == Irregularity::wrong_amount;
    if (entered || moment < rule.from || moment > rule.until || known.contains(rule.what)) continue;
    known.push_back(rule.what);
  }
  return known;
}

FixedList<Irregularity, 16> known_now(const HostedTable& host) {
  if (!host.waits() || host.wanted.what == WantedFor::showdown) return known_now(host.table);
  if (host.wanted.what != WantedFor::street || !host.wrong.empty()) return {};
  Table turned = host.before;
  TableEvents events;
  const bool whole = !play(turned, host.waiting, events) && turned.dealing;
  return whole && turned.round.stage == Stage::betting ? known_now(turned)
                                                       : FixedList<Irregularity, 16>();
}

}  // namespace cardroom
