#include "room/asked/figures.h"

#include <map>

#include "codec/json_text.h"
#include "room/messages/answer.h"

namespace cardroom::room {

namespace {

// Takings are the cage's, rounds the tables': each is counted with the records it stands in.
void write_hours(std::string& out, const Tables& tables, const CageBooks& books) {
  std::map<std::int64_t, std::uint64_t> rounds;
  for (const auto& [at_ms, hour] : books.hours()) rounds[at_ms] = 0;
  for (const auto& [number, table] : tables.all())
    for (const auto& [at_ms, count] : table.hours) rounds[at_ms] += count;
  out += '[';
  for (const auto& [at_ms, count] : rounds) {
    const auto found = books.hours().find(at_ms);
    const Hour hour = found == books.hours().end() ? Hour{} : found->second;
    if (!out.ends_with('[')) out += ',';
    out += "{\"at_ms\":";
    codec::write(out, at_ms);
    codec::write_field(out, "commission_cents", hour.commission);
    codec::write_field(out, "house_cents", hour.house);
    codec::write_field(out, "rounds", count);
    out += '}';
  }
  out += ']';
}

}  // namespace

void answer_figures(const Tables& tables, const CageBooks& books, const Message& message,
                    Effects& effects) {
  std::string out = begin_answer("figures", message.id) + ",\"tables\":[";
  for (const auto& [number, table] : tables.all()) {
    const Takings takings = table.game->takings();
    if (!out.ends_with('[')) out += ',';
    out += "{\"table\":";
    codec::write(out, number);
    codec::write_field(out, "name", table.name);
    codec::write_field(out, "rulebook", table.game->rulebook());
    codec::write_field(out, "rounds", table.game->rounds());
    codec::write_field(out, "commission_cents", takings.commission);
    codec::write_field(out, "time_cents", takings.time);
    codec::write_field(out, "house_cents", takings.house);
    out += ",\"meter_cents\":";
    takings.meter ? codec::write(out, *takings.meter) : codec::write_null(out);
    out += ",\"reserve_cents\":";
    takings.reserve ? codec::write(out, *takings.reserve) : codec::write_null(out);
    out += '}';
  }
  out += "],\"hours\":";
  write_hours(out, tables, books);
  out += ",\"ledger\":";
  books.write_ledger(out);
  answer(message, out + "}", effects);
}

}  // namespace cardroom::room
