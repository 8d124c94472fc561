// VerifyState: how far `history verify --resume FILE` has come, so that a run that was interrupted
// can go on. The file is replaced as a whole, and removed at the end of the work.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "base/fields.h"
#include "history/verify/block.h"
#include "history/verify/file_rake.h"

namespace cardroom::cli {

class VerifyState {
 public:
  // Reads what an earlier run with the same files left; an empty name keeps nothing.
  VerifyState(std::string name, const std::vector<std::string>& files);

  const history::HandTally& tally() const { return saved_.tally; }
  history::LearntRake learnt_of(std::size_t file) const;

  // Whether the next block of this file was verified before.
  bool pass(std::size_t file);
  bool passed(std::size_t file) const { return saved_.blocks > 0 && file <= saved_.file; }

  // A block of this file is done, and everything it needs to go on is known.
  void keep(std::size_t file, const history::LearntRake& learnt, const history::HandTally& tally);
  void wait(std::size_t file);  // A block is done, but it must be verified again after a break.
  void remove() const;

 private:
  struct Saved {
    std::vector<std::string> files;  // Their names and sizes.
    std::uint64_t file = 0;
    std::uint64_t blocks = 0;  // Of this file; all of the files before it are done.
    history::LearntRake learnt;
    history::HandTally tally;
    CARDROOM_DESCRIBED("saved", files, file, blocks, learnt, tally);
  };

  void count(std::size_t file);

  std::string name_;
  Saved saved_;
  std::uint64_t file_ = 0;  // Of the last block that was taken.
  std::uint64_t taken_ = 0;
  std::uint64_t passed_ = 0;
  std::chrono::steady_clock::time_point written_ = std::chrono::steady_clock::now();
};

}  // namespace cardroom::cli
