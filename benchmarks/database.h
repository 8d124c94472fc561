// Schema: an empty place in the PostgreSQL that ./bench has started; dropped when the benchmark
// ends.
#pragma once

#include <cstdlib>
#include <memory>
#include <string>

#include "store/postgres/connection.h"
#include "store/postgres/journal.h"

namespace cardroom::bench {

// None if the program was started by hand.
inline const char* database_url() { return std::getenv("CARDROOM_POSTGRES"); }

struct Schema {
  Schema() {
    store::postgres::Connection(database_url()).ask("CREATE SCHEMA " + name);
    if (!store::PostgresJournal::migrate(url)) std::abort();
  }
  Schema(const Schema&) = delete;
  Schema& operator=(const Schema&) = delete;
  ~Schema() { store::postgres::Connection(database_url()).ask("DROP SCHEMA " + name + " CASCADE"); }

  std::unique_ptr<store::Journal> open() const {
    auto journal = store::PostgresJournal::open({.url = url, .node = "bench"},
                                                store::SigningKey(store::Hash{1}));
    if (!journal) std::abort();
    return std::move(*journal);
  }

  const std::string name =
      "bench" + store::to_hex(store::SigningKey::random().public_key()).substr(0, 20);
  const std::string url = std::string(database_url()) + "&options=-csearch_path%3D" + name;
};

}  // namespace cardroom::bench
