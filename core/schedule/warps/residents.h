#pragma once

#include "core/facts/timing.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// A group that is resident on a multiprocessor.
struct ResidentGroup {
    std::uint64_t group = 0;
    std::uint32_t live = 0; ///< number of warps that have not finished
    std::uint32_t at_barrier = 0;
    /// Cycle at which all arrivals at the barrier so far have been processed.
    std::uint64_t barrier_taken = 0;
    std::vector<std::uint32_t> slots; ///< slots of its warps, in ascending order
};

/// Numbers of cycles in which groups were resident, and in which warps were at barriers.
struct ResidentSums {
    std::uint64_t resident_cycles = 0; ///< cycles with a resident group, summed over multiprocessors
    /// Number of cycles in which a warp was at a barrier, on the multiprocessor with the most such cycles.
    std::uint64_t most_at_barrier = 0;
    ResidentSums& operator+=(const ResidentSums& other);
};

/// Tracks which groups of a launch are resident on a multiprocessor, and which of them have warps at a
/// barrier. A resident group has a record with a number. After the group has ended, another group reuses the
/// record.
class Residents {
public:
    using Cycles = std::uint64_t;

    /// `at_once` is the maximum number of resident groups, and `barrier_cycles` the number of cycles for
    /// processing a warp's arrival at a barrier. `spans` has one entry per group, by linear group id, and
    /// receives where and when the group was resident.
    Residents(std::uint32_t multiprocessor, std::uint32_t at_once, std::uint32_t group_warps,
              std::uint32_t barrier_cycles, std::span<GroupSpan> spans);

    /// Adds a group and returns the number of its record. There must be room for the group.
    std::uint32_t let_in(std::uint64_t group, Cycles now);
    [[nodiscard]] ResidentGroup& at(std::uint32_t record) { return records_[record]; }

    /// Records the arrival of a warp at a barrier. Returns whether all unfinished warps of its group have
    /// arrived.
    bool arrive_at_barrier(std::uint32_t record, Cycles now);
    /// Records that the warps of a group leave their barrier.
    void leave_barrier(std::uint32_t record, Cycles now);
    /// Records that a group has ended.
    void leave(std::uint32_t record, Cycles now);
    [[nodiscard]] bool empty() const { return groups_ == 0; }

    [[nodiscard]] ResidentSums sums() const { return {resident_cycles_, barrier_cycles_so_far_}; }

private:
    const std::uint32_t multiprocessor_;
    const std::uint32_t group_warps_;
    const std::uint32_t barrier_cycles_;
    const std::span<GroupSpan> spans_;
    std::vector<ResidentGroup> records_;
    std::vector<std::uint32_t> free_records_;
    std::uint32_t groups_ = 0;   ///< number of resident groups
    std::uint32_t barriers_ = 0; ///< number of warps at a barrier
    Cycles barrier_since_ = 0;
    Cycles barrier_cycles_so_far_ = 0;
    Cycles resident_since_ = 0;
    Cycles resident_cycles_ = 0;
};

} // namespace lockstep
