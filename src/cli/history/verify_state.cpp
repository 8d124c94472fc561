#include "cli/history/verify_state.h"

#include <filesystem>
#include <fstream>

#include "cli/files.h"
#include "codec/from_json.h"
#include "codec/json_text.h"

namespace cardroom::cli {

namespace {

constexpr std::chrono::seconds between_writes{1};

}  // namespace

VerifyState::VerifyState(std::string name, const std::vector<std::string>& files)
    : name_(std::move(name)) {
  if (name_.empty()) return;
  std::vector<std::string> now;
  for (const auto& file : files) {
    std::error_code error;
    const auto size = std::filesystem::file_size(file, error);
    now.push_back(file + " " + std::to_string(error ? 0 : size));
  }
  if (const auto text = read_file(name_))
    if (const auto saved = codec::from_text<Saved>(*text); saved && saved->files == now)
      saved_ = *saved;
  saved_.files = now;
  file_ = saved_.file;
  taken_ = saved_.blocks;
}

history::LearntRake VerifyState::learnt_of(std::size_t file) const {
  return file == saved_.file ? saved_.learnt : history::LearntRake();
}

bool VerifyState::pass(std::size_t file) {
  if (file < saved_.file) return saved_.blocks > 0;
  return file == saved_.file && passed_ < saved_.blocks && ++passed_ > 0;
}

void VerifyState::count(std::size_t file) {
  if (file != file_) taken_ = 0;
  file_ = file;
  ++taken_;
}

void VerifyState::wait(std::size_t file) { count(file); }

void VerifyState::keep(std::size_t file, const history::LearntRake& learnt,
                       const history::HandTally& tally) {
  count(file);
  if (name_.empty()) return;
  const auto now = std::chrono::steady_clock::now();
  if (now - written_ < between_writes) return;
  written_ = now;
  // The reader still counts with what was saved before, so only the file gets the new state.
  Saved saved = saved_;
  saved.file = file_;
  saved.blocks = taken_;
  saved.learnt = learnt;
  saved.tally = tally;
  const std::string next = name_ + ".next";
  std::ofstream(next, std::ios::binary) << codec::to_text(saved);
  std::error_code error;
  std::filesystem::rename(next, name_, error);
}

void VerifyState::remove() const {
  std::error_code error;
  if (!name_.empty()) std::filesystem::remove(name_, error);
}

}  // namespace cardroom::cli
