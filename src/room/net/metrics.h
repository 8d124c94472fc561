// The room's figures as Prometheus reads them. This header does not include its library.
#pragma once

#include <string>

#include "room/service.h"

namespace cardroom::room::net {

std::string metrics_text(const Service& service);

}  // namespace cardroom::room::net
