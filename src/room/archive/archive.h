// Archive: the rounds that were played, read from the journal only: lists of them, replays, the
// chain. It reads what is durable and knows nothing about the room, so it works on its own thread
// and no table waits for it. What it finds goes into an index on the disk, not into memory.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cards/seed.h"
#include "records/records.h"
#include "room/archive/inquiry.h"
#include "room/archive/round_teller.h"
#include "room/archive/shelves.h"
#include "room/desk/accounts.h"
#include "room/game/table.h"
#include "room/messages/replies.h"
#include "store/journal.h"

namespace cardroom::room {

class Archive {
 public:
  explicit Archive(const store::Journal& journal) : journal_(journal), shelves_(journal) {}

  // Reads what the journal has got since the last question. Whoever happens to ask first after a
  // start has not caused that: it is not the work of their question.
  void catch_up(const Inquiry& asked);
  // The message that answers it.
  std::string answer(const Inquiry& asked);

 private:
  Result<Done, Fault> read_accounts();

  std::string answer_list(const Inquiry& asked);
  std::string answer_search(const Inquiry& asked);
  std::string answer_results(const Inquiry& asked);
  std::string answer_pairs(const Inquiry& asked);
  std::string answer_pair_rounds(const Inquiry& asked);
  std::string place_before(const Inquiry& asked) const;
  // Rounds that an inquiry is about, with all of these players, the newest first: those after its
  // page, one page of them, or all. The answer says where the page ended, if there are more.
  enum class Take { page, all };
  using Next = std::optional<std::string>;
  using Use = std::function<void(const Shelf& shelf, const PlayedOnShelf& played)>;
  Result<Next, Fault> each_round(const std::vector<PlayerId>& players, const Inquiry& asked,
                                 Take take, const Use& use);
  struct Page {
    std::vector<std::pair<const Shelf*, PlayedOnShelf>> rounds;
    Next next;
  };
  Result<Page, Fault> page_of(const std::vector<PlayerId>& players, const Inquiry& asked);
  std::string answer_hands(const Inquiry& asked);
  std::string answer_statistics(const Inquiry& asked);
  using TakeRound = std::function<void(const Shelf& shelf, const PlayedOnShelf& round,
                                       const history::Played& hand)>;
  void tell_rounds(const Page& page, const TakeRound& take) const;
  std::string answer_replay(const Inquiry& asked);
  struct Start {
    std::unique_ptr<GameTable> game;
    store::Version from = 0;
  };
  Start start_before(const Shelf& shelf, std::uint64_t round) const;
  template <class Reader>
  Result<Done, Fault> read_from(const Shelf& shelf, store::Version from, Reader& reader) const;
  std::vector<std::string> frames_of(const Shelf& shelf, const PlayedOnShelf& played,
                                     const Inquiry& asked) const;
  outgoing::PlayedRound round_of(const Shelf& shelf, const PlayedOnShelf& played) const;

  // What was replayed last, for whoever asks for the next part of it.
  struct Seen {
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    PlayerId asker;
    Role role = Role::player;
    store::Version read = 0;
    friend bool operator==(const Seen&, const Seen&) = default;
  };
  Seen seen_;
  std::vector<std::string> frames_;

  const store::Journal& journal_;
  Accounts accounts_;
  store::Version accounts_read_ = 0;
  Shelves shelves_;
};

// The chain and the signatures up to now, and what the room said about its books.
std::string answer_audit(const store::Journal& journal, const Inquiry& asked);

}  // namespace cardroom::room
