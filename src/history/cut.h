// Cutting a file into its hands, block by block, so a file of any size needs little memory.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "history/encoding.h"
#include "history/formats.h"

namespace cardroom::history {

// Some hands of a file, and what came before them.
struct TextBlock {
  std::string_view text;
  std::size_t line = 1;
  std::string_view preface;
};

// The hands of a block. Blank lines and remarks before the first one are left out.
std::vector<Piece> cut(Format format, const TextBlock& block);

// A block that owns its text.
struct Block {
  std::string text;
  std::size_t line = 1;
  std::string preface;

  TextBlock view() const { return {text, line, preface}; }
};

// Takes a file as it is read, and gives blocks that end where a hand ends.
class Cutter {
 public:
  explicit Cutter(Format format) : format_(format) {}

  void add(std::string_view bytes);  // The next bytes of the file.

  std::optional<Block> take();       // The hands that are whole, if there are any.
  std::optional<Block> take_last();  // Everything that is left, when the file has ended.

 private:
  Block block_of(std::size_t size);

  Format format_;
  Encoding encoding_ = Encoding::bytes;
  bool begun_ = false;
  std::string bytes_;  // The beginning of a letter whose end is not there yet.
  std::string text_;
  std::string preface_;
  std::size_t line_ = 1;
};

}  // namespace cardroom::history
