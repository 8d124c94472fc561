// A room as small as possible, which writes what docs/records.md says: one table, a cage, house
// bots that play. An audit must find no fault in what it writes. Tests then tamper with it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/chance.h"
#include "cage/ledger.h"
#include "canberra/table/commands.h"
#include "canberra/table/events.h"
#include "canberra/table/state.h"
#include "cards/shuffle.h"
#include "rules/table/table.h"
#include "store/memory_journal.h"

namespace cardroom::audit::test {

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != text.npos;
}

using Settings = std::vector<std::pair<std::string, std::string>>;

// One record as it will be appended.
struct Line {
  std::string stream;
  std::string bytes;
};
// The batches of a journal; a test may tamper with them before they are chained and signed.
using Story = std::vector<std::vector<Line>>;

class SmallRoom {
 public:
  SmallRoom(std::uint32_t table, std::uint64_t chance) : table_(table), chance_(chance) {}

  void play_poker(std::string_view rulebook, const Settings& settings, int rounds);
  void play_canberra(const Settings& settings, int rounds);

  Story story;
  std::vector<Card> set;  // Cards set by hand, to leave every shoe of a whole deck first.

 private:
  struct Shuffled {
    CardList order;
    int lifted = 0;
    std::string record;
  };
  void open(std::string_view rulebook, const Settings& settings);
  void draw_key(std::uint64_t round);
  void mix_in(std::string_view bytes);
  Shuffled shuffled(CardSet cards);
  void move_money(const cage::Command& command);
  void record(PlayerId player, std::string_view role, const std::string& command,
              const std::string& events, const std::string& shuffle);
  void end_batch();

  void put(const TableCommand& command, PlayerId player, const std::string& shuffle = {});
  bool put_house(const canberra::Command& command, PlayerId player,
                 const std::string& shuffle = {});
  void canberra_round(int number);
  void poker_round();

  std::uint32_t table_;
  Chance chance_;
  std::vector<Line> batch_;
  cage::Ledger ledger_;
  std::uint64_t round_ = 0;
  Seed key_{};
  std::vector<std::string> entropy_;
  std::uint64_t dealt_ = 0;
  Seed seed_{};
  std::uint32_t shuffles_ = 0;
  Table poker_;
  canberra::State house_;
};

// Chains and signs a story, as somebody with the key could do to pass it off as a journal.
std::unique_ptr<store::MemoryJournal> journal_of(const Story& story);

}  // namespace cardroom::audit::test
