#include "room/caretaker.h"

namespace cardroom::room {

namespace {

constexpr std::int64_t disk_look_ms = 10'000;
constexpr std::int64_t desk_look_ms = 200;
constexpr std::int64_t warning_ms = 10 * 60'000;

bool is_due(std::int64_t& due_ms, std::int64_t now_ms, std::int64_t every_ms) {
  if (now_ms < due_ms) return false;
  due_ms = now_ms + every_ms;
  return true;
}

}  // namespace

void Caretaker::look(std::int64_t now_ms, Worker& worker, const Seen& seen) {
  if (looks_.program_hash && is_due(program_due_ms_, now_ms, looks_.program_check_ms))
    (void)worker.add({}, [this, seen] { seen.program(looks_.program_hash()); });
  if (looks_.free_megabytes && is_due(disk_due_ms_, now_ms, disk_look_ms))
    (void)worker.add({}, [this, seen] {
      if (const auto free_mb = looks_.free_megabytes()) seen.disk(*free_mb);
    });
}

std::optional<store::Hash> Caretaker::newly_wanted(std::int64_t now_ms) {
  if (!looks_.operator_wanted || !is_due(desk_due_ms_, now_ms, desk_look_ms)) return std::nullopt;
  const auto wanted = looks_.operator_wanted();
  if (!wanted || *wanted == wanted_) return std::nullopt;
  wanted_ = *wanted;
  return wanted;
}

std::optional<std::int64_t> Caretaker::almost_full(std::int64_t free_mb) const {
  return free_mb < looks_.disk_warning_mb ? std::optional(free_mb) : std::nullopt;
}

bool Caretaker::warns(std::int64_t free_mb, std::int64_t now_ms) {
  if (!almost_full(free_mb)) {
    warn_again_ms_ = 0;
    return false;
  }
  return is_due(warn_again_ms_, now_ms, warning_ms);
}

std::string disk_warning(std::int64_t free_mb) {
  return "Only " + std::to_string(free_mb) +
         " MB are free on the room's disk. When it is full, the room stops. Make space, or move "
         "older backups elsewhere.";
}

}  // namespace cardroom::room
