// Reads files of hands block by block, in the order they were given.
#pragma once

#include <cstdint>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "history/verify/stream.h"

namespace cardroom::cli {

class BlockSource {
 public:
  explicit BlockSource(std::vector<std::string> files);

  // The next block of the next file that has one; nullopt at the end.
  std::optional<history::FileBlock> next();

  // Files that cannot be opened or whose format is not known, with the reason.
  struct Unread {
    std::size_t file = 0;
    std::string why;
  };
  const std::vector<Unread>& unread() const { return unread_; }

  const std::vector<std::string>& files() const { return files_; }
  double part() const;  // Of all bytes, the part that has been read.

 private:
  bool open_next();
  void read_more();
  void refuse(std::string why);

  std::vector<std::string> files_;
  std::size_t at_ = 0;  // The file being read, counted from 1; 0 before the first.
  std::ifstream file_;
  history::Format format_ = history::Format::phh;
  std::optional<history::Cutter> cutter_;
  bool any_ = false;  // The file had a block.
  std::string bytes_;
  std::uint64_t bytes_read_ = 0;
  std::uint64_t bytes_all_ = 0;
  std::vector<Unread> unread_;
};

}  // namespace cardroom::cli
