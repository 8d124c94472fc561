#include "store/postgres/connection.h"

#include <poll.h>

#include <charconv>

namespace cardroom::store::postgres {

namespace {

std::string first_line(std::string_view said) {
  return std::string(said.substr(0, said.find('\n')));
}

Failure failure_in(const PGresult* result) {
  const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* const said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  Failure failure{{"ask the database", said ? said : first_line(PQresultErrorMessage(result))},
                  state ? state : ""};
  // The server is going away, or has lost what it was doing: as if the connection were gone.
  if (failure.state.starts_with("08") || failure.state.starts_with("57P")) failure.state.clear();
  return failure;
}

bool is_good(const PGresult* result) {
  const ExecStatusType status = PQresultStatus(result);
  return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

// How the values of a statement are handed to libpq.
struct Parameters {
  explicit Parameters(const Values& values) {
    for (const Value& value : values) {
      data.push_back(value.bytes().data());
      sizes.push_back(static_cast<int>(value.bytes().size()));
      formats.push_back(value.is_blob() ? 1 : 0);
    }
  }
  int count() const { return static_cast<int>(data.size()); }
  std::vector<const char*> data;
  std::vector<int> sizes;
  std::vector<int> formats;
};

// Never "off": what is acknowledged is on the disk, and on the standby where there is one. Nothing
// cuts a commit short; a transaction that its program has left is ended.
constexpr const char* session_settings =
    "SELECT set_config('synchronous_commit', 'on', false) "
    "WHERE current_setting('synchronous_commit') IN ('off', 'local'); "
    "SET statement_timeout = 0; SET lock_timeout = 0; SET client_min_messages = warning; "
    "SET idle_in_transaction_session_timeout = '10s'";

}  // namespace

int Rows::changed() const {
  int number = 0;
  const std::string_view text = PQcmdTuples(result_.get());
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::int64_t Rows::number(int row, int column) const {
  std::int64_t number = 0;
  const std::string_view digits = text(row, column);
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

std::string_view Rows::text(int row, int column) const {
  return {PQgetvalue(result_.get(), row, column),
          static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::string Rows::blob(int row, int column) const {
  std::size_t size = 0;
  const auto* const digits =
      reinterpret_cast<const unsigned char*>(PQgetvalue(result_.get(), row, column));
  unsigned char* const bytes = PQunescapeBytea(digits, &size);
  if (!bytes) return {};
  std::string made(reinterpret_cast<const char*>(bytes), size);
  PQfreemem(bytes);
  return made;
}

std::string named(const std::string& node) { return "cardroom " + node; }

Connection::Connection(const std::string& url, const std::string& name) {
  // What comes before the URL can be set in it; what comes after it cannot.
  const char* const names[] = {"connect_timeout", "tcp_user_timeout",     "application_name",
                               "dbname",          "target_session_attrs", nullptr};
  const char* const values[] = {"3", "5000", name.c_str(), url.c_str(), "read-write", nullptr};
  handle_.reset(PQconnectdbParams(names, values, 1));
  if (PQstatus(handle_.get()) != CONNECTION_OK)
    throw Failure{{"connect to the database", first_line(PQerrorMessage(handle_.get()))}, {}};
  PQsetNoticeReceiver(
      handle_.get(), [](void* warned, const PGresult*) { *static_cast<bool*>(warned) = true; },
      warned_.get());
  run(session_settings);
}

Failure Connection::lost() const {
  return {{"ask the database", first_line(PQerrorMessage(handle_.get()))}, {}};
}

void Connection::prepare(const std::vector<Prepared>& statements) {
  for (const Prepared& one : statements) {
    PGresult* const result = PQprepare(handle_.get(), one.name, one.sql, 0, nullptr);
    const Rows owned(result);
    if (!is_good(result)) throw failure_in(result);
  }
}

Rows Connection::ask(const std::string& sql, const Values& values) {
  const Parameters with(values);
  if (PQsendQueryParams(handle_.get(), sql.c_str(), with.count(), nullptr, with.data.data(),
                        with.sizes.data(), with.formats.data(), 0) != 1)
    throw lost();
  wait_for_answer();
  PGresult* const result = PQgetResult(handle_.get());
  Rows rows(result);
  if (!result || PQstatus(handle_.get()) != CONNECTION_OK) throw lost();
  const Rows nothing(PQgetResult(handle_.get()));
  if (!is_good(result)) throw failure_in(result);
  return rows;
}

void Connection::wait_for_answer() {
  if (!patience_) return;  // PQgetResult waits.
  const auto until = std::chrono::steady_clock::now() + *patience_;
  while (PQisBusy(handle_.get()) != 0) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        until - std::chrono::steady_clock::now());
    pollfd socket{PQsocket(handle_.get()), POLLIN, 0};
    if (left.count() <= 0 || ::poll(&socket, 1, static_cast<int>(left.count())) == 0)
      throw Failure{{"ask the database", "it does not answer"}, {}};
    if (PQconsumeInput(handle_.get()) != 1) throw lost();
  }
}

void Connection::commit() {
  *warned_ = false;
  ask("COMMIT");
  require_no_warning();
}

void Connection::require_no_warning() const {
  if (*warned_)
    throw Failure{{"ask the database", "the database cannot say that the commit is safe"}, {}};
}

void Connection::run(const char* script) {
  PGresult* const result = PQexec(handle_.get(), script);
  const Rows owned(result);
  if (!result || PQstatus(handle_.get()) != CONNECTION_OK) throw lost();
  if (!is_good(result)) throw failure_in(result);
}

void Connection::send(const char* prepared, const Values& values) {
  if (sent_ == 0 &&
      (PQsetnonblocking(handle_.get(), 1) != 0 || PQenterPipelineMode(handle_.get()) != 1))
    throw lost();
  const Parameters with(values);
  if (PQsendQueryPrepared(handle_.get(), prepared, with.count(), with.data.data(),
                          with.sizes.data(), with.formats.data(), 0) != 1)
    throw lost();
  ++sent_;
}

// The server may want to send before it reads on, so both happen in turn.
void Connection::flush() {
  while (true) {
    const int state = PQflush(handle_.get());
    if (state == 0) return;
    if (state < 0) throw lost();
    pollfd socket{PQsocket(handle_.get()), POLLIN | POLLOUT, 0};
    (void)::poll(&socket, 1, -1);
    if ((socket.revents & POLLIN) != 0 && PQconsumeInput(handle_.get()) != 1) throw lost();
  }
}

std::vector<Rows> Connection::answers() {
  *warned_ = false;
  if (PQpipelineSync(handle_.get()) != 1) throw lost();
  flush();
  (void)PQsetnonblocking(handle_.get(), 0);
  std::vector<Rows> rows;
  std::unique_ptr<Failure> failed;
  for (; sent_ > 0; --sent_) collect(rows, failed);
  PGresult* const end = PQgetResult(handle_.get());
  const Rows owned(end);
  if (PQresultStatus(end) != PGRES_PIPELINE_SYNC) throw failed && !end ? *failed : lost();
  (void)PQexitPipelineMode(handle_.get());
  if (failed) throw *failed;
  require_no_warning();
  return rows;
}

// The answer to one statement, and the nothing that follows it.
void Connection::collect(std::vector<Rows>& rows, std::unique_ptr<Failure>& failed) {
  PGresult* const result = PQgetResult(handle_.get());
  rows.emplace_back(result);
  if (!result || PQstatus(handle_.get()) != CONNECTION_OK) throw lost();
  if (!is_good(result) && !failed) failed = std::make_unique<Failure>(failure_in(result));
  const Rows nothing(PQgetResult(handle_.get()));
}

}  // namespace cardroom::store::postgres
