#include "cli/host/front_desk.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/backup/room_folder.h"
#include "cli/files.h"
#include "store/sqlite/journal.h"

namespace cardroom::cli {

namespace fs = std::filesystem;

namespace {

std::optional<Fault> write_whole(const std::string& file, const std::string& text,
                                 const std::string& folder) {
  const std::string part = file + ".new";
  const int number = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  const bool written =
      number >= 0 && ::write(number, text.data(), text.size()) == static_cast<ssize_t>(text.size());
  const int why = errno;
  if (number >= 0) ::close(number);
  if (!written) return Fault{"write " + file, std::strerror(why)};
  if (auto fault = give_to_owner(part, folder)) return fault;
  std::error_code failed;
  fs::rename(part, file, failed);
  if (failed) return Fault{"write " + file, failed.message()};
  return std::nullopt;
}

// Somebody holds the lock beside the journal.
bool is_open(const std::string& folder) {
  const std::string lock = folder + "/" + std::string(store::journal_file) + ".lock";
  const int number = ::open(lock.c_str(), O_RDONLY | O_CLOEXEC);
  if (number < 0) return false;
  const bool held = ::flock(number, LOCK_SH | LOCK_NB) != 0;
  ::close(number);
  return held;
}

void remove_quietly(const std::string& file) {
  std::error_code ignored;
  fs::remove(file, ignored);
}

}  // namespace

std::optional<Fault> FrontDesk::open(const std::string& address) const {
  remove_quietly(wanted_);
  return write_whole(address_, address + "\n", folder_);
}

void FrontDesk::close() const {
  remove_quietly(address_);
  remove_quietly(wanted_);
}

std::optional<store::Hash> FrontDesk::wanted() const {
  if (::access(wanted_.c_str(), R_OK) != 0) return std::nullopt;
  const auto text = read_file(wanted_);
  const auto bytes = text ? store::from_hex(*text) : std::nullopt;
  return bytes ? store::hash_from(*bytes) : std::nullopt;
}

void FrontDesk::granted() const { remove_quietly(wanted_); }

std::optional<std::string> FrontDesk::address() const {
  if (!is_open(folder_)) return std::nullopt;
  auto text = read_file(address_);
  if (text && text->ends_with('\n')) text->pop_back();
  return text;
}

std::optional<Fault> FrontDesk::want(const store::Hash& code) const {
  return write_whole(wanted_, store::to_hex(code), folder_);
}

bool FrontDesk::waits() const { return fs::exists(wanted_); }

}  // namespace cardroom::cli
