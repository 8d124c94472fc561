#include "history/phh/quick.h"

#include <algorithm>

namespace cardroom::history {

namespace {

constexpr bool is_bare(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
         (letter >= '0' && letter <= '9') || letter == '_' || letter == '-';
}

constexpr bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

class QuickReader {
 public:
  QuickReader(const Piece& piece, PhhDocument& into)
      : at_(piece.text.data()), end_(at_ + piece.text.size()), line_(piece.line), into_(into) {}

  bool read() {
    while (true) {
      skip_blank();
      if (at_ == end_) return !unknown_;
      if (!read_field()) return false;
    }
  }

 private:
  // Spaces, comments and line ends. A character that TOML forbids in a comment ends the reading.
  void skip_blank() {
    while (at_ != end_) {
      if (*at_ == '#')
        skip_comment();
      else if (*at_ == '\n')
        ++line_, ++at_;
      else if (*at_ == ' ' || *at_ == '\t' || (*at_ == '\r' && end_ - at_ > 1 && at_[1] == '\n'))
        ++at_;
      else
        return;
    }
  }

  void skip_comment() {
    at_ = std::find_if(at_, end_, [](char letter) {
      const auto byte = static_cast<unsigned char>(letter);
      return (byte < 0x20 && byte != '\t') || byte >= 0x7F;
    });
    if (at_ != end_ && *at_ != '\n' && *at_ != '\r') unknown_ = true;
    if (at_ != end_ && unknown_) at_ = end_;
  }

  void skip_spaces() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\t')) ++at_;
  }

  bool take(char letter) {
    if (at_ == end_ || *at_ != letter) return false;
    ++at_;
    return true;
  }

  // A value ends its line; only a comment may follow.
  bool at_line_end() {
    skip_spaces();
    return at_ == end_ || *at_ == '\n' || *at_ == '\r' || *at_ == '#';
  }

  bool read_field() {
    const char* const start = at_;
    while (at_ != end_ && is_bare(*at_)) ++at_;
    PhhField field;
    field.key = view(start, at_);
    field.line = line_;
    field.first = into_.items.size();
    skip_spaces();
    if (field.key.empty() || !take('=')) return false;
    skip_spaces();
    const char* const value = at_;
    if (!read_value(field) || !at_line_end()) return false;
    field.raw = view(value, at_);
    while (!field.raw.empty() && (field.raw.back() == ' ' || field.raw.back() == '\t'))
      field.raw.remove_suffix(1);
    field.count = into_.items.size() - field.first;
    for (const auto& other : into_.fields)
      if (other.key == field.key) return false;
    into_.fields.push_back(field);
    return true;
  }

  bool read_value(PhhField& field) {
    if (at_ == end_) return false;
    if (*at_ == '\'' || *at_ == '"') {
      field.kind = PhhKind::text;
      return read_text();
    }
    if (*at_ == '[') return read_list(field);
    if (*at_ == 't' || *at_ == 'f') {
      field.kind = PhhKind::truth;
      return read_truth();
    }
    if (*at_ >= '0' && *at_ <= '2' && end_ - at_ >= 8 && at_[2] == ':') return read_time();
    field.kind = PhhKind::number;
    return read_number();
  }

  // 04:38:17, which is kept as it is written.
  bool read_time() {
    for (int place = 0; place < 8; ++place, ++at_)
      if (place % 3 == 2 ? *at_ != ':' : !is_digit(*at_)) return false;
    const std::string_view text = view(at_ - 8, at_);
    return text.substr(0, 2) < "24" && text.substr(3, 2) < "60" && text.substr(6, 2) < "60";
  }

  bool read_text() {
    const char quote = *at_++;
    const char* const start = at_;
    for (; at_ != end_ && *at_ != quote; ++at_) {
      const auto byte = static_cast<unsigned char>(*at_);
      if (byte < 0x20 || byte >= 0x7F || (quote == '"' && byte == '\\')) return false;
    }
    if (at_ == end_) return false;
    into_.items.push_back(view(start, at_));
    ++at_;
    // Three quotation marks begin a text of several lines.
    return !(into_.items.back().empty() && at_ != end_ && *at_ == quote);
  }

  bool read_truth() {
    for (const std::string_view word : {"true", "false"}) {
      if (static_cast<std::size_t>(end_ - at_) < word.size() ||
          view(at_, at_ + word.size()) != word)
        continue;
      into_.items.push_back(word);
      at_ += word.size();
      return at_ == end_ || !is_bare(*at_);
    }
    return false;
  }

  bool read_number() {
    const char* const start = at_;
    if (*at_ == 'i') return read_infinity();
    if (*at_ == '-' || *at_ == '+') ++at_;
    const char* const whole = at_;
    while (at_ != end_ && is_digit(*at_)) ++at_;
    const auto digits = at_ - whole;
    if (digits == 0 || digits > 15 || (digits > 1 && *whole == '0')) return false;
    if (take('.')) {
      const char* const fraction = at_;
      while (at_ != end_ && is_digit(*at_)) ++at_;
      if (at_ == fraction || at_ - fraction > 9) return false;
    }
    into_.items.push_back(view(start, at_));
    return at_ == end_ || (!is_bare(*at_) && *at_ != '.' && *at_ != ':' && *at_ != '+');
  }

  // A stake that was not recorded.
  bool read_infinity() {
    constexpr std::string_view word = "inf";
    if (static_cast<std::size_t>(end_ - at_) < word.size() || view(at_, at_ + word.size()) != word)
      return false;
    into_.items.push_back(word);
    at_ += word.size();
    return at_ == end_ || !is_bare(*at_);
  }

  bool read_list(PhhField& field) {
    ++at_;
    field.kind = PhhKind::numbers;
    for (bool first = true;; first = false) {
      skip_blank();
      if (take(']')) return true;
      if (!first && !(take(',') && (skip_blank(), true))) return false;
      if (take(']')) return !first;
      if (at_ == end_) return false;
      const bool text = *at_ == '\'' || *at_ == '"';
      if (first && text) field.kind = PhhKind::texts;
      if (text != (field.kind == PhhKind::texts)) return false;
      if (!(text ? read_text() : read_number())) return false;
    }
  }

  static std::string_view view(const char* from, const char* to) {
    return {from, static_cast<std::size_t>(to - from)};
  }

  const char* at_;
  const char* end_;
  std::size_t line_;
  PhhDocument& into_;
  bool unknown_ = false;
};

}  // namespace

std::string_view phh_heading(std::string_view line) {
  const auto skip_blanks = [&] {
    line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
  };
  if (line.empty() || line[0] != '[') return {};
  line.remove_prefix(1);
  skip_blanks();
  const bool quoted = !line.empty() && (line[0] == '"' || line[0] == '\'');
  const char mark = quoted ? line[0] : ']';
  if (quoted) line.remove_prefix(1);
  auto name = line.substr(0, line.find(mark));
  line.remove_prefix(name.size());
  if (line.empty() || name.find_first_of("\"'\\") != name.npos) return {};
  if (quoted) line.remove_prefix(1);
  if (!quoted) name = name.substr(0, name.find_last_not_of(" \t") + 1);
  if (!quoted && !std::all_of(name.begin(), name.end(), is_bare)) return {};
  skip_blanks();
  if (line.empty() || line[0] != ']') return {};
  line.remove_prefix(1);
  skip_blanks();
  return line.empty() || line[0] == '#' ? name : std::string_view();
}

bool read_quickly(const Piece& piece, PhhDocument& into) {
  into.clear();
  into.name = piece.name;
  into.line = piece.line;
  return QuickReader(piece, into).read();
}

}  // namespace cardroom::history
