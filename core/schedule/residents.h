#pragma once

#include "core/facts/group_times.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// A group that lives on a multiprocessor.
struct ResidentGroup {
    std::uint64_t group = 0;
    std::uint32_t live = 0; ///< warps that are not done
    std::uint32_t at_barrier = 0;
    std::uint64_t barrier_taken = 0;  ///< cycle at which all that have come to it were taken
    std::vector<std::uint32_t> slots; ///< of its warps, ascending
};

/// What lived on multiprocessors, in cycles.
struct ResidentSums {
    std::uint64_t resident_cycles = 0; ///< in which a multiprocessor had any group; of all of them
    std::uint64_t most_at_barrier = 0; ///< in which a warp stood at a barrier; of the one with most
    ResidentSums& operator+=(const ResidentSums& other);
};

/// Which groups of a launch live on a multiprocessor, and who of them stands at a barrier. A group that lives
/// here has a record with a number, which another takes over when it has left.
class Residents {
public:
    using Cycles = std::uint64_t;

    /// `at_once`: groups on the multiprocessor.
    /// `barrier_cycles`: that taking a warp at a barrier takes.
    /// `spans`: when each group of the launch lived where, by linear group id.
    Residents(std::uint32_t multiprocessor, std::uint32_t at_once, std::uint32_t group_warps,
              std::uint32_t barrier_cycles, std::span<GroupSpan> spans);

    /// Lets a group in, for which there must be room. Returns its record.
    std::uint32_t let_in(std::uint64_t group, Cycles now);
    [[nodiscard]] ResidentGroup& at(std::uint32_t record) { return records_[record]; }

    /// A warp comes to a barrier. Returns whether all of its group that are not done are there.
    bool arrive_at_barrier(std::uint32_t record, Cycles now);
    /// The warps of a group leave their barrier.
    void leave_barrier(std::uint32_t record, Cycles now);
    /// The group is done.
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
    std::uint32_t groups_ = 0;   ///< resident
    std::uint32_t barriers_ = 0; ///< warps at one
    Cycles barrier_since_ = 0;
    Cycles barrier_cycles_so_far_ = 0;
    Cycles resident_since_ = 0;
    Cycles resident_cycles_ = 0;
};

} // namespace lockstep
