#pragma once

#include "core/hardware/hardware_model.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

namespace lockstep {

/// Limits the rate at which groups start on all multiprocessors together to groups_per_kilocycle per 1,000
/// cycles. Internally, a cycle is divided into groups_per_kilocycle units of time, and starting a group takes
/// 1,000 units, so that no fraction is lost.
class Dispatcher {
public:
    using Cycles = std::uint64_t;

    explicit Dispatcher(const HardwareModel& hardware) : rate_(hardware.groups_per_kilocycle) {}

    /// Returns the first cycle, not before `now`, in which the next group can start.
    [[nodiscard]] Cycles next(Cycles now) const {
        return rate_ == 0 ? now : std::max(now, (taken_until_ + rate_ - 1) / rate_);
    }
    void hand_out(Cycles now) {
        const Cycles idle_until = now == 0 ? 0 : (now - 1) * rate_ + 1; // the first moment of cycle `now`
        taken_until_ = std::max(taken_until_, idle_until) + 1000;
    }

private:
    const Cycles rate_;
    Cycles taken_until_ = 0;
};

/// The assignment of a group to a multiprocessor.
struct HandedOut {
    std::uint64_t group = 0;
    std::uint32_t multiprocessor = 0;
    std::uint64_t cycle = 0;
};

/// Decides which multiprocessor gets the next group of a launch, and when. Groups are assigned in the order
/// of their ids, round-robin over the multiprocessors with free room, no faster than Dispatcher allows.
class GroupHandout {
public:
    using Cycles = std::uint64_t;

    GroupHandout(const HardwareModel& hardware, std::size_t groups);

    /// Whether there are groups that have not been assigned yet.
    [[nodiscard]] bool has_more() const { return next_group_ != groups_; }
    /// Records that the multiprocessor has room for another group from `cycle` on.
    void add_room(std::uint32_t multiprocessor, Cycles cycle) { coming_.emplace(cycle, multiprocessor); }
    /// Assigns the next group, in cycle `last` at the latest. Returns nullopt if no multiprocessor has room
    /// by then, or if no group is left. All room that becomes available up to cycle `last` must have been
    /// added before.
    std::optional<HandedOut> next(Cycles last);
    /// Returns the first cycle after `last` in which a group can be assigned, provided that a multiprocessor
    /// has room.
    [[nodiscard]] Cycles first_after(Cycles last) const { return dispatcher_.next(last + 1); }

private:
    void take_room();
    [[nodiscard]] std::uint32_t next_with_room();

    using Room = std::pair<Cycles, std::uint32_t>;
    const std::size_t groups_;
    Dispatcher dispatcher_;
    std::priority_queue<Room, std::vector<Room>, std::greater<>> coming_;
    /// For each multiprocessor, the number of additional groups for which it has room.
    std::vector<std::uint32_t> room_;
    std::size_t all_room_ = 0; ///< sum of room_: the number of additional groups for which there is room
    /// Multiprocessors that have not yet received a group in this round. The last entry is next.
    std::vector<std::uint32_t> round_;
    /// Multiprocessors that may have room in the next round. May contain duplicates.
    std::vector<std::uint32_t> further_;
    std::size_t next_group_ = 0;
    Cycles now_ = 0;
};

} // namespace lockstep
