// Views: what each viewer may see, and that nothing hidden shows through.
#include "rules/round/view.h"

#include <cstring>
#include <string>

#include "rules/at_table.h"
#include "rules/table/view.h"

using namespace cardroom;

namespace {

// Every field of a described value as bytes, one after the other.
template <class T>
void add_bytes(std::string& bytes, const T& value);

template <class T, std::size_t N>
void add_bytes(std::string& bytes, const FixedList<T, N>& list) {
  add_bytes(bytes, list.size());
  for (const auto& item : list) add_bytes(bytes, item);
}

template <class... Types>
void add_bytes(std::string& bytes, const std::variant<Types...>& value) {
  add_bytes(bytes, value.index());
  std::visit([&](const auto& held) { add_bytes(bytes, held); }, value);
}

template <class T>
void add_bytes(std::string& bytes, const T& value) {
  if constexpr (Described<const T>) {
    T::fields(value, [&](std::string_view, const auto& field) { add_bytes(bytes, field); });
  } else {
    static_assert(std::has_unique_object_representations_v<T>);
    char raw[sizeof(T)];
    std::memcpy(raw, &value, sizeof(T));
    bytes.append(raw, sizeof(T));
  }
}

template <class T>
std::string bytes_of(const T& value) {
  std::string bytes;
  add_bytes(bytes, value);
  return bytes;
}

const SeatView& seat_in(const RoundView& view, int number) {
  for (const SeatView& seat : view.seats)
    if (seat.seat == Seat(number)) return seat;
  FAIL("no such seat");
  return view.seats[0];
}

std::string cards_of(const RoundView& view, int seat) {
  std::string text;
  for (const Card card : seat_in(view, seat).cards) text += to_string(card);
  return text;
}

AtTable holdem_round() {
  AtTable at(games::rws_2017, {{"small-blind", "1"}});
  at.sit_all({1, 2, 3}, 200);
  // Seat 2 is dealt first.
  REQUIRE(at.start_round({"As"_card, "Kd"_card, "7h"_card, "Ad"_card, "Kc"_card, "2h"_card}));
  return at;
}

// Everybody may see up cards and communal cards; a viewer may also see the cards of their own seat.
bool may_see(const Event& event, Viewer viewer) {
  if (std::holds_alternative<event::Exposed>(event)) return true;
  if (std::holds_alternative<event::SharedLast>(event)) return true;
  const auto* const dealt = std::get_if<event::Dealt>(&event);
  return dealt != nullptr && (dealt->face == Face::up || viewer == Viewer::at(dealt->seat));
}

int cards_taken(const Event& event) {
  if (const auto* const dealt = std::get_if<event::Dealt>(&event))
    return static_cast<int>(dealt->cards.size());
  if (const auto* const exposed = std::get_if<event::Exposed>(&event))
    return static_cast<int>(exposed->cards.size());
  return std::holds_alternative<event::Burnt>(event) ? 1 : 0;
}

// What a viewer learns about a round in which everybody goes to the showdown, event by event, and
// which places of the shoe they have seen.
struct Story {
  std::string bytes;
  std::array<bool, 53> seen{};
};

Command by_public_facts(const Round& round) {
  const Legal& legal = round.legal;
  const Seat seat = round.turn;
  if (round.stage == Stage::drawing) {
    CardSet thrown;
    thrown.insert(round.hands[seat.index()].cards[0]);
    return command::Draw{seat, thrown};
  }
  if (legal.check || legal.decline) return command::Check{seat};
  if (legal.call) return command::Call{seat};
  if (legal.bet && legal.sizes.any) return command::Bet{seat, legal.sizes.low};
  return command::TapOut{seat};
}

Story story_of(const Terms& terms, const Setup& setup, Viewer viewer) {
  Story story;
  Events events;
  Round round = deal(terms, setup, events);
  int taken = 0;
  while (true) {
    for (const Event& event : events) {
      if (std::holds_alternative<event::ShowdownOpened>(event)) return story;
      add_bytes(story.bytes, seen_by(event, viewer));
      for (int card = 0; card < cards_taken(event); ++card, ++taken)
        story.seen[static_cast<std::size_t>(taken)] = may_see(event, viewer);
    }
    if (round.turn.is_none()) return story;
    add_bytes(story.bytes, view_for(round, viewer));
    events.clear();
    REQUIRE_FALSE(play(terms, round, by_public_facts(round), events));
  }
}

Setup players_of(const Terms& terms, int players, std::uint64_t seed) {
  Setup setup;
  for (int seat = 1; seat <= players; ++seat) {
    setup.players.insert(Seat(seat));
    setup.stakes[Seat(seat).index()] = Chips(300);
  }
  setup.marker = Seat(1);
  CardList order = list_of(terms.deck.cards());
  for (std::size_t at = order.size(); at > 1; --at) {
    seed = seed * 6364136223846793005U + 1442695040888963407U;
    std::swap(order[at - 1], order[(seed >> 33) % at]);
  }
  setup.shoe = Shoe::from_order(order);
  return setup;
}

// The cards at places the viewer has not seen are rotated by `shift`.
Setup with_other_hidden_cards(const Setup& setup, const Story& story, std::size_t shift) {
  CardList order = setup.shoe.rest();
  CardList hidden;
  for (std::size_t at = 0; at < order.size(); ++at)
    if (!story.seen[at]) hidden.push_back(order[at]);
  std::size_t next = shift;
  for (std::size_t at = 0; at < order.size(); ++at)
    if (!story.seen[at]) order[at] = hidden[next++ % hidden.size()];
  Setup other = setup;
  other.shoe = Shoe::from_order(order);
  return other;
}

}  // namespace

