#include "store/postgres/nodes.h"

#include <thread>

#include "store/postgres/connection.h"
#include "store/postgres/schema.h"

namespace cardroom::store::postgres {

namespace {

constexpr std::chrono::milliseconds looked_every{100};

Nodes read(Connection& connection) {
  Nodes found;
  const Rows lease = connection.ask(
      "SELECT epoch, node, greatest(-1, least(3600000, 1000 * extract(epoch FROM until - "
      "clock_timestamp())))::bigint FROM leases WHERE name = 'room'");
  if (lease.count() == 0) return found;
  found.epoch = lease.number(0, 0);
  found.lease_seconds = static_cast<double>(lease.number(0, 2)) / 1000;
  const std::string serves = found.lease_seconds > 0 ? std::string(lease.text(0, 1)) : "";
  const Rows names = connection.ask(
      "SELECT DISTINCT substr(application_name, 10) COLLATE \"C\" AS name FROM pg_stat_activity "
      "WHERE datname = current_database() AND application_name LIKE 'cardroom _%' UNION "
      "SELECT $1 WHERE $1 <> '' ORDER BY name",
      {Value(serves)});
  for (int row = 0; row < names.count(); ++row)
    found.connected.push_back({std::string(names.text(row, 0)), names.text(row, 0) == serves});
  return found;
}

bool is_handed_over(Connection& connection, std::int64_t epoch) {
  const Rows row = connection.ask(
      "SELECT 1 FROM leases WHERE name = 'room' AND epoch = $1 AND until >= clock_timestamp()",
      {Value(epoch)});
  return row.count() == 0;
}

std::optional<std::string> ask_to_drain(const std::string& url, const Drain& asked) {
  Connection connection(url);
  require_schema(connection);
  const Rows row = connection.ask(
      "UPDATE leases SET drain_asked = true WHERE name = 'room' AND until >= clock_timestamp() "
      "AND $1 IN ('', node) RETURNING node, epoch",
      {Value(asked.node)});
  if (row.count() == 0) return std::nullopt;
  const auto until = std::chrono::steady_clock::now() + asked.patience;
  while (!is_handed_over(connection, row.number(0, 1))) {
    if (std::chrono::steady_clock::now() > until)
      throw Fault{"hand the room over", "the machine that serves did not end in time"};
    std::this_thread::sleep_for(looked_every);
  }
  return std::string(row.text(0, 0));
}

}  // namespace

Result<Nodes, Fault> nodes(const std::string& url) {
  try {
    Connection connection(url);
    require_schema(connection);
    return read(connection);
  } catch (const Failure& failure) {
    return failure.fault;
  }
}

Result<std::optional<std::string>, Fault> drain(const std::string& url, const Drain& asked) {
  try {
    return ask_to_drain(url, asked);
  } catch (const Failure& failure) {
    return failure.fault;
  } catch (const Fault& fault) {
    return fault;
  }
}

}  // namespace cardroom::store::postgres
