#include "history/cut.h"

#include <algorithm>
#include <utility>

#include "history/phh/quick.h"

namespace cardroom::history {

namespace {

constexpr std::string_view order_mark =
    "\xEF\xBB\xBF";  // Some programs write one before every hand.

std::string_view without_mark(std::string_view text) {
  return text.substr(0, order_mark.size()) == order_mark ? text.substr(order_mark.size()) : text;
}

// Only blank lines and remarks.
bool is_blank(std::string_view text) {
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const auto first = line.find_first_not_of(" \t\r");
    if (first != line.npos && line[first] != '#') return false;
  }
  return true;
}

// iPoker ends a game and begins the next on one line.
std::size_t line_end(Format format, std::string_view text, std::size_t at) {
  std::size_t end = std::min(text.find('\n', at), text.size());
  if (format != Format::ipoker) return end;
  const std::string_view line = text.substr(at, end - at);
  for (const std::string_view tag : {"<game ", "<session"})
    if (const auto found = line.find(tag, 1);
        found != line.npos && line.find_first_not_of(" \t") < found)
      end = std::min(end, at + found);
  return end;
}

// Text before the first hand of a site's file that is no part of a hand: "Game #12 starts."
bool is_preamble(Format format, std::string_view text) {
  const bool by_hands = format == Format::phh || format == Format::ohh;
  const bool whole = format == Format::hand || format == Format::journal;
  return !by_hands && !whole && text.find("Seat ") == text.npos && text.find("seat=") == text.npos;
}

// Open Hand History: each object is a hand, also in a list and with others on its line. Text that
// is in none is a piece too, so that it is told.
class ObjectCutter {
 public:
  ObjectCutter(const Piece& whole, std::vector<Piece>& into)
      : whole_(whole), into_(into), line_(whole.line) {}

  void cut() {
    for (std::size_t at = 0; at < whole_.text.size(); ++at) see(at);
    end(whole_.text.size());
  }

 private:
  void see(std::size_t at) {
    const char letter = whole_.text[at];
    if (letter == '\n') {
      ++line_;
      quoted_ = false;  // No text has a line end.
    }
    if (quoted_) {
      quoted_ = letter != '"' || escaped_;
      escaped_ = letter == '\\' && !escaped_;
      return;
    }
    constexpr std::string_view between = " \t\r\n,[]";
    if (depth_ == 0 && letter == '{') end(at);
    if (!begun_ && between.find(letter) != between.npos) return;
    if (!begun_) begin(at);
    escaped_ = false;
    quoted_ = letter == '"';
    if (letter == '{') ++depth_;
    if (letter == '}' && depth_ > 0 && --depth_ == 0) end(at + 1);
  }

  void begin(std::size_t at) {
    begun_ = true;
    start_ = at;
    now_line_ = line_;
  }

  void end(std::size_t at) {
    if (!std::exchange(begun_, false)) return;
    Piece piece = whole_;
    piece.text = whole_.text.substr(start_, at - start_);
    piece.line = now_line_;
    into_.push_back(piece);
  }

  const Piece& whole_;
  std::vector<Piece>& into_;
  std::size_t line_;
  std::size_t start_ = 0;
  std::size_t now_line_ = 1;
  std::size_t depth_ = 0;
  bool begun_ = false;
  bool quoted_ = false;
  bool escaped_ = false;
};

class BlockCutter {
 public:
  BlockCutter(Format format, const TextBlock& block)
      : format_(format),
        block_(block),
        now_{.name = {}, .text = {}, .line = block.line, .preface = block.preface} {}

  std::vector<Piece> cut() {
    std::size_t line = block_.line;
    for (std::size_t at = 0; at < block_.text.size();) {
      const std::size_t end = line_end(format_, block_.text, at);
      begin(line, at, end);
      const bool whole = end < block_.text.size() && block_.text[end] == '\n';
      if (whole) ++line;
      at = end + (whole ? 1 : 0);
    }
    close(block_.text.size());
    return std::move(pieces_);
  }

 private:
  void begin(std::size_t line, std::size_t at, std::size_t end) {
    const std::string_view text = without_mark(block_.text.substr(at, end - at));
    const Begins begins = begins_with(format_, text);
    if (begins == Begins::nothing) return;
    close(at);
    kind_ = begins;
    const bool headed = format_ == Format::phh;
    now_.name = headed ? phh_heading(text) : std::string_view();
    now_.line = headed ? line + 1 : line;
    start_ = headed ? std::min(end + 1, block_.text.size()) : end - text.size();
  }

