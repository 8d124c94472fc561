// FairQueue: what waits, in a lane for each address and in a file for each connection of it. Lanes
// take turns. What an item cost is paid afterwards from its lane's credit, and a lane without
// credit lets the others go first: nobody waits longer because somebody else sends more.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <unordered_map>
#include <utility>

#include "room/address.h"

namespace cardroom::room {

// Whose something is.
struct Whose {
  Address address;
  std::uint64_t connection = 0;
};

template <class Item>
class FairQueue {
 public:
  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  std::size_t size_of(const Address& address) const {
    const auto found = lanes_.find(address);
    return found == lanes_.end() ? 0 : found->second.size;
  }

  void push(const Whose& whose, Item item) {
    Lane& lane = lanes_[whose.address];
    if (!lane.has_turn) turns_.push_back(whose.address);
    lane.has_turn = true;
    std::deque<Item>& file = lane.files[whose.connection];
    if (file.empty()) lane.turns.push_back(whose.connection);
    file.push_back(std::move(item));
    ++lane.size;
    ++size_;
  }

  // Whose turn it is.
  const Address& next() {
    give_credit();
    return turns_.front();
  }

  // The first of the connection whose turn it is, in the lane whose turn it is.
  Item pop() {
    give_credit();
    Lane& lane = lanes_.at(turns_.front());
    const auto file = lane.files.find(lane.turns.front());
    Item item = std::move(file->second.front());
    file->second.pop_front();
    const std::uint64_t connection = lane.turns.front();
    lane.turns.pop_front();
    if (file->second.empty())
      lane.files.erase(file);
    else
      lane.turns.push_back(connection);
    --lane.size;
    --size_;
    return item;
  }

  // What the item that was taken last has cost, in microseconds or what comes to the same.
  void pay(std::int64_t cost) {
    const Address address = turns_.front();
    Lane& lane = lanes_.at(address);
    lane.credit -= cost;
    if (lane.size > 0 && lane.credit > 0) return;
    turns_.pop_front();
    if (lane.size == 0) {
      lanes_.erase(address);
      return;
    }
    turns_.push_back(address);
  }

 private:
  static constexpr std::int64_t credit_a_turn = 200;

  struct Lane {
    std::int64_t credit = credit_a_turn;
    bool has_turn = false;  // Until what it had last is paid for.
    std::size_t size = 0;
    std::deque<std::uint64_t> turns;  // Connections with something in their file, each once.
    std::unordered_map<std::uint64_t, std::deque<Item>> files;
  };

  // Lanes that still owe are passed over, and a little is forgiven each time.
  void give_credit() {
    while (true) {
      Lane& lane = lanes_.at(turns_.front());
      if (lane.credit > 0) return;
      lane.credit = turns_.size() == 1 ? credit_a_turn : lane.credit + credit_a_turn;
      if (lane.credit > 0) return;
      turns_.push_back(turns_.front());
      turns_.pop_front();
    }
  }

  std::unordered_map<Address, Lane, Address::Hash> lanes_;
  std::deque<Address> turns_;  // Each lane once.
  std::size_t size_ = 0;
};

}  // namespace cardroom::room
