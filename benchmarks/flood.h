// Flood: 500 connections from an address of their own that ask for the lobby as fast as they can,
// in a process of its own, for as long as this is held.
#pragma once

#include <sys/types.h>

#include <cstdint>

namespace cardroom::bench {

class Flood {
 public:
  explicit Flood(std::uint16_t port);
  ~Flood();
  Flood(const Flood&) = delete;
  Flood& operator=(const Flood&) = delete;

 private:
  pid_t child_;
};

}  // namespace cardroom::bench
