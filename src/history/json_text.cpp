#include "history/json_text.h"

namespace cardroom::history {

namespace {

constexpr int depth_most = 64;

void add_utf8(std::string& into, unsigned code) {
  const auto add = [&](unsigned byte) { into += static_cast<char>(byte); };
  if (code < 0x80) {
    add(code);
  } else if (code < 0x800) {
    add(0xC0U | (code >> 6U));
    add(0x80U | (code & 0x3FU));
  } else if (code < 0x10000) {
    add(0xE0U | (code >> 12U));
    add(0x80U | ((code >> 6U) & 0x3FU));
    add(0x80U | (code & 0x3FU));
  } else {
    add(0xF0U | (code >> 18U));
    add(0x80U | ((code >> 12U) & 0x3FU));
    add(0x80U | ((code >> 6U) & 0x3FU));
    add(0x80U | (code & 0x3FU));
  }
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  Result<std::vector<JsonText>, ParseError> read() {
    std::vector<JsonText> values;
    for (skip(); at_ < text_.size(); skip())
      if (!read_value(values.emplace_back(), 0)) return wrong_;
    return values;
  }

 private:
  bool fail(std::string what) {
    if (wrong_.what.empty()) wrong_ = {{line_, 1}, std::move(what)};
    return false;
  }

  void skip() {
    for (; at_ < text_.size(); ++at_) {
      if (text_[at_] == '\n') ++line_;
      if (std::string_view(" \t\r\n").find(text_[at_]) == std::string_view::npos) return;
    }
  }

  bool take(char letter) {
    skip();
    if (at_ >= text_.size() || text_[at_] != letter) return false;
    ++at_;
    return true;
  }

  bool read_value(JsonText& into, int depth) {
    if (depth > depth_most) return fail("values are nested too deeply");
    skip();
    into.line = line_;
    if (at_ >= text_.size()) return fail("expected a value, but the text ends");
    if (text_[at_] == '{') return read_object(into, depth);
    if (text_[at_] == '[') return read_list(into, depth);
    if (text_[at_] == '"') {
      into.kind = JsonText::Kind::text;
      return read_text(into.text);
    }
    return read_word(into);
  }

  bool read_object(JsonText& into, int depth) {
    into.kind = JsonText::Kind::object;
    ++at_;
    if (take('}')) return true;
    do {
      skip();
      std::string& key = into.keys.emplace_back();
      JsonText& value = into.items.emplace_back();
      if (at_ >= text_.size() || text_[at_] != '"')
        return fail("expected a name in quotation marks");
      if (!read_text(key)) return false;
      if (!take(':')) return fail("expected ':' after " + quoted(key));
      if (!read_value(value, depth + 1)) return false;
    } while (take(','));
    return take('}') || fail("expected ',' or '}'");
  }

  bool read_list(JsonText& into, int depth) {
    into.kind = JsonText::Kind::list;
    ++at_;
    if (take(']')) return true;
    do {
      if (!read_value(into.items.emplace_back(), depth + 1)) return false;
    } while (take(','));
    return take(']') || fail("expected ',' or ']'");
  }

  bool read_hex(unsigned& code) {
    code = 0;
    for (int digit = 0; digit < 4; ++digit) {
      const auto place =
          at_ < text_.size()
              ? std::string_view("0123456789abcdef")
                    .find(static_cast<char>(text_[at_] | (text_[at_] > '9' ? 32 : 0)))
              : std::string_view::npos;
      if (place == std::string_view::npos) return fail("expected four digits after \\u");
      code = code * 16 + static_cast<unsigned>(place);
      ++at_;
    }
    return true;
  }

  bool read_escape(std::string& into) {
    if (at_ >= text_.size()) return fail("a text does not end");
    const char letter = text_[at_++];
    constexpr std::string_view from = "\"\\/bfnrt";
    constexpr std::string_view to = "\"\\/\b\f\n\r\t";
    if (const auto place = from.find(letter); place != from.npos) {
      into += to[place];
      return true;
    }
    unsigned code = 0;
    if (letter != 'u') return fail("a text has an unknown escape");
    if (!read_hex(code)) return false;
    if (code >= 0xD800 && code < 0xDC00 && text_.substr(at_, 2) == "\\u") {
      unsigned low = 0;
      at_ += 2;
      if (!read_hex(low)) return false;
      code = 0x10000 + ((code - 0xD800) << 10U) + ((low - 0xDC00) & 0x3FFU);
    }
    add_utf8(into, code);
    return true;
  }

  bool read_text(std::string& into) {
    for (++at_; at_ < text_.size() && text_[at_] != '"';) {
      if (static_cast<unsigned char>(text_[at_]) < 0x20) return fail("a text does not end");
      if (text_[at_] == '\\') {
        ++at_;
        if (!read_escape(into)) return false;
      } else {
        into += text_[at_++];
      }
    }
    if (at_ >= text_.size()) return fail("a text does not end");
    ++at_;
    return true;
  }

  bool read_word(JsonText& into) {
    const auto start = at_;
    while (at_ < text_.size() &&
           std::string_view(" \t\r\n,:]}[\"{").find(text_[at_]) == std::string_view::npos)
      ++at_;
    into.text = text_.substr(start, at_ - start);
    if (into.text == "null") {
      into.kind = JsonText::Kind::null;
    } else if (into.text == "true" || into.text == "false") {
      into.kind = JsonText::Kind::truth;
    } else {
      into.kind = JsonText::Kind::number;
      const bool digits = into.text.find_first_not_of("+-.eE0123456789") == std::string::npos;
      if (into.text.empty() || !digits) return fail("expected a value, not " + quoted(into.text));
    }
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
  ParseError wrong_;
};

}  // namespace

const JsonText* JsonText::find(std::string_view key) const {
  for (std::size_t at = 0; at < keys.size(); ++at)
    if (keys[at] == key) return &items[at];
  return nullptr;
}

Result<std::vector<JsonText>, ParseError> parse_json_texts(std::string_view text) {
  return Reader(text).read();
}

}  // namespace cardroom::history
