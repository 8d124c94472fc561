#include "store/sqlite/head_file.h"

#include <array>
#include <string_view>

#include "base/number.h"

namespace cardroom::store {

namespace {

constexpr int place_count = 2;
constexpr sqlite3_int64 place_bytes = 4096;  // A sector that fails takes only one.
constexpr std::size_t line_bytes = 192;
constexpr std::string_view label = "cardroom head 1 ";

std::string checked(std::string words) {
  words += ' ' + to_hex(Hasher().text(words).done()).substr(0, 32) + '\n';
  words.resize(line_bytes, ' ');
  return words;
}

std::string line_of(const Head& head) {
  return checked(std::string(label) + std::to_string(head.sequence) + ' ' + to_hex(head.hash));
}

std::optional<Head> head_in(std::string_view line) {
  if (!line.starts_with(label)) return std::nullopt;
  const std::string_view words = line.substr(label.size());
  const auto space = words.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const auto sequence = parse_number<std::uint64_t>(words.substr(0, space));
  const auto bytes = from_hex(words.substr(space + 1, 64));
  const auto hash = bytes ? hash_from(*bytes) : std::nullopt;
  if (!sequence || !hash) return std::nullopt;
  const Head head{*sequence, *hash};
  return line_of(head) == line ? std::optional(head) : std::nullopt;
}

Fault failed(const std::string& path, std::string_view what) {
  return {"head " + path, std::string(what)};
}

}  // namespace

HeadFile::HeadFile(const std::string& journal, Opened how, const std::string& vfs) {
  sqlite3_vfs* const system = sqlite3_vfs_find(vfs.empty() ? nullptr : vfs.c_str());
  path_.resize(static_cast<std::size_t>(system->mxPathname) + 1);
  if (system->xFullPathname(system, name_of(journal).c_str(), static_cast<int>(path_.size()),
                            path_.data()) != SQLITE_OK)
    throw failed(name_of(journal), "cannot be found");
  path_.resize(path_.find('\0'));
  memory_ = std::make_unique<char[]>(static_cast<std::size_t>(system->szOsFile));
  // SQLite makes files of this kind with the rights of the journal, and syncs their folder.
  const int flags = how == Opened::to_write
                        ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_WAL
                        : SQLITE_OPEN_READONLY | SQLITE_OPEN_WAL;
  const int code = system->xOpen(system, path_.c_str(), file(), flags, nullptr);
  is_open_ = code == SQLITE_OK;
  if (!is_open_ && how == Opened::to_write) throw failed(name_of(journal), sqlite3_errstr(code));
  // The last head stays where it is while the next one is written.
  const auto last = read();
  if (last && read_place(0) == last) next_place_ = 1;
}

HeadFile::~HeadFile() {
  if (is_open_) file()->pMethods->xClose(file());
}

std::optional<Head> HeadFile::read_place(int place) const {
  std::array<char, line_bytes> line{};
  if (file()->pMethods->xRead(file(), line.data(), line_bytes, place * place_bytes) != SQLITE_OK)
    return std::nullopt;
  return head_in({line.data(), line.size()});
}

std::optional<Head> HeadFile::read() const {
  if (!is_open_) return std::nullopt;
  std::optional<Head> last;
  for (int place = 0; place < place_count; ++place)
    if (const auto head = read_place(place); head && (!last || head->sequence > last->sequence))
      last = head;
  return last;
}

void HeadFile::write(const Head& head) {
  const std::string line = line_of(head);
  const int code = file()->pMethods->xWrite(file(), line.data(), static_cast<int>(line.size()),
                                            next_place_ * place_bytes);
  if (code != SQLITE_OK) throw failed(path_, sqlite3_errstr(code));
  is_written_ = true;
}

void HeadFile::sync() {
  const int code = file()->pMethods->xSync(file(), SQLITE_SYNC_NORMAL);
  if (code != SQLITE_OK) throw failed(path_, sqlite3_errstr(code));
  if (is_written_) next_place_ = (next_place_ + 1) % place_count;
  is_written_ = false;
}

}  // namespace cardroom::store
