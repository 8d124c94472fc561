// Random life at a table of every game: what is true whatever happens.
#include <cstring>

#include "rules/at_table.h"
#include "with_cap.h"

using namespace cardroom;

namespace {

// A small generator, so that a failure can be repeated.
struct Dice {
  std::uint64_t state = 1;
  int roll(int sides) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return static_cast<int>((state >> 33) % static_cast<unsigned>(sides));
  }
};

Seat any_seat(Dice& dice) { return Seat(dice.roll(seats_max) + 1); }
PlayerId anybody(Dice& dice) { return PlayerId(static_cast<std::uint32_t>(dice.roll(24) + 1)); }
Role any_role(Dice& dice) { return static_cast<Role>(dice.roll(role_count)); }

CardList shuffled(Deck deck, Dice& dice) {
  CardList order = list_of(deck.cards());
  for (std::size_t at = order.size(); at > 1; --at)
    std::swap(order[at - 1], order[static_cast<std::size_t>(dice.roll(static_cast<int>(at)))]);
  return order;
}

Command of_the_round(const Table& table, Dice& dice) {
  const Seat seat = table.round.turn;
  const Legal& legal = table.round.legal;
  if (table.round.stage == Stage::drawing) return command::Stand{seat};
  switch (dice.roll(5)) {
    case 0:
      return command::Fold{seat};
    case 1:
      return command::TapOut{seat};
    case 2:
      if (legal.bet) return command::Bet{seat, legal.sizes.low};
      return command::RaiseTo{seat, legal.sizes.low};
    default:
      if (legal.check || legal.decline) return command::Check{seat};
      return command::Call{seat};
  }
}

// Irregularities and acts of staff in the round of play, and after it (C-24).
Command of_the_round_by_staff(const Table& table, Dice& dice) {
  const Seat seat = any_seat(dice);
  switch (dice.roll(8)) {
    case 0:
      return command::VoidRound{any_role(dice), static_cast<VoidReason>(dice.roll(3))};
    case 1:
      return command::VoidWager{any_role(dice), seat};
    case 2:
      return command::PenaltyFold{any_role(dice), seat};
    case 3:
      return command::StartClock{any_role(dice), table.round.turn};
    case 4:
      return command::PassTime{table.round.odd.now_s + dice.roll(80)};
    default: {
      const auto kinds = static_cast<int>(Irregularity::dead_cards) + 1;
      return command::Report{.by = any_role(dice),
                             .what = static_cast<Irregularity>(dice.roll(kinds)),
                             .seat = seat,
                             .card = {},
                             .seen = dice.roll(2) == 0,
                             .count = static_cast<std::uint8_t>(dice.roll(8))};
    }
  }
}

constexpr std::pair<const char*, const char*> changes[] = {
    {"stake", "40"}, {"stake", "0"},     {"minimum", "6"},      {"minimum", "4"},
    {"blinds", "2"}, {"forced", "ante"}, {"time-charge", "2"},  {"over-blind", "on"},
    {"seats", "7"},  {"deck", "40"},     {"over-blind", "off"}, {"ace-low", "on"}};

TableCommand of_the_staff(const Table& table, Dice& dice) {
  switch (dice.roll(7)) {
    case 6:
      return table_command::Exclude{any_role(dice), any_seat(dice)};
    case 0:
      return table_command::Vacate{any_role(dice), any_seat(dice)};
    case 1: {
      const auto& [key, value] = changes[dice.roll(std::size(changes))];
      return table_command::Determine{Role::operator_, *ShortText::from(key),
                                      *ShortText::from(value)};
    }
    case 2:
      return table_command::Admit{any_role(dice), anybody(dice)};
    case 3:
      return table_command::AwardSeat{Role::dealer, any_seat(dice), {}};
    case 4: {
      const CardList cards = shuffled(table.coming.deck, dice);
      return table_command::AwardSeat{Role::dealer, any_seat(dice), {cards[0], cards[1]}};
    }
    default:
      return table_command::PlaceMarker{any_role(dice), any_seat(dice)};
  }
}

// What the director of a tournament does at a table.
TableCommand of_the_director(const Table& table, Dice& dice) {
  const Chips amount = (dice.roll(40) + 1) * table.coming.chip;
  switch (dice.roll(5)) {
    case 0:
      return table_command::MarkAbsent{any_role(dice), any_seat(dice), dice.roll(2) == 0};
    case 1:
      return table_command::RemoveChips{any_role(dice), any_seat(dice), amount};
    case 2:
      return Command(command::VoidRound{Role::director, VoidReason::impractical, false});
    default:
      return table_command::IssueChips{Role::director, any_seat(dice), amount};
  }
}

