// Seal: what the room keeps in a database, so that whoever reads the database learns nothing of it.
// The key follows from the journal's signing key, which only the room's machines have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "store/hash.h"
#include "store/signing.h"

namespace cardroom::store::postgres {

class Seal {
 public:
  explicit Seal(const SigningKey& key);

  // The place is sealed with the bytes: they open only where they were kept.
  std::string close(std::string_view bytes, std::string_view place) const;
  std::optional<std::string> open(std::string_view sealed, std::string_view place) const;

 private:
  Hash key_;
};

}  // namespace cardroom::store::postgres
