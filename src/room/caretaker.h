// Caretaker: what the room looks at from time to time: the program's own bytes, the free disk, and
// whether a sign-in is wanted for the operator. It says what is due, and knows how it went last.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "room/worker.h"
#include "store/hash.h"

namespace cardroom::room {

// What the program around the room can see; a look that it cannot have is left out.
struct Looks {
  std::function<std::string()> program_hash;  // Of the file that runs, read again each time.
  std::int64_t program_check_ms = 24 * 3'600'000LL;
  std::function<std::optional<std::int64_t>()> free_megabytes;  // On the journal's disk.
  std::int64_t disk_warning_mb = 0;
  std::function<std::optional<store::Hash>()> operator_wanted;  // A sign-in's hash; it is quick.
  std::function<void()> operator_granted;                       // It is durable.
};

class Caretaker {
 public:
  explicit Caretaker(Looks looks) : looks_(std::move(looks)) {}

  const Looks& looks() const { return looks_; }
  void begin(std::int64_t now_ms) { program_due_ms_ = now_ms + looks_.program_check_ms; }

  // Where what was seen goes; called on the worker's thread.
  struct Seen {
    std::function<void(std::string hash)> program;
    std::function<void(std::int64_t free_mb)> disk;
  };
  // Takes the looks that are due. Reading the whole program takes a while, and a disk may be slow:
  // they are not for the room's thread.
  void look(std::int64_t now_ms, Worker& worker, const Seen& seen);
  // A sign-in that was not asked for before.
  std::optional<store::Hash> newly_wanted(std::int64_t now_ms);
  // The same number where it is too little.
  std::optional<std::int64_t> almost_full(std::int64_t free_mb) const;
  // Whether to warn now: when the disk becomes too full, and again while it is.
  bool warns(std::int64_t free_mb, std::int64_t now_ms);

 private:
  Looks looks_;
  std::int64_t program_due_ms_ = 0;
  std::int64_t disk_due_ms_ = 0;
  std::int64_t desk_due_ms_ = 0;
  std::int64_t warn_again_ms_ = 0;
  store::Hash wanted_{};
};

// "Only 512 MB are free on the room's disk."
std::string disk_warning(std::int64_t free_mb);

}  // namespace cardroom::room
