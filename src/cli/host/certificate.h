// cardroom certificate: a certificate of the room's own, made on request.
#pragma once

namespace cardroom::cli {

class Command;

void add_certificate(Command& program);

}  // namespace cardroom::cli
