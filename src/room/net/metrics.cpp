#include "room/net/metrics.h"

#include <prometheus/metric_family.h>
#include <prometheus/text_serializer.h>

#include <vector>

namespace cardroom::room::net {

namespace {

using prometheus::MetricType;

struct Figure {
  const char* name;
  const char* help;
  MetricType type;
  std::uint64_t value;
};

prometheus::MetricFamily family_of(const Figure& figure) {
  prometheus::MetricFamily family;
  family.name = std::string("cardroom_") + figure.name;
  family.help = figure.help;
  family.type = figure.type;
  prometheus::ClientMetric metric;
  if (figure.type == MetricType::Counter)
    metric.counter.value = static_cast<double>(figure.value);
  else
    metric.gauge.value = static_cast<double>(figure.value);
  family.metric.push_back(metric);
  return family;
}

}  // namespace

std::string metrics_text(const Service& service) {
  const Counts& counts = service.counts();
  const store::WriterCounts writer = service.writer_counts();
  const Figure figures[] = {
      {"serves", "Whether this machine runs the room.", MetricType::Gauge, 1},
      {"received_total", "Messages that came in.", MetricType::Counter, counts.received},
      {"sent_total", "Messages that went out.", MetricType::Counter, counts.sent},
      {"records_total", "Records since the start.", MetricType::Counter, counts.records},
      {"commits_total", "Syncs of the journal.", MetricType::Counter, writer.commits},
      {"batches_total", "Batches committed.", MetricType::Counter, writer.batches},
      {"batches_waiting", "Batches to be committed.", MetricType::Gauge, writer.waiting},
      {"connections", "Connections now.", MetricType::Gauge, counts.connections},
      {"tables", "Tables, closed ones too.", MetricType::Gauge, counts.tables},
      {"accounts", "Accounts, bots too.", MetricType::Gauge, counts.accounts},
      {"disk_free_megabytes", "Free on the journal's disk.", MetricType::Gauge,
       counts.disk_free_mb},
  };
  std::vector<prometheus::MetricFamily> families;
  for (const Figure& figure : figures) families.push_back(family_of(figure));
  return prometheus::TextSerializer().Serialize(families);
}

}  // namespace cardroom::room::net
