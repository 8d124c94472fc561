#include "cli/host/data_folder.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

namespace cardroom::cli {

namespace {

constexpr mode_t of_others = 077;

std::optional<Fault> open_to_others(const std::string& path, std::string_view mend) {
  struct stat about {};
  if (::lstat(path.c_str(), &about) != 0) return Fault{"look at " + path, std::strerror(errno)};
  if (about.st_uid != ::geteuid())
    return Fault{"open " + path, "it belongs to another user; run the room as its owner"};
  if ((about.st_mode & of_others) == 0) return std::nullopt;
  return Fault{"open " + path,
               "others may read or write it; run " + std::string(mend) + " " + path};
}

std::optional<Fault> open_to_others(const std::string& folder) {
  if (auto fault = open_to_others(folder, "chmod 700")) return fault;
  std::error_code error;
  for (const auto& file : std::filesystem::directory_iterator(folder, error))
    if (file.path().filename().string().starts_with("journal."))
      if (auto fault = open_to_others(file.path().string(), "chmod 600")) return fault;
  return std::nullopt;
}

}  // namespace

std::optional<Fault> prepare_data_folder(const std::string& folder) {
  ::umask(of_others);
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST)
    return Fault{"make " + folder, std::strerror(errno)};
  if (auto fault = open_to_others(folder)) return fault;
  const std::string journal = folder + "/" + std::string(store::journal_file);
  if (store::format_of(journal).value_or(0) > store::journal_format)
    return Fault{
        "open " + folder,
        "a newer program wrote this journal. Nothing was changed. Start the newer program"};
  return std::nullopt;
}

Result<std::unique_ptr<store::SqliteJournal>, Fault> open_journal_in(const std::string& folder,
                                                                     store::Shorter shorter) {
  store::SqliteOptions options;
  options.file = folder + "/" + std::string(store::journal_file);
  options.shorter = shorter;
  const std::string key_name = folder + "/" + std::string(store::key_file);
  if (std::filesystem::exists(options.file) && !std::filesystem::exists(key_name))
    return Fault{"open " + folder, std::string(store::key_file) +
                                       " is missing; bring it back from a backup, nothing else can "
                                       "go on with this journal"};
  auto key = store::SigningKey::load_or_create(key_name);
  if (!key) return key.error();
  return store::SqliteJournal::open(options, *key);
}

}  // namespace cardroom::cli
