// A certificate that the room makes for itself. It keeps others from listening; nobody vouches for
// it, so browsers warn.
#pragma once

#include <string>
#include <vector>

#include "base/fault.h"
#include "base/result.h"

namespace cardroom::room::net {

struct CertificateWish {
  std::vector<std::string> names;  // Host names and addresses, at least one.
  std::string certificate;         // The files to make; neither may be there.
  std::string key;
  int days = 825;  // The most that browsers accept.
};

// The certificate's fingerprint, as browsers show it: `AB:CD:…`.
Result<std::string, Fault> make_certificate(const CertificateWish& wish);

}  // namespace cardroom::room::net
