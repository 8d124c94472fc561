// Progress: told now and then how much of a long piece of work is done, from 0 to 1.
#pragma once

#include <functional>

namespace cardroom {

using Progress = std::function<void(double done)>;

}  // namespace cardroom
