// libpq's C interface with owners for its resources. Failures are thrown inside the store and never
// leave it: postgres/journal.cpp turns them into values.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fault.h"

namespace cardroom::store::postgres {

// What the server said, or that the connection is gone: then nobody knows what the server did.
struct Failure {
  Fault fault;
  std::string state;  // SQLSTATE; empty where the connection is gone.
  bool is_lost() const { return state.empty(); }
};

// A value for a statement's parameter.
class Value {
 public:
  Value(std::int64_t number) : bytes_(std::to_string(number)) {}
  Value(std::uint64_t number) : bytes_(std::to_string(number)) {}
  Value(std::string_view text) : bytes_(text) {}
  Value(const std::string& text) : bytes_(text) {}
  static Value blob(std::string_view bytes) {
    Value made(bytes);
    made.is_blob_ = true;
    return made;
  }

  const std::string& bytes() const { return bytes_; }
  bool is_blob() const { return is_blob_; }

 private:
  std::string bytes_;
  bool is_blob_ = false;
};
using Values = std::vector<Value>;

// The rows of an answer, in text; blobs are decoded.
class Rows {
 public:
  explicit Rows(PGresult* result) : result_(result) {}

  int count() const { return PQntuples(result_.get()); }
  int changed() const;  // Rows that an UPDATE or INSERT touched.
  std::int64_t number(int row, int column) const;
  std::string_view text(int row, int column) const;
  std::string blob(int row, int column) const;

 private:
  struct Clear {
    void operator()(PGresult* result) const { PQclear(result); }
  };
  std::unique_ptr<PGresult, Clear> result_;
};

struct Prepared {
  const char* name;
  const char* sql;
};

// How the connections of a machine are called in the database.
std::string named(const std::string& node);

class Connection {
 public:
  // To the one of the URL's hosts that accepts writes. The name tells people whose it is. Throws a
  // Failure.
  explicit Connection(const std::string& url, const std::string& name = "cardroom");

  // ask() counts the connection as lost when no answer has come for this long: the server may be
  // stopped, and its machine still take what is sent to it. None: it waits for as long as it takes.
  using Patience = std::optional<std::chrono::milliseconds>;
  void give_up_after(Patience patience) { patience_ = patience; }

  void prepare(const std::vector<Prepared>& statements);
  Rows ask(const std::string& sql, const Values& values = {});
  void run(const char* script);  // Several statements.
  void commit();                 // A warning counts as a lost connection; see below.

  // Statements that are sent together, and answered together. An error refuses all of them. A
  // warning counts as a lost connection: so the server tells that a COMMIT which somebody cancelled
  // is done, and may not be on the standby.
  void send(const char* prepared, const Values& values = {});
  std::vector<Rows> answers();

  int process() const { return PQbackendPID(handle_.get()); }

 private:
  void require_no_warning() const;
  void flush();
  void wait_for_answer();
  void collect(std::vector<Rows>& rows, std::unique_ptr<Failure>& failed);
  Failure lost() const;

  // Libpq keeps its address.
  std::unique_ptr<bool> warned_ = std::make_unique<bool>(false);
  struct Finish {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };
  std::unique_ptr<PGconn, Finish> handle_;
  std::size_t sent_ = 0;
  Patience patience_;
};

}  // namespace cardroom::store::postgres