TEST_CASE("RWS17-DEF-HoleCards: players see their own hole cards and nobody else's") {
  const AtTable at = holdem_round();
  const RoundView own = view_for(at.table.round, Viewer::at(Seat(2)));
  CHECK(cards_of(own, 2) == "AsAd");
  CHECK(cards_of(own, 1) == "????");
  CHECK(cards_of(own, 3) == "????");
  CHECK(cards_of(view_for(at.table.round, Viewer::spectator()), 2) == "????");
  CHECK(cards_of(view_for(at.table.round, Viewer::dealer()), 2) == "????");
}

TEST_CASE("S05-9.2: everybody sees cards dealt face up") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2}, 200);
  REQUIRE(at.start_round({"As"_card, "2c"_card, "Ks"_card, "3c"_card, "Qs"_card, "4c"_card}));
  CHECK(cards_of(view_for(at.table.round, Viewer::spectator()), 1) == "????Qs");
  CHECK(cards_of(view_for(at.table.round, Viewer::at(Seat(2))), 1) == "????Qs");
  CHECK(cards_of(view_for(at.table.round, Viewer::at(Seat(1))), 1) == "AsKsQs");
}

TEST_CASE("S05-17.10: only its owner sees a folded hand") {
  AtTable at(games::stud_2005, {{"ante", "5"}});
  at.sit_all({1, 2, 3}, 200);
  REQUIRE(at.start_round());
  const Seat opener = at.table.round.turn;
  REQUIRE(at.put(Command(command::Bet{opener, at.table.round.legal.sizes.low})));
  const Seat folds = at.table.round.turn;
  REQUIRE(at.put(Command(command::Fold{folds})));
  CHECK(cards_of(view_for(at.table.round, Viewer::at(opener)), folds.number()).empty());
  CHECK(cards_of(view_for(at.table.round, Viewer::at(folds)), folds.number()).size() == 6);
}

TEST_CASE("M-16 RWS17-3.13.2(c): at the showdown, shown hands are seen and others are not") {
  AtTable at = holdem_round();
  at.play_out();
  const RoundView view = view_for(at.table.round, Viewer::spectator());
  for (const SeatView& seat : view.seats) {
    const bool shown = at.table.round.shown.contains(seat.seat);
    CHECK(seat.shown == shown);
    CHECK((cards_of(view, seat.seat.number()).find('?') == std::string::npos) == shown);
  }
}

TEST_CASE("M-21 RWS17-3.13.1: a winner without a showdown shows nothing") {
  AtTable at = holdem_round();
  at.fold_out();
  const RoundView view = view_for(at.table.round, Viewer::spectator());
  CHECK(cards_of(view, 1).find_first_not_of('?') == std::string::npos);
  CHECK(cards_of(view, 2).find_first_not_of('?') == std::string::npos);
  CHECK(cards_of(view, 3).find_first_not_of('?') == std::string::npos);
}

TEST_CASE("RWS17-3.8.1(a): the player to act and the dealer see the legal list") {
  const AtTable at = holdem_round();
  const Seat turn = at.table.round.turn;
  CHECK(view_for(at.table.round, Viewer::at(turn)).legal.call);
  CHECK(view_for(at.table.round, Viewer::dealer()).legal.seat == turn);
  CHECK(view_for(at.table.round, Viewer::at(Seat(2))).legal.seat.is_none());
  CHECK(view_for(at.table.round, Viewer::spectator()).legal.seat.is_none());
}

TEST_CASE("S05-4.3: stakes, wagers and pots are in everybody's view") {
  const AtTable at = holdem_round();
  const RoundView view = view_for(at.table.round, Viewer::spectator());
  CHECK(seat_in(view, 2).stake == Chips(199));
  CHECK(seat_in(view, 3).total == Chips(2));
  REQUIRE(view.pots.size() > 0);
  CHECK(view.in_shoe == 46);
}

