// Archive: the rounds that were played, read from the journal only: lists of them, replays, the
// chain. It reads what is durable and knows nothing about the room, so it works on its own thread
// and no table waits for it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cards/seed.h"
#include "records/records.h"
#include "room/archive/inquiry.h"
#include "room/archive/shelf.h"
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
  using Played = PlayedOnShelf;

  Result<Done, Fault> read_accounts();
  Result<Shelf*, Fault> read_table(std::uint32_t number);  // Nullptr if there is no such table.
  void take(Shelf& shelf, const store::StoredRecord& record);
  using Command = records::TableCommand<codec::Unread>;
  void take_command(Shelf& shelf, const Command& command, const store::StoredRecord& record);

  std::string answer_list(const Inquiry& asked);
  std::string answer_search(const Inquiry& asked);
  std::string answer_results(const Inquiry& asked);
  std::string answer_pairs(const Inquiry& asked);
  std::string answer_pair_rounds(const Inquiry& asked);
  // Rounds that an inquiry is about, the newest first: those after its page, one page of them and
  // whether there are more.
  struct Page {
    std::vector<std::pair<const Shelf*, const Played*>> rounds;
    std::optional<std::string> next;
  };
  enum class Take { page, all };
  Result<Page, Fault> rounds_with(const std::vector<PlayerId>& players, const Inquiry& asked,
                                  Take take);
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