TableCommand of_the_players(const Table& table, Dice& dice) {
  const Chips amount = (dice.roll(80) + 1) * table.coming.chip;
  switch (dice.roll(13)) {
    case 0:
      return table_command::Want{anybody(dice), any_seat(dice), amount};
    case 1:
      return table_command::JoinList{anybody(dice)};
    case 2:
      return table_command::LeaveList{anybody(dice)};
    case 3:
      return table_command::ChangeSeat{any_seat(dice), any_seat(dice)};
    case 4:
      return table_command::Leave{any_seat(dice)};
    case 5:
      return table_command::SitOut{any_seat(dice)};
    case 6:
      return table_command::Post{any_seat(dice)};
    case 7:
      return table_command::TopUp{any_seat(dice), amount};
    case 8:
      return table_command::TakeOff{any_seat(dice), amount};
    case 9:
      return table_command::OverBlind{any_seat(dice), Chips(8 << dice.roll(2))};
    case 10:
      return table_command::GiveUp{anybody(dice), any_seat(dice)};
    case 11:
      return table_command::SitIn{any_seat(dice)};
    default:
      return table_command::Sit{anybody(dice), any_seat(dice), amount};
  }
}

TableCommand anything(const Table& table, Dice& dice) {
  if (table.game->table.tournament && dice.roll(12) == 0) return of_the_director(table, dice);
  const int what = dice.roll(20);
  if (what == 0) return of_the_staff(table, dice);
  if (what < 7) return of_the_players(table, dice);
  if (what == 7 && table.rounds > 0) return of_the_round_by_staff(table, dice);
  if (table.round.stage == Stage::ruling)
    return Command(command::Choose{Role::supervisor, static_cast<Ruling>(dice.roll(6))});
  if (!table.dealing || table.round.stage == Stage::misdealt)
    return table_command::StartRound{shuffled(table.coming.deck, dice),
                                     table.now_s + dice.roll(900)};
  if (table.round.stage == Stage::shuffling)
    return Command(command::Reshuffle{list_of(cards_to_shuffle(table.round))});
  return of_the_round(table, dice);
}

bool same_bytes(const Table& left, const Table& right) {
  return left.round.stake == right.round.stake && left.round.hands == right.round.hands &&
         left.marker == right.marker && left.rounds == right.rounds &&
         left.bought == right.bought && left.cashed == right.cashed &&
         left.commission == right.commission && left.time_charges == right.time_charges &&
         left.waiting == right.waiting && left.wishes == right.wishes &&
         std::memcmp(left.places.data(), right.places.data(), sizeof(left.places)) == 0;
}

// How many rounds of play were begun.
int live(const Game& game, std::uint64_t seed, int steps) {
  Dice dice{seed};
  const auto opened = open_table(game, with_cap(game, {}));
  REQUIRE(opened);
  Table table = *opened;
  Table replayed = *opened;
  int rounds = 0;
  for (int step = 0; step < steps; ++step) {
    TableEvents events;
    const TableCommand command = anything(table, dice);
    const Table before = table;
    const auto refused = play(table, command, events);
    if (refused) {
      REQUIRE(refused->rule != nullptr);
      CAPTURE(refused->rule->name);
      CAPTURE(game.key);
      // Only an unknown key, or a game without a book, is refused without a clause.
      REQUIRE((refused->clause || !game.documented || refused->rule->name == "no_such_setting"));
      REQUIRE(events.empty());
      REQUIRE(same_bytes(before, table));
      continue;
    }
    for (const TableEvent& event : events) apply(replayed, event);
    REQUIRE(same_bytes(table, replayed));
    REQUIRE(conserved(table));
    if (std::holds_alternative<table_command::StartRound>(command)) ++rounds;
  }
  return rounds;
}

}  // namespace

TEST_CASE(
    "H95-5.4 S05-4.3 RWS17-3.4 T01-4.5: whatever happens, chips are conserved and replay agrees") {
  std::uint64_t seed = 7;
  for (const Game* const game : all_games) {
    int rounds = 0;
    for (int table = 0; table < 10; ++table) rounds += live(*game, ++seed, 2000);
    // The odd table has determinations with which nobody can sit down.
    CHECK_MESSAGE(rounds > 100, game->key);
  }
}
