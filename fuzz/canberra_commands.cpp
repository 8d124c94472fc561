// For any commands to a table of Canberra Poker in any order: decide() answers with events that
// keep the books balanced, or with a rule and a clause, and it accepts what it offers.
#include <cstddef>
#include <cstdint>
#include <variant>

#include "base/check.h"
#include "canberra/table/apply.h"
#include "canberra/table/legal.h"
#include "canberra/table/play.h"
#include "canberra/table/view.h"

using namespace cardroom;
using namespace cardroom::canberra;

namespace {

// Reads values from the bytes; only zeros once they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}

  bool empty() const { return left_ == 0; }
  std::uint8_t byte() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  std::int64_t amount() {
    const int first = byte();
    return first < 200 ? first : (first - 228) * 1'000'003LL * byte();
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

void fill(Bytes& bytes, Seat& seat) { seat = Seat(bytes.byte() % 12); }
void fill(Bytes& bytes, Chips& chips) { chips = Chips(bytes.amount()); }
void fill(Bytes& bytes, Cents& cents) { cents = Cents(bytes.amount() * 100); }
void fill(Bytes& bytes, Role& role) { role = static_cast<Role>(bytes.byte() % role_count); }
void fill(Bytes& bytes, PlayerId& player) { player = PlayerId(bytes.byte() % 24U); }
void fill(Bytes& bytes, Clause& clause) {
  const std::size_t row = bytes.byte() * 256U + bytes.byte();
  clause = row < Clause::count() ? Clause::at(row) : Clause();
}
void fill(Bytes& bytes, int& number) { number = static_cast<int>(bytes.amount() % 100'000); }
void fill(Bytes& bytes, bool& flag) { flag = bytes.byte() % 2 == 1; }
void fill(Bytes& bytes, ShoeKind& kind) { kind = static_cast<ShoeKind>(bytes.byte() % 2); }
void fill(Bytes& bytes, Pad& pad) { pad = static_cast<Pad>(bytes.byte() % 2); }
void fill(Bytes& bytes, Extent& extent) { extent = static_cast<Extent>(bytes.byte() % 2); }
void fill(Bytes& bytes, VoidReason& why) { why = static_cast<VoidReason>(bytes.byte() % 7); }
void fill(Bytes& bytes, FixedList<Card, 5>& cards) {
  for (int card = bytes.byte() % 6; card > 0; --card)
    cards.push_back(Card::from_index(bytes.byte() % 53));
}
void fill(Bytes& bytes, Shoe& shoe) {
  CardList first;
  CardSet taken;
  for (int card = bytes.byte() % 53; card > 0; --card) {
    const Card next = Card::from_index(bytes.byte() % 53);
    if (taken.contains(next)) continue;
    taken.insert(next);
    first.push_back(next);
  }
  const bool joker = taken.contains(Card::joker());
  shoe = Shoe::starting_with(first, *Deck::of(52, joker));
}

template <std::size_t at = 0>
Command command_of(Bytes& bytes, std::size_t which) {
  if constexpr (at + 1 < std::variant_size_v<Command>)
    if (which != at) return command_of<at + 1>(bytes, which);
  std::variant_alternative_t<at, Command> command;
  decltype(command)::fields(command, [&](std::string_view, auto& field) { fill(bytes, field); });
  return command;
}

void check_offers(const State& state, Seat seat) {
  const Legal offered = legal(state, seat);
  check(offered.fold == static_cast<bool>(decide(state, command::Fold{seat})), "fold differs");
  check(offered.jackpot == static_cast<bool>(decide(state, command::PlaceJackpot{seat})),
        "jackpot differs");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  Settings settings;
  settings.boxes = static_cast<std::uint8_t>(1 + bytes.byte() % 9);
  settings.shoe = static_cast<ShoeKind>(bytes.byte() % 2);
  const std::uint8_t kinds = bytes.byte();
  settings.declaration = static_cast<Declaration>(kinds % 2);
  if (kinds / 2 % 2 == 1) {
    settings.known = CardsKnown::told;
    settings.declaration = Declaration::manual;
  }
  settings.distribution = bytes.byte() * 39;
  settings.jackpot_pool = Cents(bytes.byte() * 10'007);
  settings.seed = Cents(bytes.byte() * 5'003);
  check(static_cast<bool>(validate(settings)), "settings of the fuzzer are valid");
  State state = make_table(settings);
  while (!bytes.empty()) {
    const auto outcome =
        decide(state, command_of(bytes, bytes.byte() % std::variant_size_v<Command>));
    if (!outcome) {
      check(outcome.error().rule != nullptr && outcome.error().clause.prefix() == "CP17",
            "a refusal names its rule and clause");
      continue;
    }
    for (const Event& event : *outcome) apply(state, event);
    check_offers(state, Seat(1));
    check(view_for(state, {}).meter == meter(state.jackpot), "the meter is shown");
  }
  return 0;
}
