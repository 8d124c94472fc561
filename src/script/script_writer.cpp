#include "script/script_writer.h"

namespace cardroom {

ScriptWriter::ScriptWriter(std::string_view book) { line("rules " + std::string(book)); }

void ScriptWriter::set(std::string_view key, std::string_view value) {
  line("set " + std::string(key) + " " + std::string(value));
}

void ScriptWriter::shoe_before_last(const CardList& order) {
  lines_.insert(lines_.end() - 1, shoe_line(order));
}

std::string ScriptWriter::text() const {
  std::string text;
  for (const std::string& one : lines_) text += one + "\n";
  return text;
}

}  // namespace cardroom
