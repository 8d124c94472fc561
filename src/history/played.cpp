#include "history/played.h"

#include <boost/json/array.hpp>

#include "codec/from_json.h"
#include "codec/json_text.h"
#include "history/replay.h"
#include "rules/round/event_words.h"

namespace cardroom::history {

Chips other_rake(const ToldHand& told, int places, const Round& round) {
  if (told.pots.empty()) return Chips(0);
  Chips rake;
  for (const auto& pot : told.pots) rake += units(pot.rake, places) + units(pot.jackpot, places);
  return rake - round.house;
}

std::string commands_text(const std::vector<Command>& commands) { return codec::to_text(commands); }

Result<std::vector<Command>, Unplayable> parse_commands(std::string_view text) {
  const Unplayable wrong{"the commands of the hand cannot be read"};
  const auto value = codec::parse_json(text);
  if (!value || !value->is_array()) return wrong;
  std::vector<Command> commands;
  for (const auto& one : value->as_array()) {
    const auto command = codec::from_json<Command>(one);
    if (!command) return wrong;
    commands.push_back(*command);
  }
  return commands;
}

namespace {

Played played_from(const Book& book, const Terms& terms, const Setup& setup,
                   const HandReplayer& replayer) {
  Played played;
  played.book = book;
  played.terms = terms;
  played.setup = setup;
  played.commands = replayer.commands();
  played.events = replayer.events();
  played.round = replayer.round();
  return played;
}

// Winnings that are less than the pots: the house took the rest. Some files count an uncalled wager
// that went back among them. Nothing if they cannot be meant that way.
std::vector<ToldPot> raked_winnings(const ToldHand& told, const Plan& plan,
                                    const HandReplayer& replayer) {
  if (told.winnings.size() != told.players.size()) return {};
  const Round& round = replayer.round();
  for (const bool with_returned : {false, true}) {
    Chips pot;
    Chips rake;
    ToldPot told_pot;
    bool fits = true;
    for (std::size_t at = 0; at < told.players.size(); ++at) {
      const std::size_t seat = plan.seats[at].index();
      const Chips back = with_returned ? replayer.returned()[seat] : Chips(0);
      const Chips got = round.won[seat];
      const Chips wanted = units(told.winnings[at], plan.places) - back;
      fits =
          fits && wanted >= Chips(0) && wanted <= got && (wanted == Chips(0)) == (got == Chips(0));
      pot += got;
      rake += got - wanted;
      if (wanted > Chips(0))
        told_pot.wins.push_back(
            {static_cast<std::uint8_t>(at), decimal_of(wanted.count(), plan.places)});
    }
    if (!fits || rake == Chips(0)) continue;
    told_pot.amount = decimal_of(pot.count(), plan.places);
    told_pot.rake = decimal_of(rake.count(), plan.places);
    return {told_pot};
  }
  return {};
}

// Who won, by the order in which a hand is written: whoever is first in the round comes first. A
// file may list its players from another one.
void order_wins(const ToldHand& told, const Plan& plan, Played& played) {
  std::array<std::uint8_t, seats_max> place{};
  std::uint8_t next = 0;
  clockwise_from(played.round.dealt, played.round.first,
                 [&](Seat seat) { place[seat.index()] = next++; });
  for (auto& pot : played.raked)
    for (auto& win : pot.wins)
      if (win.player < told.players.size()) win.player = place[plan.seats[win.player].index()];
}

}  // namespace

Result<Played, Unplayable> play_record(const RoundRecord& record, Books& books) {
  const auto terms = books.terms_of(record.book);
  if (!terms) return terms.error();
  HandReplayer replayer;
  replayer.keep_record();
  if (!replayer.play(**terms, record.setup, record.commands)) return Unplayable{replayer.trouble()};
  Played played = played_from(record.book, **terms, record.setup, replayer);
  played.names = record.names;
  played.places = record.places;
  return played;
}

Result<Played, Unplayable> play_told(const ToldHand& told, const Wanted& wanted, Books& books) {
  Plan plan;
  if (const auto planned = make_plan(told, wanted, books, plan); !planned) return planned.error();
  HandReplayer replayer;
  replayer.keep_record();
  if (!replayer.play(told, plan)) return Unplayable{replayer.trouble()};
  Played played = played_from(plan.book, *plan.terms, plan.setup, replayer);
  played.places = plan.places;
  for (std::size_t at = 0; at < told.players.size(); ++at)
    played.names[plan.seats[at].index()] =
        told.players[at].name.empty() ? "p" + std::to_string(at + 1) : told.players[at].name;
  played.heading = told.heading;
  played.id = told.id;
  played.foreign = told.foreign;
  played.invented = plan.invented;
  if (other_rake(told, plan.places, played.round) != Chips(0))
    played.raked = told.pots;
  else if (told.pots.empty())
    played.raked = raked_winnings(told, plan, replayer);
  order_wins(told, plan, played);
  return played;
}

namespace {

std::string text_of(const std::vector<Event>& events) {
  std::string text;
  for (const auto& event : events) text += codec::to_text(event) + "\n";
  return text;
}

}  // namespace

bool same_round(const Played& left, const Played& right) {
  return left.book.game == right.book.game && left.places == right.places &&
         left.names == right.names && left.raked == right.raked && left.id == right.id &&
         left.round == right.round && left.setup.marker == right.setup.marker &&
         text_of(left.events) == text_of(right.events);
}

}  // namespace cardroom::history
