// ScriptWriter: a script line by line, with the lines that every kind of script has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/card_list.h"

namespace cardroom {

class ScriptWriter {
 public:
  // Begins with `rules BOOK`.
  explicit ScriptWriter(std::string_view book);

  void line(std::string text) { lines_.push_back(std::move(text)); }
  void set(std::string_view key, std::string_view value);
  void shoe(const CardList& order) { line(shoe_line(order)); }
  // The cards of a shuffle that the last line causes.
  void shoe_before_last(const CardList& order);

  std::string text() const;

 private:
  static std::string shoe_line(const CardList& order) { return "shoe " + to_string(order); }

  std::vector<std::string> lines_;
};

}  // namespace cardroom
