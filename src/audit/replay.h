// What replays share: the commands of a journal are played again by the rules. The recorded events
// must be those that the rules give. Where they differ, the replay goes on from what was recorded,
// as far as it can.
#pragma once

#include <boost/json/array.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "audit/finding.h"
#include "audit/keys.h"
#include "audit/record.h"
#include "base/money.h"
#include "base/seat.h"

namespace cardroom::audit {

using Settings = records::SettingList;

// What a step of a replay found.
struct Complaints {
  std::vector<std::pair<Subject, std::string>> list;
  void add(Subject subject, std::string what) {
    if (!what.empty()) list.emplace_back(subject, std::move(what));
  }
};

// What the ledger must say about a table.
struct TableMoney {
  Cents at_table;    // Stakes, wagers and pots.
  Cents commission;  // Taken so far.
  Cents house;       // Won by the bank so far; below zero if it lost.
  Cents jackpot;     // What went to the pools so far, less what came from them.
  Cents reserve;
};

// The first event that differs, in words; empty if all agree.
std::string difference(const json::array& recorded, const json::array& expected);

// Checks that the sender of a command was allowed to give it: nobody takes another's role or claims
// to be another player. The room itself acts for all. Empty if nothing is wrong.
std::string wrong_role(const CommandRecord& record);
// The seat of a command that a player gives, where it names no player.
std::optional<Seat> seat_acted_in(const CommandRecord& record);

}  // namespace cardroom::audit
