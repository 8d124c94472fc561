// PrivateTable: what a table has that a player opened for friends: its host, its link, who came by
// the link, and the chips that the host gave them.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "base/money.h"
#include "base/player.h"
#include "records/records.h"
#include "store/hash.h"

namespace cardroom::room {

struct PrivateTable {
  PlayerId host;
  std::string address;              // Where the host opened it.
  store::Hash link{};               // Of the secret in the link.
  Cents welcome;                    // Everybody who comes gets so much.
  std::set<PlayerId> guests;        // Whoever came by the link; the host is one of them.
  std::set<PlayerId> sent_away;     // By the host: the link is not good for them any more.
  std::map<PlayerId, Cents> given;  // All that each was given.
  bool ending = false;              // It ends with the round of play.
  std::int64_t used_ms = 0;         // When somebody was last there. A restart begins anew.

  bool admits(PlayerId player) const { return guests.contains(player); }
};

void apply_to(PrivateTable& table, const records::PrivateOpened& opened);
void apply_to(PrivateTable& table, const records::LinkMade& made);
void apply_to(PrivateTable& table, const records::GuestCame& came);
void apply_to(PrivateTable& table, const records::GuestSentAway& gone);
void apply_to(PrivateTable& table, const records::ChipsGiven& given);
void apply_to(PrivateTable& table, const records::PrivateEnding& ending);

}  // namespace cardroom::room
