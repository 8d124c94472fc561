#include "room/log/log.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>

#include "codec/json_text.h"

namespace cardroom::room {

namespace {

constexpr std::size_t log_waiting_most = 4U << 20U;  // Bytes.
constexpr int lines_a_minute = 300;
constexpr std::size_t log_addresses_most = 10'000;

int open_log(const std::string& file) {
  return ::open(file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

std::string time_text(std::int64_t now_ms) {
  const std::time_t seconds = now_ms / 1000;
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
  const std::string thousandths = std::to_string(1000 + now_ms % 1000).substr(1);
  return std::string(text.data(), size) + "." + thousandths + "Z";
}

}  // namespace

std::string line_of(const Notice& notice, std::int64_t now_ms) {
  const Level level = std::visit([](const auto& one) { return one.level; }, notice);
  return codec::to_text(LogLine{time_text(now_ms), level, {notice}}) + "\n";
}

Result<std::unique_ptr<Log>, Fault> Log::open(const std::string& file) {
  const int descriptor = file.empty() ? STDERR_FILENO : open_log(file);
  if (descriptor < 0) return Fault{"open the log " + file, std::strerror(errno)};
  return std::unique_ptr<Log>(new Log(file, descriptor));
}

Log::Log(std::string file, int descriptor)
    : file_(std::move(file)), descriptor_(descriptor), thread_([this] { run(); }) {}

Log::~Log() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  more_.notify_one();
  thread_.join();
  if (!file_.empty()) ::close(descriptor_);
}

void Log::write(const Notice& notice, std::int64_t now_ms) {
  {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() > log_waiting_most || is_too_much(notice, now_ms)) {
      ++lost_;
      return;
    }
    if (lost_ != 0) waiting_ += line_of(notice::LinesLost{lost_}, now_ms);
    lost_ = 0;
    waiting_ += line_of(notice, now_ms);
  }
  more_.notify_one();
}

bool Log::is_too_much(const Notice& notice, std::int64_t now_ms) {
  if (now_ms / 60'000 != minute_ || lines_of_.size() > log_addresses_most) lines_of_.clear();
  minute_ = now_ms / 60'000;
  const std::string address = std::visit(
      [](const auto& one) {
        if constexpr (requires { one.address; })
          return one.address;
        else
          return std::string();
      },
      notice);
  return !address.empty() && ++lines_of_[{notice.index(), address}] > lines_a_minute;
}

// To rotate the log, people move the file away. The next lines go to a new file.
void Log::follow_file() {
  if (file_.empty()) return;
  struct stat named {};
  struct stat held {};
  const bool is_same = ::stat(file_.c_str(), &named) == 0 && ::fstat(descriptor_, &held) == 0 &&
                       named.st_ino == held.st_ino && named.st_dev == held.st_dev;
  if (is_same) return;
  if (const int opened = open_log(file_); opened >= 0) {
    ::close(descriptor_);
    descriptor_ = opened;
  }
}

void Log::put(const std::string& lines) {
  follow_file();
  std::string_view left = lines;
  while (!left.empty()) {
    const auto put = ::write(descriptor_, left.data(), left.size());
    if (put < 0 && errno == EINTR) continue;
    if (put <= 0) return;  // There is nobody left to tell.
    left.remove_prefix(static_cast<std::size_t>(put));
  }
}

void Log::run() {
  while (true) {
    std::string lines;
    {
      std::unique_lock lock(mutex_);
      more_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      lines.swap(waiting_);
    }
    put(lines);
  }
}

}  // namespace cardroom::room