TEST_CASE("RWS17-DEF-Burn: events hide the shoe, discarded cards and others' hole cards") {
  const auto seen = [](const Event& event, Viewer viewer) { return seen_by(event, viewer); };
  const event::Dealt down{Seat(2), Face::down, {}, {"As"_card}};
  CHECK(std::get<event::Dealt>(seen(down, Viewer::at(Seat(1)))).cards[0].is_none());
  CHECK(std::get<event::Dealt>(seen(down, Viewer::dealer())).cards[0].is_none());
  CHECK(std::get<event::Dealt>(seen(down, Viewer::at(Seat(2)))).cards[0] == "As"_card);
  const event::Dealt up{Seat(2), Face::up, {}, {"As"_card}};
  CHECK(std::get<event::Dealt>(seen(up, Viewer::spectator())).cards[0] == "As"_card);
  const event::Burnt burnt{"9c"_card, {}};
  CHECK(std::get<event::Burnt>(seen(burnt, Viewer::at(Seat(1)))).card.is_none());
  const event::ShoeLoaded loaded{{}, {"As"_card, "Kd"_card}};
  const Event by_dealer = seen(loaded, Viewer::dealer());
  for (const Card card : std::get<event::ShoeLoaded>(by_dealer).order) CHECK(card.is_none());
  const event::Threw threw{Seat(2), {}, {"2c"_card, "3c"_card}};
  CHECK(std::get<event::Threw>(seen(threw, Viewer::at(Seat(1)))).cards.size() == 2);
  CHECK(std::get<event::Threw>(seen(threw, Viewer::at(Seat(1)))).cards[0].is_none());
  CHECK(std::get<event::Threw>(seen(threw, Viewer::at(Seat(2)))).cards[0] == "2c"_card);
  CHECK(std::get<event::ShuffleNeeded>(
            seen(event::ShuffleNeeded{{}, set_of({"2c"_card})}, Viewer::dealer()))
            .cards.empty());
}

TEST_CASE("S05-9.2 H95-6.5: no byte of a view or event depends on a card its viewer may not see") {
  for (const Game* const game : all_games) {
    CAPTURE(game->key);
    const auto terms = make_terms(*game, {});
    REQUIRE(terms);
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Setup setup = players_of(*terms, 4, seed);
      for (const Viewer viewer :
           {Viewer::spectator(), Viewer::dealer(), Viewer::at(Seat(1)), Viewer::at(Seat(3))}) {
        const Story story = story_of(*terms, setup, viewer);
        for (const std::size_t shift : {1U, 7U, 20U}) {
          const Setup other = with_other_hidden_cards(setup, story, shift);
          CHECK_FALSE(other.shoe == setup.shoe);
          const bool same = story_of(*terms, other, viewer).bytes == story.bytes;
          CHECK(same);
        }
      }
    }
  }
}

TEST_CASE("S05-9.2: a card that the viewer may see does change the view") {
  const auto terms = make_terms(games::stud_2005, {});
  REQUIRE(terms);
  const Setup setup = players_of(*terms, 4, 3);
  const Story own = story_of(*terms, setup, Viewer::at(Seat(1)));
  const Story blind = story_of(*terms, setup, Viewer::spectator());
  const Setup other = with_other_hidden_cards(setup, blind, 1);
  CHECK_FALSE(story_of(*terms, other, Viewer::at(Seat(1))).bytes == own.bytes);
}

TEST_CASE("S05-8.2: a player who takes a seat after a round does not see the hand held there") {
  AtTable at = holdem_round();
  at.fold_out();
  CHECK(viewer_of(at.table, PlayerId(2)) == Viewer::at(Seat(2)));
  REQUIRE(at.put(table_command::Leave{Seat(2)}));
  REQUIRE(at.put(table_command::Sit{PlayerId(77), Seat(2), Chips(100)}));
  CHECK(viewer_of(at.table, PlayerId(77)) == Viewer::spectator());
  const TableView view = view_for(at.table, viewer_of(at.table, PlayerId(77)));
  CHECK(cards_of(view.round, 2).find_first_not_of('?') == std::string::npos);
  CHECK(view.places.size() == 3);
}

TEST_CASE("S05-4.3: everybody sees who sits where with how much") {
  AtTable at = holdem_round();
  REQUIRE(at.put(table_command::SitOut{Seat(3)}));
  const TableView view = view_for(at.table, Viewer::spectator());
  REQUIRE(view.places.size() == 3);
  CHECK(view.places[1].player == PlayerId(2));
  CHECK(view.places[1].stake == Chips(199));
  CHECK(view.places[2].sits_out);
  CHECK(bytes_of(seen_by(TableEvent(table_event::SatOut{Seat(3), {}}), Viewer::dealer())) ==
        bytes_of(TableEvent(table_event::SatOut{Seat(3), {}})));
}

TEST_CASE("T01-4.4 S05-4.3 S05-20.13: everybody sees every stake, in a round and between rounds") {
  for (const Game* const game :
       {&games::tournament_2001_h, &games::stud_2005, &games::tournament_stud_2005}) {
    AtTable at(*game, {});
    at.sit_all({1, 2, 3}, 1000);
    for (const bool dealt : {false, true}) {
      if (dealt) REQUIRE(at.start_round());
      for (const Viewer viewer : {Viewer::spectator(), Viewer::at(Seat(1)), Viewer::dealer()}) {
        const TableView view = view_for(at.table, viewer);
        REQUIRE(view.places.size() == 3);
        for (const PlaceView& place : view.places)
          CHECK(place.stake == stake_of(at.table, place.seat));
        if (!dealt) continue;
        for (const SeatView& seat : view.round.seats)
          CHECK(seat.stake == at.table.round.stake_of(seat.seat));
      }
    }
  }
}
