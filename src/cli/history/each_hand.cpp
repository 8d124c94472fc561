#include "cli/history/each_hand.h"

#include <ostream>

#include "cli/history/block_source.h"

namespace cardroom::cli {

namespace {

class HandsOfFiles {
 public:
  HandsOfFiles(const HistoryOptions& options, const Streams& streams, const history::Wanted& wanted,
               const std::function<void(history::Played)>& take)
      : options_(options), streams_(streams), wanted_(wanted), take_(take) {}

  int play() {
    BlockSource source(history_files(options_));
    while (const auto block = source.next()) play(*block);
    for (const auto& [file, why] : source.unread()) {
      streams_.err << source.files()[file] << ": " << why << '\n';
      exit_code_ = exit_usage;
    }
    if (options_.hand > hands_) {
      streams_.err << "history: --hand " << options_.hand << ": there are " << hands_ << '\n';
      exit_code_ = exit_usage;
    }
    return exit_code_;
  }

 private:
  void play(const history::FileBlock& block) {
    history::HandReader reader(block.format, block.name);
    const auto see = [&](const history::ToldHand& told) { replay(told, block.name); };
    for (const auto& piece : history::cut(block.format, block.block.view())) {
      const auto read = reader.read(piece, see);
      if (read) continue;
      streams_.err << block.name << ':' << read.error().where.line << ": " << read.error().what
                   << '\n';
      exit_code_ = exit_usage;
    }
  }

  void replay(const history::ToldHand& told, const std::string& name) {
    auto played = history::play_told(told, wanted_, books_);
    if (!played) {
      streams_.err << name << ':' << told.line << ": not replayable: " << played.error().why
                   << '\n';
      if (exit_code_ == exit_done) exit_code_ = exit_no;
      return;
    }
    ++hands_;
    if (options_.hand == 0 || options_.hand == hands_) take_(std::move(*played));
  }

  const HistoryOptions& options_;
  const Streams& streams_;
  const history::Wanted& wanted_;
  const std::function<void(history::Played)>& take_;
  history::Books books_;
  std::size_t hands_ = 0;
  int exit_code_ = exit_done;
};

}  // namespace

int each_hand(const HistoryOptions& options, const Streams& streams,
              const std::function<void(history::Played)>& take) {
  history::Wanted wanted;
  if (!wanted_by(options, streams, wanted)) return exit_usage;
  return HandsOfFiles(options, streams, wanted, take).play();
}

}  // namespace cardroom::cli
