#include "room/asked/rounds.h"

#include <algorithm>
#include <utility>

#include "codec/json_text.h"
#include "records/records.h"
#include "room/messages/given.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t rounds_usual = 20;
constexpr std::int64_t rounds_most = 200;

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

void ask_search_rounds(const Message& message, Effects& effects) {
  const auto given = read_given<incoming::SearchRounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::search, message);
  asked.table = given->table.value_or(0);
  asked.player = given->player.value_or(PlayerId());
  asked.from_ms = given->from_ms.value_or(0);
  asked.to_ms = given->to_ms.value_or(0);
  asked.after = given->after.value_or("");
  asked.limit = limit_of(given->limit);
  effects.inquiries.push_back(std::move(asked));
}

void ask_my_rounds(const Message& message, Effects& effects) {
  const auto given = read_given<incoming::MyRounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::results, message);
  asked.player = given->player.value_or(message.account);
  if (asked.player != message.account && message.role != Role::inspector)
    return refuse(message, rule::not_your_role, effects);
  asked.after = given->after.value_or("");
  asked.limit = limit_of(given->limit);
  effects.inquiries.push_back(std::move(asked));
}

void ask_pairs(const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Pairs>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::pairs, message);
  asked.player = given->player.value_or(PlayerId());
  asked.from_ms = given->from_ms.value_or(0);
  asked.to_ms = given->to_ms.value_or(0);
  asked.after = given->after.value_or("");
  asked.limit = limit_of(given->limit);
  effects.inquiries.push_back(std::move(asked));
}

void ask_pair_rounds(const Message& message, Effects& effects) {
  const auto given = read_given<incoming::PairRounds>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::pair_rounds, message);
  asked.player = given->first;
  asked.other = given->second;
  asked.from_ms = given->from_ms.value_or(0);
  asked.to_ms = given->to_ms.value_or(0);
  asked.after = given->after.value_or("");
  asked.limit = limit_of(given->limit);
  effects.inquiries.push_back(std::move(asked));
}

void ask_replay(Recorder& recorder, const Message& message, Effects& effects) {
  const auto given = read_given<incoming::Replay>(message, effects);
  if (!given) return;
  Inquiry asked = inquiry_of(Inquiry::Kind::replay, message);
  asked.table = number_or_none<std::uint32_t>(given->table);
  asked.round = number_or_none<std::uint64_t>(given->round);
  asked.frame = number_or_none<std::size_t>(given->from.value_or(0));
  if (message.role != Role::player) {
    effects.note(
        notice::RoundRead{message.account, message.role, asked.table, asked.round, "replay"});
    recorder.record("room",
                    codec::to_text(records::Asked{
                        message.account, message.role, message.type, asked.table, asked.round, {}}),
                    effects);
  }
  effects.inquiries.push_back(std::move(asked));
}

// Checks the chain of commits, and the books. `cardroom audit` plays everything again.
void ask_audit(const cage::Ledger& ledger, const Message& message, Effects& effects) {
  Inquiry asked = inquiry_of(Inquiry::Kind::audit, message);
  asked.books_fault = cage::fault_of(ledger);
  effects.inquiries.push_back(std::move(asked));
}

}  // namespace cardroom::room
