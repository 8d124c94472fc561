// RoundTeller: plays a table's records again and hands over rounds of it as hand histories have
// them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <set>

#include "history/played.h"
#include "records/records.h"
#include "room/game/table.h"
#include "store/journal.h"

namespace cardroom::room {

class RoundTeller {
 public:
  using Take = std::function<void(std::uint64_t round, const history::Played& played)>;
  RoundTeller(std::unique_ptr<GameTable> game, std::set<std::uint64_t> wanted,
              const Accounts& accounts, Take take)
      : game_(std::move(game)),
        wanted_(std::move(wanted)),
        accounts_(accounts),
        take_(std::move(take)) {}

  store::Reading read(const records::TableRecord& record);
  void finish();  // After the last record.

 private:
  std::unique_ptr<GameTable> game_;
  std::set<std::uint64_t> wanted_;
  const Accounts& accounts_;
  Take take_;
  history::Played played_;
};

}  // namespace cardroom::room
