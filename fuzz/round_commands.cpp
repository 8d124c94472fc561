// Whatever bytes: a game, its settings, stakes and a shoe are made of them, then commands of every
// kind, staff's too. A refused command changes nothing; an accepted one is told in events that give
// the same state when they are applied again; chips are conserved, which apply() checks itself.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>

#include "base/check.h"
#include "rules/games.h"
#include "rules/play.h"
#include "rules/settings.h"

using namespace cardroom;

namespace {

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : rest_(data, size) {}
  bool empty() const { return rest_.empty(); }
  unsigned next() {
    if (rest_.empty()) return 0;
    const unsigned byte = rest_[0];
    rest_ = rest_.subspan(1);
    return byte;
  }
  unsigned below(unsigned end) { return next() % end; }
  // 0 … 65,535.
  std::int64_t amount() { return next() + 256 * static_cast<std::int64_t>(next()); }
  Seat seat() { return Seat(static_cast<int>(below(11))); }
  Card card() {
    const unsigned index = below(54);
    return index == 53 ? Card() : Card::from_index(static_cast<int>(index));
  }
  Role role() { return static_cast<Role>(below(role_count)); }

 private:
  std::span<const std::uint8_t> rest_;
};

constexpr std::string_view values[] = {
    "1",        "2",        "3",       "5",        "10",   "20",       "52",
    "48",       "32",       "on",      "off",      "A",    "C",        "fixed",
    "range",    "8",        "ante",    "blind",    "5/10", "half-pot", "full-pot",
    "straddle", "no-limit", "refused", "high-low", "low",  "B-20 b"};

Terms terms_from(Bytes& bytes) {
  const Game& game = *all_games[bytes.below(all_games.size())];
  Determinations determined;
  for (unsigned left = bytes.below(6); left > 0; --left) {
    Determinations more = determined;
    const auto& setting = setting_list()[bytes.below(static_cast<unsigned>(setting_list().size()))];
    if (determine(more, game, setting.word, values[bytes.below(std::size(values))]) &&
        make_terms(game, more))
      determined = more;
  }
  return *make_terms(game, determined);
}

CardList order_from(Bytes& bytes, CardSet cards) {
  CardList list = list_of(cards);
  for (std::size_t left = list.size(); left > 1; --left)
    std::swap(list[left - 1], list[bytes.next() % left]);
  return list;
}

Setup setup_from(Bytes& bytes, const Terms& terms) {
  Setup setup;
  const int players = 2 + static_cast<int>(bytes.below(static_cast<unsigned>(terms.seats - 1)));
  for (int seat = 1; seat <= players; ++seat) {
    setup.players.insert(Seat(seat));
    setup.stakes[Seat(seat).index()] = Chips(1 + bytes.amount() % 500);
  }
  setup.marker = Seat(1 + static_cast<int>(bytes.below(static_cast<unsigned>(players))));
  setup.shoe = Shoe::from_order(order_from(bytes, terms.deck.cards()));
  return setup;
}

Command staff_command(Bytes& bytes, const Terms& terms) {
  switch (bytes.below(9)) {
    case 0:
      return command::Redeal{order_from(bytes, terms.deck.cards())};
    case 1:
      return command::Choose{bytes.role(), static_cast<Ruling>(bytes.below(17))};
    case 2:
      return command::StartClock{bytes.role(), bytes.seat()};
    case 3:
      return command::StopClock{bytes.role()};
    case 4:
      return command::PassTime{bytes.amount()};
    case 5:
      return command::VoidRound{bytes.role(), static_cast<VoidReason>(bytes.below(3))};
    case 6:
      return command::VoidWager{bytes.role(), bytes.seat()};
    case 7:
      return command::PenaltyFold{bytes.role(), bytes.seat()};
    default:
      return command::Report{.by = bytes.role(),
                             .what = static_cast<Irregularity>(bytes.below(16)),
                             .seat = bytes.seat(),
                             .card = bytes.card(),
                             .seen = bytes.below(2) == 1,
                             .count = static_cast<std::uint8_t>(bytes.next())};
  }
}

Command command_from(Bytes& bytes, const Terms& terms, const Round& round) {
  const unsigned kind = bytes.below(32);
  const Seat seat = kind % 4 == 3 || round.turn.is_none() ? bytes.seat() : round.turn;
  const Legal& legal = round.legal;
  switch (kind) {
    case 0:
      return command::Fold{seat};
    case 1:
    case 2:
    case 3:
      return command::Check{seat};
    case 4:
      return command::Decline{seat};
    case 5:
    case 6:
    case 7:
    case 8:
      return command::Call{seat};
    case 9:
      return command::Bet{seat, legal.sizes.low};
    case 10:
    case 11:
      return command::Bet{seat, Chips(bytes.amount())};
    case 12:
      return command::RaiseTo{seat, legal.sizes.low};
    case 13:
    case 15:
      return command::RaiseTo{seat, Chips(bytes.amount())};
    case 14:
      return command::TapOut{seat};
    case 16:
      return command::Stand{seat};
    case 17:
      return command::Draw{seat,
                           CardSet::from_bits(bytes.next() | std::uint64_t{bytes.next()} << 20)};
    case 18:
      return command::Show{seat};
    case 19:
      return command::Muck{seat};
    case 20:
    case 21:
      return command::Reshuffle{order_from(bytes, cards_to_shuffle(round))};
    default:
      return kind < 26 ? staff_command(bytes, terms) : Command(command::Check{seat});
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const Terms terms = terms_from(bytes);
  const Setup setup = setup_from(bytes, terms);
  static const auto events = std::make_unique<Events>();
  events->clear();
  Round round = deal(terms, setup, *events);
  Round again = before_deal(terms, setup);
  for (const auto& event : *events) apply(terms, again, event);
  check(again == round, "the deal applied again gives the same state");
  for (int commands = 0; commands < 400 && !bytes.empty(); ++commands) {
    const Command command = command_from(bytes, terms, round);
    Round before;
    std::memcpy(static_cast<void*>(&before), &round, sizeof(Round));
    events->clear();
    if (const auto refused = play(terms, round, command, *events)) {
      check(refused->rule != nullptr && !refused->rule->name.empty(), "a refusal names its rule");
      check(events->empty() && std::memcmp(&before, &round, sizeof(Round)) == 0,
            "a refused command changes nothing");
      continue;
    }
    for (const auto& event : *events) apply(terms, again, event);
    check(again == round, "events applied again give the same state");
  }
  return 0;
}
