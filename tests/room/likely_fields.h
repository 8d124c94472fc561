// A command of a tournament with values in its fields that could be meant: players who are known,
// small tables and seats, amounts in round figures. Most of them are wrong just then.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "base/chance.h"
#include "base/fixed_list.h"
#include "base/money.h"
#include "base/player.h"
#include "base/seat.h"
#include "base/short_text.h"
#include "cards/card.h"
#include "codec/enum_values.h"
#include "rulebook/clause.h"
#include "rulebook/role.h"

namespace cardroom::room {

class LikelyFields {
 public:
  LikelyFields(std::uint64_t seed, std::vector<PlayerId> players)
      : chance_(seed), players_(std::move(players)) {}

  Chance& chance() { return chance_; }

  // Any of the commands, each as often.
  template <class Command>
  Command some() {
    Command command;
    const std::size_t wanted = chance_.below(std::variant_size_v<Command>);
    choose<Command>(command, wanted, std::make_index_sequence<std::variant_size_v<Command>>());
    return command;
  }
  template <class Asked>
  void fill_all(Asked& asked) {
    Asked::fields(asked, [this](std::string_view, auto& field) { fill(field); });
  }

 private:
  template <class Command, std::size_t... At>
  void choose(Command& command, std::size_t wanted, std::index_sequence<At...>) {
    (choose_one<At>(command, wanted), ...);
  }
  template <std::size_t At, class Command>
  void choose_one(Command& command, std::size_t wanted) {
    if (At != wanted) return;
    std::variant_alternative_t<At, Command> asked{};
    fill_all(asked);
    command = asked;
  }

  void fill(Role&) {}  // Whoever sends it.
  void fill(PlayerId& player) {
    if (!players_.empty() && chance_.below(10) != 0)
      player = players_[chance_.below(static_cast<std::uint32_t>(players_.size()))];
  }
  void fill(Seat& seat) { seat = Seat(static_cast<int>(chance_.below(11))); }
  void fill(Card& card) { card = Card::from_index(static_cast<int>(chance_.below(53))); }
  void fill(bool& value) { value = chance_.below(2) == 0; }
  void fill(Clause& clause) {
    clause = Clause::at(chance_.below(static_cast<std::uint32_t>(Clause::count())));
  }
  template <class Kind>
  void fill(Amount<Kind>& amount) {
    constexpr std::int64_t likely[] = {0, -25, 5, 25, 100, 500, 1000, 1025, 2000, 4000, 1'000'000};
    amount = Amount<Kind>(likely[chance_.below(std::size(likely))]);
  }
  template <std::size_t N>
  void fill(TextOf<N>& text) {
    constexpr std::string_view likely[] = {"", "late", "level", "seats", "fee", "9", "0-20 25/50"};
    text = *TextOf<N>::from(likely[chance_.below(std::size(likely))]);
  }
  template <class T>
  requires(std::is_integral_v<T>) void fill(T& number) {
    constexpr std::int64_t likely[] = {0, 1, 1, 2, 3, 4, 60, 255};
    number = static_cast<T>(likely[chance_.below(std::size(likely))]);
  }
  template <class T>
  requires(std::is_enum_v<T>) void fill(T& value) {
    value = static_cast<T>(chance_.below(codec::values_of<T>));
  }
  template <class T, std::size_t N>
  void fill(FixedList<T, N>& list) {
    const std::uint32_t most = std::min<std::uint32_t>(N, 4);
    for (std::uint32_t left = chance_.below(most); left > 0; --left) fill(list.extend());
  }
  template <class T>
  void fill(std::vector<T>& list) {
    list.resize(chance_.below(4));
    for (T& item : list) fill(item);
  }
  template <class T, std::size_t N>
  void fill(std::array<T, N>& list) {
    for (T& item : list) fill(item);
  }

  Chance chance_;
  std::vector<PlayerId> players_;
};

}  // namespace cardroom::room
