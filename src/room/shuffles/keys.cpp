#include "room/shuffles/keys.h"

#include "store/hash.h"

namespace cardroom::room {

namespace {

std::string_view bytes_of(const Seed& seed) {
  return {reinterpret_cast<const char*>(seed.data()), seed.size()};
}

}  // namespace

std::string commitment_to(std::uint32_t table, std::uint64_t round, const Seed& key) {
  return store::to_hex(store::Hasher()
                           .text("cardroom commitment 1")
                           .number(table)
                           .number(round)
                           .bytes(bytes_of(key))
                           .done());
}

Seed seed_of(const Seed& key, const std::vector<std::string>& entropy) {
  store::Hasher hasher;
  hasher.text("cardroom seed 1").bytes(bytes_of(key));
  for (const std::string& bytes : entropy) hasher.text(bytes);
  return hasher.done();
}

}  // namespace cardroom::room
