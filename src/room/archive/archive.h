// Archive: the rounds that were played, read from the journal only: lists of them, replays, the
// chain. It reads what is durable and knows nothing about the room, so it works on its own thread
// and no table waits for it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "cards/seed.h"
#include "records/records.h"
#include "room/archive/inquiry.h"
#include "room/desk/accounts.h"
#include "room/game/table.h"
#include "room/messages/replies.h"
#include "store/journal.h"

namespace cardroom::room {

class Archive {
 public:
  explicit Archive(const store::Journal& journal) : journal_(journal) {}

  // The message that answers it.
  std::string answer(const Inquiry& asked);

 private:
  struct Played {
    std::uint64_t round = 0;
    std::int64_t at_ms = 0;
    store::Version before = 0;  // The version of the stream before its first record.
    Seed key{};
    std::string commitment;
    std::vector<std::pair<Seat, PlayerId>> players;
    std::string game;  // The game's snapshot before it; kept only every so many rounds.
  };
  // A table as far as it has been read.
  struct Shelf {
    std::uint32_t number = 0;
    std::unique_ptr<GameTable> game;
    store::Version read = 0;
    Seed key{};
    std::string commitment;
    std::vector<Played> rounds;
  };

  Result<Done, Fault> read_accounts();
  Result<Shelf*, Fault> read_table(std::uint32_t number);  // Nullptr if there is no such table.
  void take(Shelf& shelf, const store::StoredRecord& record);
  using Command = records::TableCommand<codec::Unread>;
  void take_command(Shelf& shelf, const Command& command, const store::StoredRecord& record);

  std::string answer_list(const Inquiry& asked);
  std::string answer_search(const Inquiry& asked);
  std::string answer_replay(const Inquiry& asked);
  std::vector<std::string> frames_of(const Shelf& shelf, const Played& played,
                                     const Inquiry& asked) const;
  outgoing::PlayedRound round_of(const Shelf& shelf, const Played& played) const;

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
  std::map<std::uint32_t, Shelf> shelves_;
};

// The chain and the signatures up to now, and what the room said about its books.
std::string answer_audit(const store::Journal& journal, const Inquiry& asked);

}  // namespace cardroom::room
