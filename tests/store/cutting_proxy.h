// A server between the journal and PostgreSQL's socket, which can cut a connection just when the
// database answers: then the database has done what it was asked, and the asker does not know.
#pragma once

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

namespace cardroom::store::test {

class CuttingProxy {
 public:
  CuttingProxy(const std::string& folder, std::string database) : database_(std::move(database)) {
    listener_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const sockaddr_un at = address(folder);
    (void)::bind(listener_, reinterpret_cast<const sockaddr*>(&at), sizeof(at));
    (void)::listen(listener_, 8);
    thread_ = std::thread([this] { run(); });
  }
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;
  ~CuttingProxy() {
    stopping_ = true;
    thread_.join();
    ::close(listener_);
    for (const Pair& pair : pairs_) close_both(pair);
  }

  // The next answer, on whatever connection, is not passed on.
  void cut_next_answer() { cutting_ = true; }
  int cuts() const { return cuts_; }

 private:
  struct Pair {
    int asker = -1;
    int database = -1;
  };

  static sockaddr_un address(const std::string& folder) {
    sockaddr_un at{};
    at.sun_family = AF_UNIX;
    std::strncpy(at.sun_path, (folder + "/.s.PGSQL.5432").c_str(), sizeof(at.sun_path) - 1);
    return at;
  }
  static void close_both(const Pair& pair) {
    ::close(pair.asker);
    ::close(pair.database);
  }

  void accept_one() {
    Pair pair{::accept(listener_, nullptr, nullptr),
              ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0)};
    const sockaddr_un at = address(database_);
    (void)::connect(pair.database, reinterpret_cast<const sockaddr*>(&at), sizeof(at));
    pairs_.push_back(pair);
  }

  // False: the connection is over.
  static bool pass_on(int from, int to) {
    std::array<char, 65536> bytes{};
    const auto size = ::recv(from, bytes.data(), bytes.size(), 0);
    if (size <= 0) return false;
    return ::send(to, bytes.data(), static_cast<std::size_t>(size), MSG_NOSIGNAL) == size;
  }

  bool serve(const Pair& pair, bool asked, bool answered) {
    if (answered && cutting_.exchange(false)) {
      ++cuts_;
      return false;
    }
    return (!asked || pass_on(pair.asker, pair.database)) &&
           (!answered || pass_on(pair.database, pair.asker));
  }

  void run() {
    while (!stopping_) {
      std::vector<pollfd> sockets = {{listener_, POLLIN, 0}};
      for (const Pair& pair : pairs_) {
        sockets.push_back({pair.asker, POLLIN, 0});
        sockets.push_back({pair.database, POLLIN, 0});
      }
      if (::poll(sockets.data(), sockets.size(), 20) <= 0) continue;
      for (std::size_t at = pairs_.size(); at-- > 0;) {
        if (serve(pairs_[at], sockets[2 * at + 1].revents != 0, sockets[2 * at + 2].revents != 0))
          continue;
        close_both(pairs_[at]);
        pairs_.erase(pairs_.begin() + static_cast<std::ptrdiff_t>(at));
      }
      if (sockets[0].revents != 0) accept_one();
    }
  }

  const std::string database_;
  int listener_ = -1;
  std::atomic<bool> stopping_ = false;
  std::atomic<bool> cutting_ = false;
  std::atomic<int> cuts_ = 0;
  std::vector<Pair> pairs_;
  std::thread thread_;
};

}  // namespace cardroom::store::test