  void close(std::size_t end) {
    now_.text = without_mark(block_.text.substr(start_, end - start_));
    if (kind_ == Begins::preface)
      now_.preface = now_.text;
    else if (format_ == Format::ohh)
      ObjectCutter(now_, pieces_).cut();
    else if (kind_ == Begins::hand || (!is_blank(now_.text) && !is_preamble(format_, now_.text)))
      pieces_.push_back(now_);
  }

  Format format_;
  const TextBlock& block_;
  std::vector<Piece> pieces_;
  Piece now_;
  Begins kind_ = Begins::nothing;
  std::size_t start_ = 0;
};

// The brace before the last key "ohh", and the mark before it: a list of hands may be one line.
std::size_t last_object(std::string_view text) {
  for (std::size_t key = text.rfind("\"ohh\""); key != text.npos; key = text.rfind("\"ohh\"")) {
    text = text.substr(0, key);  // Somebody may also be called so.
    const std::size_t brace = text.find_last_not_of(" \t\r\n");
    if (brace == text.npos || text[brace] != '{') continue;
    const std::size_t mark = brace - std::min(brace, order_mark.size());
    return text.substr(mark, order_mark.size()) == order_mark ? mark : brace;
  }
  return 0;
}

// Where the last hand of a text begins; 0 if that is its beginning.
std::size_t last_hand(Format format, std::string_view text) {
  if (format == Format::ipoker) {
    const std::size_t game = text.rfind("<game ");
    return game == text.npos ? 0 : game;
  }
  if (format == Format::ohh) return last_object(text);
  for (std::size_t end = text.size(); end > 0;) {
    const std::size_t before = text.rfind('\n', end - 1);
    if (before == text.npos) return 0;
    const std::string_view line = text.substr(before + 1, end - before - 1);
    if (begins_with(format, without_mark(line)) != Begins::nothing) return before + 1;
    end = before;
  }
  return 0;
}

// The last thing a block says about all hands after it.
std::string last_preface(Format format, const TextBlock& block) {
  std::size_t start = block.text.npos;
  std::size_t end = block.text.npos;
  for (std::size_t at = 0; at < block.text.size();) {
    const std::size_t next = std::min(block.text.find('\n', at), block.text.size());
    const Begins begins = begins_with(format, without_mark(block.text.substr(at, next - at)));
    if (begins == Begins::preface) start = at;
    if (begins == Begins::preface) end = block.text.npos;
    if (begins == Begins::hand && end == block.text.npos) end = at;
    at = next + 1;
  }
  return std::string(start == block.text.npos ? block.preface
                                              : block.text.substr(start, end - start));
}

}  // namespace

std::vector<Piece> cut(Format format, const TextBlock& block) {
  return BlockCutter(format, block).cut();
}

void Cutter::add(std::string_view bytes) {
  if (!begun_) encoding_ = take_encoding_mark(bytes);
  begun_ = true;
  if (encoding_ == Encoding::bytes && bytes_.empty()) {
    const std::size_t whole = whole_letters(bytes, encoding_);
    text_ += to_utf8(bytes.substr(0, whole), encoding_);
    bytes_ = bytes.substr(whole);
    return;
  }
  bytes_ += bytes;
  const std::size_t whole = whole_letters(bytes_, encoding_);
  text_ += to_utf8(std::string_view(bytes_).substr(0, whole), encoding_);
  bytes_.erase(0, whole);
}

Block Cutter::block_of(std::size_t size) {
  Block block{.text = text_.substr(0, size), .line = line_, .preface = preface_};
  text_.erase(0, size);
  line_ += static_cast<std::size_t>(std::count(block.text.begin(), block.text.end(), '\n'));
  if (format_ == Format::ipoker) preface_ = last_preface(format_, block.view());
  return block;
}

std::optional<Block> Cutter::take() {
  const std::size_t size = last_hand(format_, text_);
  if (size == 0) return std::nullopt;
  return block_of(size);
}

std::optional<Block> Cutter::take_last() {
  text_ += to_utf8(bytes_, encoding_);
  bytes_.clear();
  if (text_.empty()) return std::nullopt;
  return block_of(text_.size());
}

}  // namespace cardroom::history
