// Hand histories: files read and every hand replayed and compared. Uses the 5,000 Pluribus hands if
// they are beside this folder, otherwise the tests' own hands many times over.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "base/check.h"
#include "bench.h"
#include "history/phh/read.h"
#include "history/phh/toml.h"
#include "history/verify/block.h"

namespace cardroom::bench {

namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string own_hands() {
  std::string text;
  int number = 0;
  for (int times = 0; times < 100; ++times)
    for (const auto& entry : fs::directory_iterator(CARDROOM_SOURCE_DIR "/tests/history/hands"))
      if (entry.path().extension() == ".phh")
        text += "[" + std::to_string(++number) + "]\n" + text_of(entry.path()) + "\n";
  return text;
}

std::string hands_to_verify() {
  const fs::path pluribus = CARDROOM_SOURCE_DIR "/../shared/data/phh/pluribus-5000.phhs";
  return fs::exists(pluribus) ? text_of(pluribus) : own_hands();
}

// Includes parsing.
std::size_t verify_all(std::string_view text) {
  history::HandVerifier verifier;
  history::HandReader reader(history::Format::phh, "");
  const auto found = history::verify_block(reader, history::Format::phh, {text, 1, {}}, verifier);
  check(found.tally.match + 3 >= found.tally.hands, "hands do not match");
  return found.tally.hands;
}

// The naive way: a full TOML parser for every hand.
std::size_t verify_by_toml(std::string_view text) {
  history::HandVerifier verifier;
  history::ToldHand told;
  const auto documents = history::read_toml(text);
  check(static_cast<bool>(documents), "a hand history cannot be read");
  for (const auto& document : *documents) {
    check(static_cast<bool>(history::tell_phh(document, told)), "a hand cannot be read");
    keep(verifier.verify(told));
  }
  return documents->size();
}

Compared history_verify(const Options& options) {
  const std::string text = hands_to_verify();
  const std::string some = text.substr(0, text.find("\n[501]\n") + 1);
  return take_turns(
      std::min(options.passes, 20), [&] { return verify_all(text); },
      [&] { return verify_by_toml(some); });
}

constexpr std::array entries = {
    Entry{"history-verify", "hands", "PHH read, replayed and compared; Pluribus where it is there",
          122'500, history_verify},
};

}  // namespace

std::span<const Entry> history_entries() { return entries; }

}  // namespace cardroom::bench
