#include "audit/canberra_replay.h"

#include "audit/hosted_replay.h"
#include "canberra/game/determine.h"
#include "canberra/table/apply.h"
#include "canberra/table/commands.h"
#include "canberra/table/enum_words.h"
#include "canberra/table/events.h"
#include "canberra/table/play.h"
#include "codec/from_json.h"
#include "codec/json.h"
#include "words/refusal.h"

namespace cardroom::audit {

namespace {

json::array in_json(const canberra::Events& events) { return codec::to_json(events).as_array(); }

}  // namespace

Result<CanberraReplay, std::string> CanberraReplay::open(const records::TableOpened& opened) {
  canberra::Determined determined;
  for (const auto& [key, value] : opened.settings)
    if (const auto made = canberra::determine(determined, key, value); !made)
      return say(made.error());
  const canberra::Settings resolved = canberra::resolve(determined);
  if (const auto valid = canberra::validate(resolved); !valid) return say(valid.error());
  const bool hosted = opened.hosted.value_or(false);
  return CanberraReplay(hosted ? canberra::hosted(resolved) : resolved, !opened.tournament);
}

void CanberraReplay::check_asker(const CommandRecord& record, Complaints& complaints) const {
  complaints.add(Subject::rules, wrong_role(record));
  const auto seat = seat_acted_in(record);
  if (!seat || seat->number() > canberra::boxes_max) return;
  if (record.player != state_.box(*seat).player)
    complaints.add(Subject::rules, "player " + std::to_string(record.player.number()) +
                                       " acts in box " + std::to_string(seat->number()) +
                                       ", which is not theirs");
}

void CanberraReplay::step_hosted(const CommandRecord& record, CheckedKeys& keys,
                                 Complaints& complaints) {
  const auto command = codec::from_json<canberra::HostedCanberraCommand>(record.command);
  if (!command)
    return complaints.add(Subject::record,
                          "the command cannot be read: " + to_string(command.error()));
  check_asker(record, complaints);
  complaints.add(Subject::shuffle, check_laid(std::get_if<hosted_command::LayCards>(&*command),
                                              record, Deck::full().cards(), keys));
  canberra::HostedCanberraEvents events;
  if (const auto refused = canberra::play(told_, *command, events))
    return complaints.add(Subject::rules, "the rules refuse this command: " + say_cited(*refused));
  complaints.add(Subject::rules, difference(record.events, codec::to_json(events).as_array()));
  for (const canberra::HostedCanberraEvent& event : events) {
    const auto* const one = std::get_if<canberra::Event>(&event);
    if (one != nullptr && std::holds_alternative<canberra::event::DealerDealt>(*one)) ++dealt_;
  }
  state_ = told_.now;
  canberra::check_books(state_);
}

void CanberraReplay::step(const CommandRecord& record, CheckedKeys& keys, Complaints& complaints) {
  if (is_hosted()) return step_hosted(record, keys, complaints);
  const auto command = codec::from_json<canberra::Command>(record.command);
  if (!command) {
    complaints.add(Subject::record, "the command cannot be read: " + to_string(command.error()));
    return go_on_from(record, complaints);
  }
  check_asker(record, complaints);
  if (const auto* const deal = std::get_if<canberra::command::Deal>(&*command)) {
    complaints.add(Subject::shuffle,
                   record.shuffle
                       ? keys.brought(*record.shuffle, Deck::full().cards(), deal->shoe.rest(),
                                      deal->lifted, CheckedKeys::Deals::round)
                       : "nothing says where the order of the cards comes from");
  } else if (record.shuffle) {
    complaints.add(Subject::shuffle, "a shuffle is recorded where none is used");
  }
  const auto events = canberra::decide(state_, *command);
  if (!events) {
    complaints.add(Subject::rules, "the rules refuse this command: " + say_cited(events.error()));
    return go_on_from(record, complaints);
  }
  complaints.add(Subject::rules, difference(record.events, in_json(*events)));
  go_on_from(record, complaints);
}

void CanberraReplay::go_on_from(const CommandRecord& record, Complaints& complaints) {
  for (const json::value& one : record.events) {
    const auto event = codec::from_json<canberra::Event>(one);
    if (!event)
      return complaints.add(Subject::record,
                            "an event cannot be read: " + to_string(event.error()));
    if (std::holds_alternative<canberra::event::DealerDealt>(*event)) ++dealt_;
    canberra::apply(state_, *event);
  }
  canberra::check_books(state_);
}

TableMoney CanberraReplay::money() const {
  // CP17-17.3(a)(vii): at a tournament's table, jackpot wagers alone can be money.
  const bool beside = state_.settings.jackpot == canberra::JackpotWagers::beside_chips;
  if (!is_money_ && !beside) return {};
  Cents at_table;
  if (is_money_)
    for (const Cents amount : state_.money) at_table += amount;
  const auto pools = [](const canberra::State& state) {
    return canberra::whole_cents(state.jackpot.pool + state.jackpot.reserve);
  };
  const Cents jackpot = canberra::meter(state_.jackpot) - canberra::meter(opened_.jackpot);
  return {.at_table = at_table,
          .commission = {},
          .house = (is_money_ ? state_.house : Cents(0)) - state_.jackpot.house,
          .jackpot = jackpot,
          .reserve = pools(state_) - pools(opened_) - jackpot};
}

}  // namespace cardroom::audit
