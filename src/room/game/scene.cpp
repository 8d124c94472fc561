#include "room/game/scene.h"

#include <algorithm>

namespace cardroom::room {

std::int64_t absent_from_ms(const Scene& scene, PlayerId player) {
  const std::int64_t patient_ms = scene.since_ms + scene.house.absent_ms + scene.bank_ms;
  if (scene.gone_ms == nullptr) return patient_ms;
  const auto gone = scene.gone_ms->find(player);
  if (gone == scene.gone_ms->end()) return patient_ms;
  return std::min(patient_ms, std::max(scene.since_ms, gone->second) + scene.house.away_ms);
}

}  // namespace cardroom::room
