// Pairs: who played with whom, and what went between them. Several figures together are what an
// inspector looks for: chips that always go one way, folds to one player only, raises that drive
// others out, one address.
#pragma once

#include <cstdint>
#include <map>
#include <utility>

#include "room/archive/inquiry.h"
#include "room/archive/shelf.h"
#include "room/desk/accounts.h"
#include "room/messages/replies.h"

namespace cardroom::room {

// The lower number first.
using PlayerPair = std::pair<PlayerId, PlayerId>;

class PairFigures {
 public:
  // The pairs of a round; of one player only, where one is given.
  void add(const PlayedOnShelf& played, PlayerId with);
  // The largest flow first, from where the page before ended. House bots are left out.
  outgoing::Pairs page(const Inquiry& asked, const Accounts& accounts) const;

 private:
  struct Sums {
    std::uint64_t rounds = 0;
    Cents flow;
    Against first;
    Against second;
  };
  std::map<PlayerPair, Sums> pairs_;
};

// What a round adds to the figures of a pair.
outgoing::PairRound pair_round(std::uint32_t table, const PlayedOnShelf& played,
                               const PlayerPair& pair);

}  // namespace cardroom::room
