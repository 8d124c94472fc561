// Log: notices as lines of JSON, in a file or on standard error. A thread of its own writes them:
// a slow disk holds nobody up.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "base/fault.h"
#include "base/result.h"
#include "room/log/notice.h"

namespace cardroom::room {

class Log {
 public:
  // An empty name is standard error. A file is only ever added to, and only its owner reads it.
  static Result<std::unique_ptr<Log>, Fault> open(const std::string& file);
  ~Log();
  Log(const Log&) = delete;
  Log& operator=(const Log&) = delete;

  // From any thread, at once. What does not fit, and what one address has too much of in a minute,
  // is counted, and the count is told.
  void write(const Notice& notice, std::int64_t now_ms);

 private:
  Log(std::string file, int descriptor);
  bool is_too_much(const Notice& notice, std::int64_t now_ms);
  void run();
  void put(const std::string& lines);
  void follow_file();

  std::string file_;
  int descriptor_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::string waiting_;
  std::uint64_t lost_ = 0;
  std::int64_t minute_ = 0;
  std::map<std::pair<std::size_t, std::string>, int> lines_of_;  // By type and address.
  bool stopping_ = false;
  std::thread thread_;
};

// One line, with its end.
std::string line_of(const Notice& notice, std::int64_t now_ms);

}  // namespace cardroom::room
