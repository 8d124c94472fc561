#include "cli/history/block_source.h"

#include <filesystem>

namespace cardroom::cli {

namespace {

constexpr std::size_t block_bytes = 256 * 1024;

std::uint64_t size_of(const std::string& name) {
  std::error_code error;
  const auto size = std::filesystem::file_size(name, error);
  return error ? 0 : size;
}

}  // namespace

BlockSource::BlockSource(std::vector<std::string> files) : files_(std::move(files)) {
  for (const auto& name : files_) bytes_all_ += size_of(name);
}

double BlockSource::part() const {
  return bytes_all_ == 0 ? 1 : static_cast<double>(bytes_read_) / static_cast<double>(bytes_all_);
}

void BlockSource::refuse(std::string why) { unread_.push_back({at_ - 1, std::move(why)}); }

void BlockSource::read_more() {
  bytes_.resize(block_bytes);
  file_.read(bytes_.data(), static_cast<std::streamsize>(bytes_.size()));
  bytes_.resize(static_cast<std::size_t>(file_.gcount()));
  bytes_read_ += bytes_.size();
}

// False after the last file. A file whose format is not known is passed over.
bool BlockSource::open_next() {
  while (at_ < files_.size()) {
    const std::string& name = files_[at_++];
    file_ = std::ifstream(name, std::ios::binary);
    std::error_code error;
    if (!file_ || std::filesystem::is_directory(name, error)) {
      refuse("cannot be read");
      continue;
    }
    read_more();
    std::string_view beginning = bytes_;
    const auto encoding = history::take_encoding_mark(beginning);
    const auto format =
        history::format_of(name, history::to_utf8(beginning.substr(0, 8192), encoding));
    if (!format) {
      refuse("is not a hand history that this program knows");
      continue;
    }
    format_ = *format;
    cutter_.emplace(format_);
    cutter_->add(bytes_);
    any_ = false;
    return true;
  }
  return false;
}

std::optional<history::FileBlock> BlockSource::next() {
  while (cutter_ || open_next()) {
    auto block = cutter_->take();
    const bool ended = !block && !file_;
    if (ended) {
      block = cutter_->take_last();
      cutter_.reset();
      if (!block && !any_) refuse("there is no hand");
    }
    any_ = any_ || block;
    if (block) return history::FileBlock{at_ - 1, format_, files_[at_ - 1], std::move(*block)};
    if (ended) continue;
    read_more();
    cutter_->add(bytes_);
  }
  return std::nullopt;
}

}  // namespace cardroom::cli
