// SQLite's view of a FaultDisk: its files, locks and shared memory.
#include <sqlite3.h>

#include <cstring>
#include <new>

#include "store/fault_disk.h"

namespace cardroom::store::test {

// Only named in the header.
struct VfsOfDisk {
  sqlite3_vfs vfs{};
};

namespace {

using File = FaultDisk::File;

// One connection's hold on a file. The first member must be SQLite's.
struct Open {
  sqlite3_file base;
  FaultDisk* disk;
  std::shared_ptr<File> file;
  int lock;
  unsigned memory_shared;  // One bit for each lock.
  unsigned memory_exclusive;
  bool uses_memory;
};

Open& open_of(sqlite3_file* file) { return *reinterpret_cast<Open*>(file); }

int unlock(sqlite3_file* given, int level) {
  Open& open = open_of(given);
  if (open.lock >= SQLITE_LOCK_SHARED && level < SQLITE_LOCK_SHARED) --open.file->shared;
  if (open.lock > SQLITE_LOCK_SHARED) open.file->highest = 0;
  open.lock = level;
  return SQLITE_OK;
}

int lock(sqlite3_file* given, int level) {
  Open& open = open_of(given);
  File& file = *open.file;
  if (open.lock >= level) return SQLITE_OK;
  const bool other_is_higher = file.highest > 0 && open.lock <= SQLITE_LOCK_SHARED;
  if (level == SQLITE_LOCK_SHARED) {
    if (file.highest >= SQLITE_LOCK_PENDING) return SQLITE_BUSY;
    ++file.shared;
  } else {
    if (other_is_higher) return SQLITE_BUSY;
    if (level == SQLITE_LOCK_EXCLUSIVE && file.shared > 1) return SQLITE_BUSY;
    file.highest = level;
  }
  open.lock = level;
  return SQLITE_OK;
}

int memory_unmap(sqlite3_file* given, int) {
  Open& open = open_of(given);
  if (!open.uses_memory) return SQLITE_OK;
  open.uses_memory = false;
  for (unsigned at = 0; at < 8; ++at) {
    if (open.memory_shared >> at & 1U) --open.file->memory_shared[at];
    if (open.memory_exclusive >> at & 1U) open.file->memory_exclusive[at] = false;
  }
  open.memory_shared = open.memory_exclusive = 0;
  if (--open.file->memory_users == 0) open.file->memory.clear();
  return SQLITE_OK;
}

int close_file(sqlite3_file* given) {
  memory_unmap(given, 0);
  unlock(given, SQLITE_LOCK_NONE);
  open_of(given).file.~shared_ptr();
  return SQLITE_OK;
}

int read_file(sqlite3_file* given, void* into, int amount, sqlite3_int64 offset) {
  const Open& open = open_of(given);
  if (open.disk->is_off()) return SQLITE_IOERR_READ;
  const std::string& content = open.file->current;
  const auto from = std::min(static_cast<std::size_t>(offset), content.size());
  const auto there = std::min(static_cast<std::size_t>(amount), content.size() - from);
  std::memset(into, 0, static_cast<std::size_t>(amount));
  std::memcpy(into, content.data() + from, there);
  return there == static_cast<std::size_t>(amount) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* given, const void* from, int amount, sqlite3_int64 offset) {
  Open& open = open_of(given);
  return open.disk->write(
      *open.file, static_cast<std::uint64_t>(offset),
      std::string(static_cast<const char*>(from), static_cast<std::size_t>(amount)));
}

int truncate_file(sqlite3_file* given, sqlite3_int64 size) {
  return open_of(given).disk->truncate(*open_of(given).file, static_cast<std::uint64_t>(size));
}

int sync_file(sqlite3_file* given, int) { return open_of(given).disk->sync(*open_of(given).file); }

int file_size(sqlite3_file* given, sqlite3_int64* size) {
  *size = static_cast<sqlite3_int64>(open_of(given).file->current.size());
  return SQLITE_OK;
}

int check_reserved(sqlite3_file* given, int* reserved) {
  *reserved = open_of(given).file->highest > 0 ? 1 : 0;
  return SQLITE_OK;
}

int file_control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return 512; }
int characteristics(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

int memory_map(sqlite3_file* given, int page, int size, int extend, void volatile** into) {
  Open& open = open_of(given);
  File& file = *open.file;
  if (!open.uses_memory) {
    open.uses_memory = true;
    ++file.memory_users;
  }
  const auto at = static_cast<std::size_t>(page);
  *into = nullptr;
  if (file.memory.size() <= at && extend == 0) return SQLITE_OK;
  while (file.memory.size() <= at) file.memory.emplace_back(static_cast<std::size_t>(size), '\0');
  *into = file.memory[at].data();
  return SQLITE_OK;
}

int memory_lock(sqlite3_file* given, int offset, int count, int flags) {
  Open& open = open_of(given);
  File& file = *open.file;
  for (int slot = offset; slot < offset + count; ++slot) {
    const unsigned bit = 1U << slot;
    const bool mine_shared = (open.memory_shared & bit) != 0;
    if (flags & SQLITE_SHM_UNLOCK) continue;
    if (file.memory_exclusive[slot] && !(open.memory_exclusive & bit)) return SQLITE_BUSY;
    if ((flags & SQLITE_SHM_EXCLUSIVE) && file.memory_shared[slot] > (mine_shared ? 1 : 0))
      return SQLITE_BUSY;
  }
  for (int slot = offset; slot < offset + count; ++slot) {
    const unsigned bit = 1U << slot;
    if (flags & SQLITE_SHM_UNLOCK) {
      if (open.memory_exclusive & bit) file.memory_exclusive[slot] = false;
      if (open.memory_shared & bit) --file.memory_shared[slot];
      open.memory_exclusive &= ~bit;
      open.memory_shared &= ~bit;
    } else if (flags & SQLITE_SHM_EXCLUSIVE) {
      file.memory_exclusive[slot] = true;
      open.memory_exclusive |= bit;
    } else if (!(open.memory_shared & bit)) {
      ++file.memory_shared[slot];
      open.memory_shared |= bit;
    }
  }
  return SQLITE_OK;
}

void memory_barrier(sqlite3_file*) {}

const sqlite3_io_methods methods = {2,
                                    close_file,
                                    read_file,
                                    write_file,
                                    truncate_file,
                                    sync_file,
                                    file_size,
                                    lock,
                                    unlock,
                                    check_reserved,
                                    file_control,
                                    sector_size,
                                    characteristics,
                                    memory_map,
                                    memory_lock,
                                    memory_barrier,
                                    memory_unmap,
                                    nullptr,
                                    nullptr};

FaultDisk& disk_of(sqlite3_vfs* vfs) { return *static_cast<FaultDisk*>(vfs->pAppData); }

int open_file(sqlite3_vfs* vfs, const char* name, sqlite3_file* into, int flags, int* got) {
  static int nameless = 0;
  const std::string path = name ? name : "temporary-" + std::to_string(++nameless);
  into->pMethods = nullptr;
  auto file = disk_of(vfs).find(path, (flags & SQLITE_OPEN_CREATE) != 0);
  if (!file) return SQLITE_CANTOPEN;
  new (into) Open{{&methods}, &disk_of(vfs), std::move(file), 0, 0, 0, false};
  if (got) *got = flags;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs* vfs, const char* name, int synced) {
  FaultDisk& disk = disk_of(vfs);
  if (disk.is_off()) return SQLITE_IOERR_DELETE;
  if (!disk.exists(name)) return SQLITE_IOERR_DELETE_NOENT;
  disk.remove(name, synced != 0);
  return SQLITE_OK;
}

int access_file(sqlite3_vfs* vfs, const char* name, int, int* result) {
  *result = disk_of(vfs).exists(name) ? 1 : 0;
  return SQLITE_OK;
}

int full_path(sqlite3_vfs*, const char* name, int size, char* out) {
  sqlite3_snprintf(size, out, "%s", name);
  return SQLITE_OK;
}

// The only randomness is the test's: the same seed gives the same run.
int randomness(sqlite3_vfs*, int size, char* out) {
  static std::uint64_t chance = 1;
  for (int at = 0; at < size; ++at) {
    chance = chance * 6364136223846793005U + 1442695040888963407U;
    out[at] = static_cast<char>(chance >> 56);
  }
  return size;
}

int sleep_for(sqlite3_vfs*, int microseconds) { return microseconds; }
int current_time(sqlite3_vfs*, double* day) {
  *day = 2460000.5;
  return SQLITE_OK;
}
int last_error(sqlite3_vfs*, int, char*) { return 0; }

}  // namespace

FaultDisk::FaultDisk(std::string name)
    : name_(std::move(name)), vfs_(std::make_unique<VfsOfDisk>()) {
  sqlite3_vfs& vfs = vfs_->vfs;
  vfs.iVersion = 1;
  vfs.szOsFile = sizeof(Open);
  vfs.mxPathname = 512;
  vfs.zName = name_.c_str();
  vfs.pAppData = this;
  vfs.xOpen = open_file;
  vfs.xDelete = delete_file;
  vfs.xAccess = access_file;
  vfs.xFullPathname = full_path;
  vfs.xRandomness = randomness;
  vfs.xSleep = sleep_for;
  vfs.xCurrentTime = current_time;
  vfs.xGetLastError = last_error;
  sqlite3_vfs_register(&vfs, 0);
}

FaultDisk::~FaultDisk() { sqlite3_vfs_unregister(&vfs_->vfs); }

}  // namespace cardroom::store::test
