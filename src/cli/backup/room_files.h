// The three files that a room is: what a backup holds, and what a restore brings back.
#pragma once

#include <string>
#include <vector>

#include "cli/cli.h"
#include "store/journal.h"
#include "store/pack.h"

namespace cardroom::cli {

std::vector<store::PackedFile> room_files(const std::string& folder);

// The names of its files are on the disk too.
void sync_folder(const std::string& folder);

// A folder for a moment: made beside a place, for its owner alone, and gone at the end.
class Workplace {
 public:
  static Result<Workplace, Fault> in(const std::string& folder);
  Workplace(Workplace&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
  Workplace& operator=(Workplace&&) = delete;
  ~Workplace();
  const std::string& path() const { return path_; }

 private:
  explicit Workplace(std::string path) : path_(std::move(path)) {}
  std::string path_;
};

// What the audit says about the copy in a folder.
struct Audited {
  store::Head head;
  std::uint64_t rounds = 0;
  std::uint64_t faults = 0;
  std::string first;  // The first of them.
};
Result<Audited, Fault> audit_copy(const std::string& folder, const Streams& streams);

// "12 records, 3 rounds, no faults found; head 12:9f86…"
std::string words_of(const Audited& audited);

}  // namespace cardroom::cli
