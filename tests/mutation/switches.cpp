#include "rulebook/switches.h"

#include <cstdlib>
#include <fstream>
#include <mutex>
#include <set>
#include <string>

namespace cardroom::switches {

namespace {

void append(const char* variable, const std::string& line) {
  const char* const path = std::getenv(variable);
  if (path != nullptr) std::ofstream(path, std::ios::app) << line + '\n' << std::flush;
}

void note(const std::string& id) {
  static const bool asked = std::getenv("CARDROOM_SWITCHES_MET") != nullptr;
  if (!asked) return;
  static std::mutex one_at_a_time;
  static std::set<std::string> met;
  const std::lock_guard lock(one_at_a_time);
  if (met.insert(id).second) append("CARDROOM_SWITCHES_MET", id);
}

}  // namespace

std::string_view off() {
  static const char* const named = std::getenv("CARDROOM_SWITCH");
  return named == nullptr ? std::string_view() : named;
}

bool is_off(std::string_view site, Clause clause) {
  const std::string guard = "guard " + std::string(site) + ' ';
  if (!clause) {
    note(guard + '-');
    return false;
  }
  note(guard + std::string(clause.id()));
  return guard + std::string(clause.prefix()) == off();
}

bool is_line_off(Clause line) { return "row pay " + std::string(line.id()) == off(); }

void list(std::string_view id, Clause clause) {
  append("CARDROOM_SWITCHES_LIST", std::string(id) + '\t' + std::string(clause.id()));
}

}  // namespace cardroom::switches
