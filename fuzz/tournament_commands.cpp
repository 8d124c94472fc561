// For any bytes: they choose a format and commands of every kind. A refused command changes nothing
// and names its rule; the events of an accepted one give the same state when they are applied
// again; chips are conserved, which play() itself checks.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/check.h"
#include "tournament/format/formats.h"
#include "tournament/format/settings.h"
#include "tournament/play.h"
#include "tournament/view.h"

using namespace cardroom;
using namespace cardroom::tournament;

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

 private:
  std::span<const std::uint8_t> rest_;
};

void fill(Bytes& bytes, bool& value) { value = bytes.next() % 2 != 0; }
void fill(Bytes& bytes, std::uint16_t& value) {
  value = static_cast<std::uint16_t>(bytes.next() % 5);
}
void fill(Bytes& bytes, std::uint32_t& value) { value = bytes.next() % 14; }
void fill(Bytes& bytes, std::int32_t& value) { value = static_cast<int>(bytes.next()) - 5; }
// Time advances from the state's time in steps of up to half an hour.
void fill(Bytes& bytes, std::int64_t& value) { value = 7 * static_cast<int>(bytes.next()); }
void fill(Bytes& bytes, Chips& value) { value = Chips(25 * (static_cast<int>(bytes.next()) - 4)); }
void fill(Bytes& bytes, PlayerId& value) { value = PlayerId(bytes.next() % 14); }
void fill(Bytes& bytes, Seat& value) { value = Seat(static_cast<int>(bytes.next() % 11)); }
void fill(Bytes& bytes, Card& value) {
  value = Card::from_index(static_cast<int>(bytes.next() % 53));
}
void fill(Bytes& bytes, Role& value) { value = static_cast<Role>(bytes.next() % role_count); }
void fill(Bytes& bytes, TournamentStage& value) {
  value = static_cast<TournamentStage>(bytes.next() % 3);
}
void fill(Bytes& bytes, Cause& value) { value = static_cast<Cause>(bytes.next() % 3); }
void fill(Bytes& bytes, Wagers& value) { value = static_cast<Wagers>(bytes.next() % 2); }
void fill(Bytes& bytes, Stacks& value) { value = static_cast<Stacks>(bytes.next() % 2); }
void fill(Bytes& bytes, DealKind& value) { value = static_cast<DealKind>(bytes.next() % 3); }
void fill(Bytes& bytes, Clause& value) { value = Clause::at(bytes.next() * 5U); }
void fill(Bytes& bytes, ShortText& value) {
  value = *ShortText::from(setting_list()[bytes.next() % setting_list().size()].key);
}
void fill(Bytes& bytes, Note& value) {
  constexpr std::string_view notes[] = {"yes",     "no",   "100", "2-12",         "0-10 5/10",
                                        "counted", "2000", "",    "30 below 900", "5 at 1"};
  value = *Note::from(notes[bytes.next() % std::size(notes)]);
}
template <class T, std::size_t N>
void fill(Bytes& bytes, std::array<T, N>& list) {
  for (T& one : list) fill(bytes, one);
}
template <class List>
void fill_list(Bytes& bytes, List& list) {
  for (unsigned left = bytes.next() % 11; left > 0; --left) {
    typename List::value_type one{};
    fill(bytes, one);
    list.push_back(one);
  }
}
template <class T, std::size_t N>
void fill(Bytes& bytes, FixedList<T, N>& list) {
  fill_list(bytes, list);
}
template <class T>
void fill(Bytes& bytes, std::vector<T>& list) {
  fill_list(bytes, list);
}

template <std::size_t at = 0>
Command command_of(Bytes& bytes, std::size_t which) {
  if constexpr (at + 1 < std::variant_size_v<Command>)
    if (which != at) return command_of<at + 1>(bytes, which);
  std::variant_alternative_t<at, Command> command{};
  decltype(command)::fields(command, [&](std::string_view, auto& field) { fill(bytes, field); });
  return command;
}

// Entries and the ballot are complete, so that play is reached often.
void open(Tournament& state, Bytes& bytes) {
  Events events;
  (void)play(state, command::Nominate{*ShortText::from("Dee")}, events);
  (void)play(state, command::Approve{*Note::from("1")}, events);
  command::Ballot ballot;
  for (std::uint32_t player = 1; player <= 10 + bytes.next() % 3; ++player) {
    (void)play(state, command::Enter{PlayerId(player)}, events);
    if (find_entry(state, PlayerId(player)) != nullptr) ballot.drawn.push_back(PlayerId(player));
  }
  (void)play(state, ballot, events);
  (void)play(state, command::Start{}, events);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  const auto state = std::make_unique<Tournament>(
      make_tournament(*all_formats[bytes.next() % all_formats.size()]));
  if (bytes.next() % 8 != 0) open(*state, bytes);
  const auto again = std::make_unique<Tournament>(*state);
  while (!bytes.empty()) {
    Command command = command_of(bytes, bytes.next() % std::variant_size_v<Command>);
    if (auto* passed = std::get_if<command::PassTime>(&command)) passed->now_s += state->now_s;
    Events events;
    const Chips before = chips_in_play(*state);
    if (const auto refusal = play(*state, command, events)) {
      check(refusal->rule != nullptr && events.empty(),
            "a refusal names its rule and does nothing");
      check(chips_in_play(*state) == before, "a refusal moves no chips");
      continue;
    }
    for (const Event& event : events) apply(*again, event);
    check(chips_in_play(*again) == chips_in_play(*state), "the replay has the same chips");
    check(players_left(*again) == players_left(*state), "the replay has the same players");
    check(view_of(*state).clock_s == view_of(*again).clock_s, "the replay has the same clock");
  }
  return 0;
}
