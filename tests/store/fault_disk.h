// A disk in memory whose power can be cut, which can be full, and which can refuse: a file system
// for SQLite that distinguishes written data from synced data. After a power cut, synced data is
// there; of the rest, each sector of 512 bytes is there or not, by chance.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cardroom::store::test {

class FaultDisk {
 public:
  // Registers itself with SQLite under this name, until it is destroyed.
  explicit FaultDisk(std::string name);
  FaultDisk(const FaultDisk&) = delete;
  FaultDisk& operator=(const FaultDisk&) = delete;
  ~FaultDisk();

  const std::string& name() const { return name_; }

  enum class Fault { power_cut, failed_write, failed_sync, full };
  // Fails after this many writes and syncs. From then on nothing works, except that a failed write
  // or sync happens only once.
  void fail_after(std::uint64_t operations, Fault fault);
  bool has_failed() const { return failed_; }
  std::uint64_t operations() const { return operations_; }

  // The power comes back; every connection must be closed. Chance decides about unsynced data.
  void power_cycle(std::uint64_t chance);

  // For the connections of fault_disk.cpp.
  struct Pending {
    std::uint64_t offset = 0;
    std::string bytes;
    std::optional<std::uint64_t> truncated;  // Truncates to this size, instead of a write.
  };
  struct File {
    std::string durable;
    std::string current;
    std::vector<Pending> pending;
    bool exists = true;
    bool deletion_pending = false;
    int shared = 0;  // SQLite's locks: how many, and the highest of any one.
    int highest = 0;
    std::vector<std::vector<char>> memory;  // The shared memory of the write-ahead log.
    int memory_shared[8] = {};
    bool memory_exclusive[8] = {};
    int memory_users = 0;
  };
  std::shared_ptr<File> find(const std::string& path, bool create);
  void remove(const std::string& path, bool synced);
  bool exists(const std::string& path) const;
  int write(File& file, std::uint64_t offset, const std::string& bytes);
  int truncate(File& file, std::uint64_t size);
  int sync(File& file);
  bool is_off() const { return off_; }

 private:
  bool strikes();
  void settle(File& file, std::uint64_t& chance) const;

  std::string name_;
  std::unique_ptr<struct VfsOfDisk> vfs_;
  std::map<std::string, std::shared_ptr<File>> files_;
  std::uint64_t operations_ = 0;
  std::uint64_t strike_at_ = 0;  // 0 means never.
  Fault fault_ = Fault::power_cut;
  bool failed_ = false;
  bool off_ = false;
  bool full_ = false;
  bool dropping_ = false;  // A sync has failed: the data it had to write may be gone.
};

}  // namespace cardroom::store::test
