#include "room/asked/rounds.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/json_text.h"
#include "records/records.h"
#include "room/archive/hands.h"
#include "room/messages/given.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t rounds_usual = 20;
constexpr std::int64_t rounds_most = 200;
constexpr std::size_t hands_most = 25;  // Their texts are long.
constexpr std::size_t statistics_most = 2'000;

Inquiry inquiry_of(Inquiry::Kind kind, const Message& message) {
  Inquiry asked;
  asked.kind = kind;
  asked.from = message.from;
  asked.address = message.address;
  asked.id = message.id;
  asked.asker = message.account;
  asked.role = message.role;
  return asked;
}

std::size_t limit_of(const codec::Maybe<std::int64_t>& limit) {
  const std::int64_t wanted = limit.value_or(0);
  return static_cast<std::size_t>(wanted < 1 ? rounds_usual : std::min(wanted, rounds_most));
}

// No table and no round has the number 0: it means a number that is not possible.
template <class Number>
Number number_or_none(std::int64_t given) {
  return std::in_range<Number>(given) ? static_cast<Number>(given) : Number{0};
}

// What the questions with a list for an answer have in common: the times, and where a page begins.
template <class Given>
void take_page(const Given& given, Inquiry& asked) {
  if constexpr (requires { given.from_ms; }) {
    asked.from_ms = given.from_ms.value_or(0);
    asked.to_ms = given.to_ms.value_or(0);
  }
  asked.after = given.after.value_or("");
  asked.limit = limit_of(given.limit);
}

// Staff look at rounds on record. A question about more than one round is kept as it was asked.
void record_reading(Recorder& recorder, const Message& message, const Inquiry& asked,
                    std::string_view how, Effects& effects) {
  effects.note(notice::RoundRead{message.account, message.role, asked.table, asked.round, how});
  std::string question;
  if (asked.round == 0) question = boost::json::serialize(message.fields);
  recorder.record("room",
                  codec::to_text(records::Asked{message.account, message.role, message.type,
                                                asked.table, asked.round, std::move(question)}),
                  effects);
}

}  // namespace

void ask_rounds(const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Rounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::rounds, message);
  asked.table = number_or_none<std::uint32_t>(given->table);
  asked.round = given->before.value_or(0);
  asked.limit = limit_of(given->limit);
  effects.inquiries.push_back(std::move(asked));
}

void ask_search_rounds(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::SearchRounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::search, message);
  asked.table = given->table.value_or(0);
  asked.player = given->player.value_or(PlayerId());
  take_page(*given, asked);
  record_reading(recorder, message, asked, incoming::SearchRounds::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

void ask_my_rounds(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::MyRounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::results, message);
  asked.player = given->player.value_or(message.account);
  if (asked.player != message.account && message.role != Role::inspector)
    return refuse(message, rule::not_your_role, effects);
  take_page(*given, asked);
  if (asked.player != message.account)
    record_reading(recorder, message, asked, incoming::MyRounds::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

void ask_hands(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Hands>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::hands, message);
  const bool inspects = message.role == Role::inspector;
  asked.player = given->player.value_or(inspects ? PlayerId() : message.account);
  if (asked.player != message.account && !inspects)
    return refuse(message, rule::not_your_role, effects);
  if (!is_hand_format(given->format)) return refuse(message, rule::bad_message, effects);
  asked.format = given->format;
  asked.table = given->table.value_or(0);
  asked.round = given->round.value_or(0);
  take_page(*given, asked);
  asked.limit = std::min(asked.limit, hands_most);
  if (inspects) record_reading(recorder, message, asked, incoming::Hands::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

void ask_statistics(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Statistics>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::statistics, message);
  asked.player = given->player.value_or(message.account);
  if (asked.player != message.account && message.role != Role::inspector)
    return refuse(message, rule::not_your_role, effects);
  asked.limit = statistics_most;
  if (asked.player != message.account)
    record_reading(recorder, message, asked, incoming::Statistics::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

void ask_pairs(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Pairs>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::pairs, message);
  asked.player = given->player.value_or(PlayerId());
  take_page(*given, asked);
  record_reading(recorder, message, asked, incoming::Pairs::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

void ask_pair_rounds(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::PairRounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::pair_rounds, message);
  asked.player = given->first;
  asked.other = given->second;
  take_page(*given, asked);
  record_reading(recorder, message, asked, incoming::PairRounds::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

void ask_replay(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Replay>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::replay, message);
  asked.table = number_or_none<std::uint32_t>(given->table);
  asked.round = number_or_none<std::uint64_t>(given->round);
  asked.frame = number_or_none<std::size_t>(given->from.value_or(0));
  if (message.role != Role::player)
    record_reading(recorder, message, asked, incoming::Replay::name, effects);
  effects.inquiries.push_back(std::move(asked));
}

// Checks the chain of commits, and the books. `cardroom audit` plays everything again.
void ask_audit(const cage::Ledger& ledger, const Message& message, Effects& effects) {
  Inquiry asked = inquiry_of(Inquiry::Kind::audit, message);
  asked.books_fault = cage::fault_of(ledger);
  effects.inquiries.push_back(std::move(asked));
}

}  // namespace cardroom::room
