// Verifying blocks of hands on several threads, in constant memory.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>

#include "history/verify/block.h"

namespace cardroom::history {

// A block of one of the files.
struct FileBlock {
  std::size_t file = 0;
  Format format = Format::phh;
  std::string name;
  Block block;
};

// The next block; nullopt after the last.
using NextBlock = std::function<std::optional<FileBlock>()>;

// Takes what was found in a block.
using TakeFindings = std::function<void(const FileBlock&, BlockFindings)>;

// Both functions are called by one thread at a time, and findings come in the order of the blocks:
// the result does not depend on the number of threads. Only a few blocks are in memory.
void verify_stream(const Wanted& wanted, int threads, const NextBlock& next,
                   const TakeFindings& take);

}  // namespace cardroom::history
