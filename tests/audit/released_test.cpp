// The data folders that released versions left behind (tests/folders) pass the audit of today.
#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>

#include "audit/audit.h"
#include "source_folder.h"
#include "store/sqlite/journal.h"

using namespace cardroom;

namespace {

// A copy of the folder: reading a journal leaves files beside it.
struct Copy {
  std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("cardroom-released-" + std::to_string(::getpid()));
  explicit Copy(const std::filesystem::path& from) {
    std::filesystem::remove_all(folder);
    std::filesystem::copy(from, folder, std::filesystem::copy_options::recursive);
  }
  ~Copy() { std::filesystem::remove_all(folder); }
};

}  // namespace

TEST_CASE("ALT01-8.3: the journals of released versions pass, with the clauses of their time") {
  int folders = 0;
  const std::filesystem::path kept = cardroom::test::source_folder() + "/tests/folders";
  for (const auto& released : std::filesystem::directory_iterator(kept)) {
    const Copy copy(released.path() / "data");
    store::SqliteOptions options;
    options.file = (copy.folder / store::journal_file).string();
    const auto journal = store::SqliteJournal::open_to_read(options);
    REQUIRE(journal);
    const auto report = audit::audit(**journal);
    REQUIRE(report);
    CHECK(report->rounds > 20);
    for (const auto& finding : report->findings.kept()) CHECK(to_string(finding) == "");
    ++folders;
  }
  CHECK(folders > 0);
}
