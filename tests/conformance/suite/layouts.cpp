#include "conformance/suite/layouts.h"

#include <memory>
#include <string>

#include "base/overloaded.h"
#include "codec/json_text.h"
#include "conformance/suite/broken.h"
#include "conformance/suite/cards_within.h"
#include "rules/round/event_words.h"

namespace cardroom::conformance {

namespace {

// What a viewer was told, command by command.
struct Told {
  std::vector<std::string> lines;
  CardSet seen;
  bool showdown = false;
};

template <class T>
void tell(const T& value, Told& told) {
  told.lines.push_back(codec::to_text(value));
  collect_cards(value, told.seen);
}

bool opens_showdown(const TableEvent& event) {
  const auto* const of_round = std::get_if<Event>(&event);
  return of_round != nullptr && std::holds_alternative<event::ShowdownOpened>(*of_round);
}

Told play_again(Table table, const std::vector<TableCommand>& played, Viewer viewer) {
  const auto events = std::make_unique<TableEvents>();
  Told told;
  for (const auto& command : played) {
    events->clear();
    if (play(table, command, *events)) throw Broken("what was accepted once is refused");
    for (const auto& event : *events) {
      if (opens_showdown(event)) {
        told.showdown = true;
        return told;
      }
      tell(seen_by(event, viewer), told);
    }
    tell(view_for(table, viewer), told);
  }
  return told;
}

CardMap other_cards(CardSet hidden, Random& random) {
  CardMap map;
  for (int index = 0; index < 53; ++index)
    map[static_cast<std::size_t>(index)] = Card::from_index(index);
  const CardList others = random.order(hidden);
  std::size_t at = 0;
  for (const Card card : hidden) map[static_cast<std::size_t>(card.index())] = others[at++];
  return map;
}

// Cards drawn for a seat do not belong to the round of play.
void replace_in(TableCommand& command, const CardMap& map) {
  std::visit(overloaded{[&](Command& of_round) {
                          std::visit([&](auto& asked) { replace_cards(asked, map); }, of_round);
                        },
                        [&](table_command::StartRound& start) { replace_cards(start, map); },
                        [&](table_command::ShareInformation& share) { replace_cards(share, map); },
                        [](auto&) {}},
             command);
}

}  // namespace

void check_layouts(const Table& before, const std::vector<TableCommand>& played, Viewer viewer,
                   Random& random) {
  const Told told = play_again(before, played, viewer);
  const CardMap map = other_cards(before.coming.deck.cards() - told.seen, random);
  std::vector<TableCommand> replaced = played;
  for (auto& command : replaced) replace_in(command, map);
  const Told other = play_again(before, replaced, viewer);
  expect(told.showdown == other.showdown, "hidden cards decide whether there is a showdown");
  expect(told.lines.size() == other.lines.size(), "hidden cards decide how much is told");
  for (std::size_t at = 0; at < told.lines.size(); ++at)
    if (told.lines[at] != other.lines[at])
      throw Broken("what is told depends on hidden cards:\n" + told.lines[at] + "\n" +
                   other.lines[at]);
}

}  // namespace cardroom::conformance
