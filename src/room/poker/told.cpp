#include "room/poker/told.h"

#include "base/overloaded.h"
#include "codec/json_text.h"
#include "room/messages/outgoing.h"
#include "rules/round/event_words.h"
#include "rules/table/view.h"
#include "words/hosted_words.h"
#include "words/table_words.h"

namespace cardroom::room {

namespace {

// The seats whose players may see more of an event than everybody does. Too many is harmless: the
// rules decide what each of them sees (seen_by).
SeatSet privy(const Event& event) {
  return std::visit(
      overloaded{[](const event::Dealt& dealt) {
                   return dealt.face == Face::up ? SeatSet{} : SeatSet{dealt.seat};
                 },
                 [](const event::Threw& threw) { return SeatSet{threw.seat}; },
                 [](const event::HoleReplaced& replaced) { return SeatSet{replaced.seat}; },
                 [](const auto&) { return SeatSet{}; }},
      event);
}

SeatSet privy(const TableEvent& event) {
  if (const auto* const of_round = std::get_if<Event>(&event)) return privy(*of_round);
  const auto* const shared = std::get_if<table_event::InformationShared>(&event);
  if (shared == nullptr) return {};
  SeatSet seats{shared->seat};
  for (const Seat seat : shared->to) seats.insert(seat);
  return seats;
}

class Teller {
 public:
  Teller(const Table& after, const Accounts& accounts) : after_(after), accounts_(accounts) {
    for (unsigned at = 0; at < seats_max; ++at) {
      const PlayerId dealt = after.dealt_to[at];
      const PlayerId sits = after.places[at].player;
      names_[at] = accounts.name_of(after.dealing || sits.is_none() ? dealt : sits);
      if (names_[at].empty()) names_[at] = accounts.name_of(sits);
    }
  }

  // With its number, if it happens now.
  ToldEvent tell(const TableEvent& event, codec::Maybe<std::uint64_t> seq) const {
    ToldEvent told;
    told.shown = shown_to(event, Viewer::spectator(), seq);
    told.on_table = is_dealt_down(event);
    for (const Seat seat : privy(event)) {
      const PlayerId player = after_.dealt_to[seat.index()];
      if (!player.is_none()) told.own.emplace_back(player, shown_to(event, Viewer::at(seat), seq));
    }
    return told;
  }

  ToldEvent tell(const HostedEvent& event, codec::Maybe<std::uint64_t> seq) const {
    outgoing::ToldEvent<HostedEvent> told{seq, {event}, {}, {}, {}};
    HandTold hand;
    const auto* const at_table = std::get_if<TableEvent>(&event);
    if (at_table != nullptr) add_hand(*at_table, hand, told);
    told.text = say(event, after_, names_,
                    at_table == nullptr ? "" : accounts_.name_of(cardroom::player_in(*at_table)));
    return {codec::to_text(told), {}, at_table != nullptr && is_dealt_down(*at_table)};
  }

 private:
  std::string shown_to(const TableEvent& event, Viewer viewer,
                       codec::Maybe<std::uint64_t> seq) const {
    const TableEvent seen = seen_by(event, viewer);
    outgoing::ToldEvent<TableEvent> told{seq, {seen}, {}, {}, {}};
    HandTold hand;
    add_hand(seen, hand, told);
    told.text = say(seen, after_, names_, accounts_.name_of(cardroom::player_in(seen)));
    return codec::to_text(told);
  }

  // The name of a shown hand and the cards that make it: a client does not know the order of hands.
  template <class Told>
  void add_hand(const TableEvent& event, HandTold& hand, Told& told) const {
    const Seat shown = shown_in(event);
    if (shown.is_none()) return;
    hand = tell_hand(after_.terms, after_.round, shown);
    told.hand = hand.words;
    told.best = hand.cards;
  }

  static bool is_dealt_down(const TableEvent& event) {
    const auto* const of_round = std::get_if<Event>(&event);
    const auto* const dealt = of_round == nullptr ? nullptr : std::get_if<event::Dealt>(of_round);
    return dealt != nullptr && dealt->face == Face::down;
  }
  static Seat shown_in(const TableEvent& event) {
    const auto* const of_round = std::get_if<Event>(&event);
    const auto* const shown = of_round == nullptr ? nullptr : std::get_if<event::Shown>(of_round);
    return shown == nullptr ? Seat() : shown->seat;
  }

  const Table& after_;
  const Accounts& accounts_;
  SeatNames names_;
};

}  // namespace

namespace {

template <class Events>
std::vector<ToldEvent> tell_each(const Events& events, const Teller& teller,
                                 codec::Maybe<std::uint64_t> seq) {
  std::vector<ToldEvent> told;
  told.reserve(events.size());
  for (const auto& event : events) {
    if (seq) ++*seq;
    told.push_back(teller.tell(event, seq));
  }
  return told;
}

}  // namespace

std::vector<ToldEvent> tell_all(const TableEvents& events, const Table& after,
                                const Accounts& accounts, codec::Maybe<std::uint64_t> seq) {
  return tell_each(events, Teller(after, accounts), seq);
}

std::vector<ToldEvent> tell_all(const std::vector<HostedEvent>& events, const Table& after,
                                const Accounts& accounts, codec::Maybe<std::uint64_t> seq) {
  return tell_each(events, Teller(after, accounts), seq);
}

}  // namespace cardroom::room
