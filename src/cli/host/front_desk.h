// What the room and `cardroom link` tell each other, through two files of the data folder that only
// its owner can touch: where the room listens, and the hash of a sign-in that is wanted for the
// operator. The room takes the file away when the sign-in is good.
#pragma once

#include <optional>
#include <string>

#include "base/fault.h"
#include "store/hash.h"

namespace cardroom::cli {

class FrontDesk {
 public:
  explicit FrontDesk(const std::string& folder)
      : folder_(folder), address_(folder + "/room.address"), wanted_(folder + "/operator.wanted") {}

  // The room's side.
  std::optional<Fault> open(const std::string& address) const;
  void close() const;
  std::optional<store::Hash> wanted() const;
  void granted() const;

  // The other side. None: the room is not open.
  std::optional<std::string> address() const;
  std::optional<Fault> want(const store::Hash& code) const;
  bool waits() const;  // Until it was granted.

 private:
  std::string folder_;
  std::string address_;
  std::string wanted_;
};

}  // namespace cardroom::cli
