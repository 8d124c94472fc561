#include "room/archive/archive.h"

#include <algorithm>
#include <set>
#include <utility>

#include "base/broken_invariant.h"
#include "codec/json_text.h"
#include "room/archive/hands.h"
#include "room/archive/pairs.h"
#include "room/archive/replayer.h"
#include "room/game/fault.h"
#include "room/messages/page.h"
#include "room/messages/refused.h"
#include "room/records/record.h"
#include "store/verify.h"

namespace cardroom::room {

namespace json = boost::json;

namespace {

std::string refusal(const Inquiry& asked, const Rule& rule, std::string_view detail = {}) {
  return refusal_text(asked.id, asked.table, refused_by(rule, detail));
}

}  // namespace

Result<Done, Fault> Archive::read_accounts() {
  return journal_.read("accounts", accounts_read_, [&](const store::StoredRecord& stored) {
    (void)read_record<records::AccountRecord>(
        stored.bytes,
        [&](const records::AccountRecord& record) { accounts_.apply(record, stored.time_ms); });
    accounts_read_ = stored.version;
    return store::Reading::go_on;
  });
}

outgoing::PlayedRound Archive::round_of(const Shelf& shelf, const PlayedOnShelf& played) const {
  outgoing::PlayedRound round{.table = shelf.number,
                              .round = played.round,
                              .at_ms = played.at_ms,
                              .players = {},
                              .commitment = played.commitment,
                              .over = shelf.has_ended(played.round),
                              .told = shelf.is_hosted()};
  for (const auto& [seat, player] : played.players)
    round.players.push_back({player, accounts_.name_of(player), seat});
  return round;
}

std::string Archive::answer_list(const Inquiry& asked) {
  const auto shelf = shelves_.read_table(asked.table);
  if (!shelf) return refusal(asked, rule::no_such_round, to_string(shelf.error()));
  if (*shelf == nullptr) return refusal(asked, rule::no_such_table);
  outgoing::Rounds listed{outgoing::id_of(asked.id), {}, {}};
  const auto read = shelves_.played().visit({asked.table, {}}, place_before(asked),
                                            [&](const PlayedOnShelf& played) {
                                              if (listed.rounds.size() == asked.limit)
                                                return store::Reading::stop;
                                              if (asked.round == 0 || played.round < asked.round)
                                                listed.rounds.push_back(round_of(**shelf, played));
                                              return store::Reading::go_on;
                                            });
  if (!read) return refusal(asked, rule::no_such_round, to_string(read.error()));
  return codec::to_text(listed);
}

// Where a list begins that ends before a round: later rounds are not read.
std::string Archive::place_before(const Inquiry& asked) const {
  if (asked.round == 0) return {};
  const auto found = shelves_.played().get(asked.table, asked.round);
  return found && *found ? place_of((*found)->at_ms, asked.table, asked.round) : std::string();
}

Result<Archive::Next, Fault> Archive::each_round(const std::vector<PlayerId>& players,
                                                 const Inquiry& asked, Take take, const Use& use) {
  if (const auto read = shelves_.read_tables(asked.table); !read) return read.error();
  const auto took_part = [&](const PlayedOnShelf& played) {
    return std::all_of(players.begin(), players.end(), [&](PlayerId player) {
      return std::any_of(played.players.begin(), played.players.end(),
                         [&](const auto& one) { return one.second == player; });
    });
  };
  std::size_t used = 0;
  Next next;
  std::string last;
  const PlayedRounds::Where where{asked.table, players.empty() ? PlayerId() : players.front()};
  const std::string below = take == Take::all ? std::string() : asked.after;
  const auto visit = [&](const PlayedOnShelf& played) {
    if (played.at_ms < asked.from_ms) return store::Reading::stop;
    if ((asked.to_ms != 0 && played.at_ms > asked.to_ms) || !took_part(played) ||
        (asked.table != 0 && played.table != asked.table) ||
        (asked.round != 0 && played.round != asked.round))
      return store::Reading::go_on;
    if (take == Take::page && used == asked.limit) {
      next = last;
      return store::Reading::stop;
    }
    use(shelves_.at(played.table), played);
    ++used;
    last = place_of(played.at_ms, played.table, played.round);
    return store::Reading::go_on;
  };
  const bool is_one = asked.table != 0 && asked.round != 0;
  const auto read = is_one ? shelves_.played().visit_one(asked.table, asked.round, visit)
                           : shelves_.played().visit(where, below, visit);
  if (!read) return read.error();
  return next;
}

std::string Archive::answer_search(const Inquiry& asked) {
  std::vector<PlayerId> players;
  if (!asked.player.is_none()) players.push_back(asked.player);
  outgoing::Rounds listed{outgoing::id_of(asked.id), {}, {}};
  const auto next =
      each_round(players, asked, Take::page, [&](const Shelf& shelf, const PlayedOnShelf& played) {
        listed.rounds.push_back(round_of(shelf, played));
      });
  if (!next) return refusal(asked, rule::no_such_round, to_string(next.error()));
  listed.next = *next;
  return codec::to_text(listed);
}

std::string Archive::answer_results(const Inquiry& asked) {
  outgoing::MyRounds listed{outgoing::id_of(asked.id), asked.player, {}, {}};
  const auto next = each_round(
      {asked.player}, asked, Take::page, [&](const Shelf& shelf, const PlayedOnShelf& played) {
        const auto result = played.figures.results.find(asked.player);
        listed.rounds.push_back(
            {shelf.number, played.round, played.at_ms, shelf.rulebook,
             result == played.figures.results.end() ? Cents(0) : result->second});
      });
  if (!next) return refusal(asked, rule::no_such_round, to_string(next.error()));
  listed.next = *next;
  return codec::to_text(listed);
}

std::string Archive::answer_pairs(const Inquiry& asked) {
  std::vector<PlayerId> players;
  if (!asked.player.is_none()) players.push_back(asked.player);
  PairFigures figures;
  const auto read = each_round(
      players, asked, Take::all,
      [&](const Shelf&, const PlayedOnShelf& played) { figures.add(played, asked.player); });
  if (!read) return refusal(asked, rule::no_such_round, to_string(read.error()));
  return codec::to_text(figures.page(asked, accounts_));
}

std::string Archive::answer_pair_rounds(const Inquiry& asked) {
  outgoing::PairRounds listed{outgoing::id_of(asked.id), asked.player, asked.other, {}, {}};
  const auto next = each_round(
      {asked.player, asked.other}, asked, Take::page,
      [&](const Shelf& shelf, const PlayedOnShelf& played) {
        listed.rounds.push_back(pair_round(shelf.number, played, {asked.player, asked.other}));
      });
  if (!next) return refusal(asked, rule::no_such_round, to_string(next.error()));
  listed.next = *next;
  return codec::to_text(listed);
}

// From the nearest snapshot before it that this program can read.
Archive::Start Archive::start_before(const Shelf& shelf, std::uint64_t round) const {
  Start start{shelf.fresh(), 0};
  (void)shelves_.played().visit_games(shelf.number, round, [&](const PlayedRounds::Before& before) {
    if (!start.game->restore(before.game)) return store::Reading::go_on;
    start.from = before.version;
    return store::Reading::stop;
  });
  return start;
}

template <class Reader>
Result<Done, Fault> Archive::read_from(const Shelf& shelf, store::Version from,
                                       Reader& reader) const {
  return journal_.read(
      "table/" + std::to_string(shelf.number), from, [&](const store::StoredRecord& stored) {
        auto reading = store::Reading::go_on;
        (void)read_record<records::TableRecord>(
            stored.bytes,
            [&](const records::TableRecord& record) { reading = reader.read(record); });
        return reading;
      });
}

std::vector<std::string> Archive::frames_of(const Shelf& shelf, const PlayedOnShelf& played,
                                            const Inquiry& asked) const {
  const auto replay = [&](SeatSet seen) {
    Start start = start_before(shelf, played.round);
    RoundReplayer replayer(std::move(start.game), played.round, accounts_,
                           {asked.asker, asked.role}, seen);
    return read_from(shelf, start.from, replayer)
               ? std::pair(replayer.frames(), replayer.seen_at_the_end())
               : std::pair(std::vector<std::string>(), SeatSet());
  };
  // Chances need to know how the round ended: it is read once more.
  auto [frames, seen] = replay({});
  return seen.empty() ? std::move(frames) : replay(seen).first;
}

Result<Archive::Page, Fault> Archive::page_of(const std::vector<PlayerId>& players,
                                              const Inquiry& asked) {
  Page page;
  const auto next =
      each_round(players, asked, Take::page, [&](const Shelf& shelf, const PlayedOnShelf& played) {
        page.rounds.emplace_back(&shelf, played);
      });
  if (!next) return next.error();
  page.next = *next;
  return page;
}

// Table by table, each of them once.
void Archive::tell_rounds(const Page& page, const TakeRound& take) const {
  std::map<const Shelf*, std::map<std::uint64_t, const PlayedOnShelf*>> wanted;
  for (const auto& [shelf, played] : page.rounds)
    if (round_of(*shelf, played).over) wanted[shelf][played.round] = &played;
  for (const auto& [shelf, rounds] : wanted) {
    std::set<std::uint64_t> numbers;
    for (const auto& [number, played] : rounds) numbers.insert(number);
    Start start = start_before(*shelf, *numbers.begin());
    RoundTeller teller(std::move(start.game), std::move(numbers), accounts_,
                       [&](std::uint64_t round, const history::Played& hand) {
                         if (const auto found = rounds.find(round); found != rounds.end())
                           take(*shelf, *found->second, hand);
                       });
    (void)read_from(*shelf, start.from, teller);
    teller.finish();
  }
}

std::string Archive::answer_hands(const Inquiry& asked) {
  std::vector<PlayerId> players;
  if (!asked.player.is_none()) players.push_back(asked.player);
  const auto page = page_of(players, asked);
  if (!page) return refusal(asked, rule::no_such_round, to_string(page.error()));
  std::map<const PlayedOnShelf*, std::string> texts;
  tell_rounds(*page,
              [&](const Shelf& shelf, const PlayedOnShelf& round, const history::Played& hand) {
                if (auto text = hand_text(asked.format, shelf, round, hand, asked.asker))
                  texts[&round] = std::move(*text);
              });
  outgoing::Hands told{outgoing::id_of(asked.id), asked.format, {}, 0, page->next};
  for (const auto& [shelf, played] : page->rounds) {
    if (const auto text = texts.find(&played); text != texts.end())
      told.hands.push_back(std::move(text->second));
    else
      ++told.left_out;
  }
  return codec::to_text(told);
}

std::string Archive::answer_statistics(const Inquiry& asked) {
  const auto page = page_of({asked.player}, asked);
  if (!page) return refusal(asked, rule::no_such_round, to_string(page.error()));
  history::Figures figures;
  tell_rounds(
      *page, [&](const Shelf& shelf, const PlayedOnShelf& round, const history::Played& hand) {
        figures.add(hand, std::to_string(shelf.number), unseen_by(asked.player, round, hand));
      });
  outgoing::Statistics told = statistics_of(figures, accounts_.name_of(asked.player));
  told.id = outgoing::id_of(asked.id);
  told.player = asked.player;
  told.all = !page->next.has_value();
  return codec::to_text(told);
}

std::string Archive::answer_replay(const Inquiry& asked) {
  const auto shelf = shelves_.read_table(asked.table);
  if (!shelf) return refusal(asked, rule::no_such_round, to_string(shelf.error()));
  if (*shelf == nullptr) return refusal(asked, rule::no_such_table);
  const auto found = shelves_.played().get(asked.table, asked.round);
  if (!found || !*found) return refusal(asked, rule::no_such_round);
  const PlayedOnShelf* const played = &**found;
  const bool all = Onlooker{asked.asker, asked.role}.sees_all();
  if (all && !(*shelf)->has_ended(played->round)) return refusal(asked, rule::round_not_over);
  const Seen seen{asked.table, asked.round, asked.asker, asked.role, (*shelf)->read};
  if (seen != seen_) {
    frames_ = frames_of(**shelf, *played, asked);
    seen_ = seen;
  }
  if (asked.frame >= frames_.size()) return refusal(asked, rule::no_such_round);
  outgoing::Replay replay{outgoing::id_of(asked.id), asked.table, asked.round, {}, {}, {}};
  if (all) replay.key = played->key;
  std::size_t size = 0;
  for (std::size_t at = asked.frame; at < frames_.size(); ++at) {
    size += frames_[at].size();
    if (at != asked.frame && size > page_bytes) {
      replay.next = static_cast<std::int64_t>(at);
      break;
    }
    replay.frames.push_back({frames_[at]});
  }
  return codec::to_text(replay);
}

void Archive::catch_up(const Inquiry& asked) {
  try {
    if (read_accounts()) (void)shelves_.read_tables(asked.table);
  } catch (const BrokenInvariant&) {  // The answer says so.
  }
}

std::string Archive::answer(const Inquiry& asked) {
  try {
    if (const auto read = read_accounts(); !read)
      return refusal(asked, rule::no_such_round, to_string(read.error()));
    switch (asked.kind) {
      case Inquiry::Kind::rounds:
        return answer_list(asked);
      case Inquiry::Kind::search:
        return answer_search(asked);
      case Inquiry::Kind::results:
        return answer_results(asked);
      case Inquiry::Kind::pairs:
        return answer_pairs(asked);
      case Inquiry::Kind::pair_rounds:
        return answer_pair_rounds(asked);
      case Inquiry::Kind::hands:
        return answer_hands(asked);
      case Inquiry::Kind::statistics:
        return answer_statistics(asked);
      case Inquiry::Kind::replay:
        return answer_replay(asked);
      case Inquiry::Kind::audit:
        return answer_audit(journal_, asked);
    }
  } catch (const BrokenInvariant& broken) {
    return refusal(asked, rule::table_at_fault, broken.what());
  }
  return refusal(asked, rule::unknown_type);
}

std::string answer_audit(const store::Journal& journal, const Inquiry& asked) {
  const auto verified = store::verify(journal);
  outgoing::Audit found{outgoing::id_of(asked.id), false, 0, {}, {}};
  if (verified) {
    found.records = verified->records;
    found.head = store::to_hex(verified->head.hash);
    for (const store::Damage& damage : verified->damages)
      if (found.findings.size() < page_items) found.findings.push_back(to_string(damage));
  } else {
    found.findings.push_back(to_string(verified.error()));
  }
  if (!asked.books_fault.empty()) found.findings.push_back(asked.books_fault);
  found.ok = found.findings.empty();
  return codec::to_text(found);
}

}  // namespace cardroom::room
