#include "cli/history/convert.h"

#include <fstream>
#include <ostream>

#include "cli/files.h"
#include "codec/json_text.h"
#include "history/cut.h"
#include "history/encoding.h"
#include "rules/round/event_words.h"
#include "words/story.h"

namespace cardroom::cli {

namespace {

using history::Format;
using history::Played;

struct PlayedHands {
  std::vector<Played> hands;
  int exit_code = exit_done;
};

int refuse(const Streams& streams, const std::string& sentence) {
  streams.err << "history: " << sentence << '\n';
  return exit_usage;
}

// Replays all hands of a file. A hand that cannot be replayed is reported and left out.
void play_file(const std::string& name, const history::Wanted& wanted, const Streams& streams,
               PlayedHands& into) {
  const auto text = read_file(name);
  if (!text) {
    streams.err << name << ": cannot be read\n";
    into.exit_code = exit_usage;
    return;
  }
  std::string_view bytes = *text;
  const auto encoding = history::take_encoding_mark(bytes);
  const std::string letters = history::to_utf8(bytes, encoding);
  const auto format = history::format_of(name, letters);
  if (!format) {
    streams.err << name << ": is not a hand history that this program knows\n";
    into.exit_code = exit_usage;
    return;
  }
  history::Books books;
  history::HandReader reader(*format, name);
  const auto play = [&](const history::ToldHand& told) {
    auto played = history::play_told(told, wanted, books);
    if (played) {
      into.hands.push_back(std::move(*played));
      return;
    }
    streams.err << name << ':' << told.line << ": not replayable: " << played.error().why << '\n';
    if (into.exit_code == exit_done) into.exit_code = exit_no;
  };
  for (const auto& piece : history::cut(*format, {letters, 1, {}})) {
    const auto read = reader.read(piece, play);
    if (read) continue;
    streams.err << name << ':' << read.error().where.line << ": " << read.error().what << '\n';
    into.exit_code = exit_usage;
  }
}

PlayedHands play_files(const HistoryOptions& options, const history::Wanted& wanted,
                       const Streams& streams) {
  PlayedHands played;
  for (const auto& name : history_files(options)) play_file(name, wanted, streams, played);
  if (options.hand == 0) return played;
  if (options.hand > played.hands.size()) {
    played.exit_code = refuse(streams, "--hand " + std::to_string(options.hand) + ": there are " +
                                           std::to_string(played.hands.size()));
    played.hands.clear();
    return played;
  }
  played.hands = {std::move(played.hands[options.hand - 1])};
  return played;
}

// The text between two hands of a file.
std::string joined(Format format, const std::vector<std::string>& texts,
                   const std::vector<Played>& hands) {
  if (texts.size() == 1) return texts[0];
  bool headings = true;
  for (const auto& hand : hands) headings = headings && !hand.heading.empty();
  std::string all;
  for (std::size_t at = 0; at < texts.size(); ++at) {
    if (format == Format::phh)
      all += "[" + (headings ? hands[at].heading : std::to_string(at + 1)) + "]\n";
    all += texts[at] + "\n";
  }
  return all;
}

int write_out(const std::string& text, const HistoryOptions& options, const Streams& streams) {
  if (options.output.empty()) {
    streams.out << text;
    return exit_done;
  }
  std::ofstream file(options.output, std::ios::binary);
  file << text;
  return file.flush() ? exit_done : refuse(streams, options.output + " cannot be written");
}

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
  history::Wanted wanted;
  if (!wanted_by(options, streams, wanted)) return exit_usage;
  const auto format = history::parse_format(options.to);
  if (!format)
    return refuse(streams, "--to " + options.to + ": write phh, ohh, pokerstars or hand");
  PlayedHands played = play_files(options, wanted, streams);
  if (played.hands.empty() && played.exit_code == exit_usage) return exit_usage;
  if (*format == Format::hand && played.hands.size() > 1)
    return refuse(streams, "a script has one table; choose one of the " +
                               std::to_string(played.hands.size()) + " hands with --hand N");
  std::vector<std::string> texts;
  std::vector<Played> written_hands;
  std::string why = "there is no hand to write";
  for (auto& hand : played.hands) {
    auto text = history::write_hand(*format, hand);
    if (!text) {
      why = text.error().why;
      if (played.hands.size() > 1)
        streams.err << "hand " << hand.id << " left out: " << why << '\n';
      if (played.exit_code == exit_done) played.exit_code = exit_no;
      continue;
    }
    texts.push_back(std::move(*text));
    written_hands.push_back(std::move(hand));
  }
  if (texts.empty()) return refuse(streams, why);
  played.hands = std::move(written_hands);
  const int written = write_out(joined(*format, texts, played.hands), options, streams);
  return written == exit_done ? played.exit_code : written;
}

int show_history(const HistoryOptions& options, const Streams& streams) {
  history::Wanted wanted;
  if (!wanted_by(options, streams, wanted)) return exit_usage;
  const PlayedHands played = play_files(options, wanted, streams);
  for (std::size_t at = 0; at < played.hands.size(); ++at) {
    if (options.json) {
      for (const auto& event : played.hands[at].events)
        streams.out << codec::to_text(event) << '\n';
      continue;
    }
    if (at > 0) streams.out << '\n';
    tell_story(played.hands[at], streams);
  }
  return played.exit_code;
}

}  // namespace cardroom::cli
