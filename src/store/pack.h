// A pack: a few files in one, compressed, with the hash of all of it at the end. A pack that was
// torn or changed is noticed before anything of it is used.
//
// After the line `cardroom backup 1` comes one Zstandard stream. It holds, for each file, its name
// as a text and its size as a number, as store/hash.h writes them, and its bytes; then an empty
// name; then the hash of everything before it.
#pragma once

#include <string>
#include <vector>

#include "base/fault.h"
#include "base/result.h"

namespace cardroom::store {

struct PackedFile {
  std::string name;  // In the pack.
  std::string path;  // On the disk.
};

// Writes a new file that only its owner may read, and syncs it.
Result<Done, Fault> pack(const std::vector<PackedFile>& files, const std::string& into);

// Writes the named files; each must be there once, and nothing else may be. They are only to be
// used if there is no Fault.
Result<Done, Fault> unpack(const std::string& file, const std::vector<PackedFile>& files);
// Reads all of it as unpack() does, and writes nothing.
Result<Done, Fault> read_through(const std::string& file, const std::vector<PackedFile>& files);

}  // namespace cardroom::store
