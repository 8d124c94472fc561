#include "store/fault_disk.h"

#include <sqlite3.h>

#include <algorithm>

namespace cardroom::store::test {

namespace {

std::uint64_t next(std::uint64_t& chance) {
  chance = chance * 6364136223846793005U + 1442695040888963407U;
  return chance >> 33;
}

void put(std::string& content, std::uint64_t offset, std::string_view bytes) {
  if (content.size() < offset + bytes.size()) content.resize(offset + bytes.size());
  content.replace(offset, bytes.size(), bytes);
}

}  // namespace

void FaultDisk::fail_after(std::uint64_t operations, Fault fault) {
  strike_at_ = operations_ + operations;
  fault_ = fault;
  failed_ = false;
}

// Counts one more operation; true when it is the one that fails.
bool FaultDisk::strikes() {
  ++operations_;
  if (strike_at_ == 0 || operations_ < strike_at_ || failed_) return false;
  failed_ = true;
  off_ = fault_ == Fault::power_cut;
  full_ = fault_ == Fault::full;
  return true;
}

int FaultDisk::write(File& file, std::uint64_t offset, const std::string& bytes) {
  if (off_) return SQLITE_IOERR_WRITE;
  if (strikes() && fault_ != Fault::failed_sync && fault_ != Fault::full) {
    // The present write may be half done.
    if (off_) file.pending.push_back({offset, bytes.substr(0, bytes.size() / 2), {}});
    return SQLITE_IOERR_WRITE;
  }
  if (full_ && offset + bytes.size() > file.current.size()) return SQLITE_FULL;
  put(file.current, offset, bytes);
  file.pending.push_back({offset, bytes, {}});
  return SQLITE_OK;
}

int FaultDisk::truncate(File& file, std::uint64_t size) {
  if (off_) return SQLITE_IOERR_TRUNCATE;
  if (strikes() && off_) return SQLITE_IOERR_TRUNCATE;
  if (file.current.size() > size) file.current.resize(size);
  file.pending.push_back({0, {}, size});
  return SQLITE_OK;
}

int FaultDisk::sync(File& file) {
  if (off_) return SQLITE_IOERR_FSYNC;
  if (strikes() && fault_ != Fault::failed_write && fault_ != Fault::full) {
    dropping_ = true;
    return SQLITE_IOERR_FSYNC;
  }
  // After a sync that failed, the system may have forgotten the pages it could not write: a later
  // successful sync says nothing about them.
  if (dropping_) return SQLITE_OK;
  file.durable = file.current;
  file.pending.clear();
  return SQLITE_OK;
}

// Which of the unsynced writes reached the disk: all, none, or some sectors.
void FaultDisk::settle(File& file, std::uint64_t& chance) const {
  const std::uint64_t kept_of_8 = next(chance) % 9;
  for (const Pending& one : file.pending) {
    if (one.truncated) {
      if (next(chance) % 8 < kept_of_8 && file.durable.size() > *one.truncated)
        file.durable.resize(*one.truncated);
      continue;
    }
    for (std::uint64_t at = 0; at < one.bytes.size();) {
      const std::uint64_t place = one.offset + at;
      const auto size = std::min<std::uint64_t>(512 - place % 512, one.bytes.size() - at);
      if (next(chance) % 8 < kept_of_8)
        put(file.durable, place, std::string_view(one.bytes).substr(at, size));
      at += size;
    }
  }
  file.pending.clear();
  file.current = file.durable;
}

void FaultDisk::power_cycle(std::uint64_t chance) {
  for (auto at = files_.begin(); at != files_.end();) {
    File& file = *at->second;
    settle(file, chance);
    if (!file.exists && file.deletion_pending && next(chance) % 2 == 0) file.exists = true;
    file.shared = file.highest = file.memory_users = 0;
    file.memory.clear();
    std::fill(std::begin(file.memory_shared), std::end(file.memory_shared), 0);
    std::fill(std::begin(file.memory_exclusive), std::end(file.memory_exclusive), false);
    at = file.exists ? std::next(at) : files_.erase(at);
  }
  strike_at_ = 0;
  failed_ = off_ = full_ = dropping_ = false;
}

std::shared_ptr<FaultDisk::File> FaultDisk::find(const std::string& path, bool create) {
  const auto at = files_.find(path);
  if (at != files_.end() && at->second->exists) return at->second;
  if (!create) return nullptr;
  return files_[path] = std::make_shared<File>();
}

void FaultDisk::remove(const std::string& path, bool synced) {
  const auto at = files_.find(path);
  if (at == files_.end()) return;
  at->second->exists = false;
  at->second->deletion_pending = !synced;
}

bool FaultDisk::exists(const std::string& path) const {
  const auto at = files_.find(path);
  return at != files_.end() && at->second->exists;
}

}  // namespace cardroom::store::test
