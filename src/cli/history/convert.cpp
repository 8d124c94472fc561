#include "cli/history/convert.h"

#include <filesystem>
#include <fstream>
#include <optional>
#include <ostream>

#include "cli/history/each_hand.h"
#include "codec/json_text.h"
#include "history/formats.h"
#include "history/phh/quick.h"
#include "rules/round/event_words.h"
#include "words/story.h"

namespace cardroom::cli {

namespace {

using history::Format;
using history::Played;

int refuse(const Streams& streams, const std::string& sentence) {
  streams.err << "history: " << sentence << '\n';
  return exit_usage;
}

// Where hands are written: the terminal, or a file that gets its name when it is whole, so that it
// may have the name of a file that is read.
class Output {
 public:
  Output(std::string name, const Streams& streams) : name_(std::move(name)), streams_(streams) {
    std::error_code error;
    const auto status = std::filesystem::status(name_, error);
    const bool device =
        std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
    path_ = device ? name_ : name_ + ".next";
  }

  void write(const std::string& text) {
    if (name_.empty()) {
      streams_.out << text;
      return;
    }
    if (!file_) file_.emplace(path_, std::ios::binary);
    *file_ << text;
  }

  bool close() {
    if (!file_) return true;
    const bool written = static_cast<bool>(file_->flush());
    file_.reset();
    std::error_code error;
    if (path_ == name_) return written;
    if (written)
      std::filesystem::rename(path_, name_, error);
    else
      std::filesystem::remove(path_, error);
    return written && !error;
  }

 private:
  const std::string name_;
  const Streams& streams_;
  std::string path_;
  std::optional<std::ofstream> file_;
};

// Writes hands as they come. One alone has no heading.
class HandFile {
 public:
  HandFile(Format format, const HistoryOptions& options, const Streams& streams)
      : format_(format),
        options_(options),
        streams_(streams),
        one_file_(history_files(options).size() == 1),
        output_(options.output, streams) {}

  void add(const Played& hand) {
    ++hands_;
    if (format_ == Format::hand && hands_ > 1) return;
    if (hands_ == 2 && !why_.empty()) tell_left_out();
    auto text = history::write_hand(format_, hand);
    if (!text) {
      why_ = text.error().why;
      id_ = hand.id;
      left_out_ = true;
      if (hands_ > 1) tell_left_out();
      return;
    }
    ++written_;
    if (written_ == 1) {
      first_ = std::move(*text);
      first_heading_ = hand.heading;
      return;
    }
    if (written_ == 2) output_.write(headed(first_, first_heading_, 1));
    output_.write(headed(*text, hand.heading, written_));
  }

  // The exit code, given that of reading.
  int finish(int read) {
    if (hands_ == 0 && read == exit_usage) return exit_usage;
    if (format_ == Format::hand && hands_ > 1)
      return refuse(streams_, "a script has one table; choose one of the " +
                                  std::to_string(hands_) + " hands with --hand N");
    if (written_ == 0) return refuse(streams_, why_.empty() ? "there is no hand to write" : why_);
    if (written_ == 1) output_.write(first_);
    if (!output_.close()) return refuse(streams_, options_.output + " cannot be written");
    return read == exit_done && left_out_ ? exit_no : read;
  }

 private:
  void tell_left_out() const { streams_.err << "hand " << id_ << " left out: " << why_ << '\n'; }

  // Headings of one file are its own; those of several might be the same.
  std::string headed(const std::string& text, const std::string& heading,
                     std::uint64_t number) const {
    if (format_ != Format::phh) return text + "\n";
    const bool own = one_file_ && !heading.empty();
    const std::string name = own ? heading : std::to_string(number);
    const bool bare = !history::phh_heading("[" + name + "]").empty();
    return (bare ? "[" + name + "]\n" : "[\"" + name + "\"]\n") + text + "\n";
  }

  const Format format_;
  const HistoryOptions& options_;
  const Streams& streams_;
  const bool one_file_;
  Output output_;
  std::uint64_t hands_ = 0;
  std::uint64_t written_ = 0;
  std::string first_;
  std::string first_heading_;
  std::string id_;   // Of the last hand that was left out.
  std::string why_;  // It was.
  bool left_out_ = false;
};

void tell_story(const Played& played, const Streams& streams) {
  Round round = before_deal(played.terms, played.setup);
  streams.out << played.book.game->name << ' ' << played.book.game->edition << " ("
              << played.book.game->key << ')'
              << (played.book.game->documented ? "" : ", not from the documents");
  if (!played.id.empty()) streams.out << ", hand " << played.id;
  if (played.places > 0) streams.out << ", in units of " << history::in_places(1, played.places);
  streams.out << '\n';
  for (const Seat seat : played.setup.players)
    streams.out << "  " << say(seat, played.names) << " has "
                << played.setup.stakes[seat.index()].count() << '\n';
  for (const auto& event : played.events) {
    apply(played.terms, round, event);
    const Clause clause = clause_of(event);
    streams.out << "  " << say(event, played.terms, round, played.names);
    if (clause) streams.out << " [" << clause.id() << ']';
    streams.out << '\n';
  }
}

}  // namespace

int convert_history(const HistoryOptions& options, const Streams& streams) {
  const auto format = history::parse_format(options.to);
  if (!format)
    return refuse(streams, "--to " + options.to + ": write phh, ohh, pokerstars or hand");
  HandFile file(*format, options, streams);
  return file.finish(each_hand(options, streams, [&](const Played& hand) { file.add(hand); }));
}

int show_history(const HistoryOptions& options, const Streams& streams) {
  bool first = true;
  return each_hand(options, streams, [&](const Played& hand) {
    if (options.json) {
      for (const auto& event : hand.events) streams.out << codec::to_text(event) << '\n';
      return;
    }
    if (!first) streams.out << '\n';
    first = false;
    tell_story(hand, streams);
  });
}

}  // namespace cardroom::cli
