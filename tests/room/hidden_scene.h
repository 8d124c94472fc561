// A table of four players with everybody who may look on, and an order of the cards that is set:
// what the tests of hidden cards compare.
#pragma once

#include "canberra/table/view.h"
#include "codec/json_text.h"
#include "in_room.h"
#include "memory_asked_for.h"
#include "room/canberra/table.h"
#include "room/poker/snapshot.h"
#include "room/poker/table.h"
#include "rules/table/known.h"

namespace cardroom::room {

inline constexpr int players_seated = 4;
inline constexpr int spectator = players_seated;
inline constexpr Role staff_roles[] = {Role::dealer, Role::supervisor, Role::operator_,
                                       Role::director, Role::inspector};
inline constexpr int people = players_seated + 1 + static_cast<int>(std::size(staff_roles));

// What was sent and by whom; -1 lets time pass.
struct Sent {
  int by = -1;
  std::string text;
};

struct WatchedScene {
  WatchedScene(const std::string& rulebook, const CardList& order, std::int64_t stake_in) {
    RoomOptions options;
    options.shuffle = [this, order](CardSet cards, const Seed& seed, ShuffleId id) {
      ++shuffles;
      if (id.number > 0) return shuffle(cards, seed, id);
      return Shuffled{Shoe::from_order(order), 26};
    };
    in = std::make_unique<InRoom>(options);
    in->keeps = false;
    table = in->open(rulebook);
    const std::string at = R"(,"table":)" + std::to_string(table);
    for (int one = 0; one < people; ++one) {
      connections[one] = come_in(one);
      // Some are told of changes, some are sent the whole state.
      in->put(connections[one],
              R"({"type":"watch")" + at + (one % 2 == 0 ? R"(,"changes":true})" : "}"));
    }
    const std::string stake = rulebook == "canberra-2017" ? "stake_cents" : "stake";
    for (int seat = 0; seat < players_seated; ++seat) {
      const auto sat = in->put(connections[seat], R"({"type":"sit")" + at + R"(,"seat":)" +
                                                      std::to_string(seat + 1) + ",\"" + stake +
                                                      "\":" + std::to_string(stake_in) + "}");
      REQUIRE_MESSAGE(text_in(sat, "type") == "done", boost::json::serialize(sat));
    }
  }
  ConnectionId come_in(int one) {
    if (one > spectator) return in->staff(staff_roles[one - spectator - 1]);
    return in->connect(one < players_seated ? in->guest("p" + std::to_string(one)) : PlayerId());
  }
  // The work it took.
  std::uint64_t send(const Sent& one) {
    const std::uint64_t before = memory_asked_for();
    Effects effects;
    if (one.by < 0)
      in->pass(20'000);
    else
      in->room->receive(connections[one.by], one.text, in->now_ms, effects);
    const std::uint64_t work = memory_asked_for() - before;
    in->flush(effects);
    return one.by < 0 ? 0 : work;
  }
  std::string known(int one) const {
    const Seat seat = one < players_seated ? seat_at(static_cast<unsigned>(one)) : Seat::none();
    if (const auto* const poker = dynamic_cast<const PokerTable*>(&game()))
      return snapshot_of(
          known_to(poker->table(), one < players_seated ? Viewer::at(seat) : Viewer::dealer()));
    return codec::to_text(canberra::known_to(dynamic_cast<const CanberraTable&>(game()).state(),
                                             canberra::Viewer{seat}));
  }
  const GameTable& game() const { return *in->room->tables().at(table).game; }

  int shuffles = 0;
  std::unique_ptr<InRoom> in;
  std::uint32_t table = 0;
  ConnectionId connections[people]{};
};

inline std::string command_text(int number, std::uint32_t table, const std::string& rest) {
  return R"({"id":"x)" + std::to_string(number) + R"(","table":)" + std::to_string(table) + "," +
         rest + "}";
}

}  // namespace cardroom::room
