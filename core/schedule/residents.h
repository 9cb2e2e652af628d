#pragma once

#include "core/facts/group_times.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace lockstep {

/// A group that lives on a multiprocessor.
struct ResidentGroup {
    std::uint64_t group = 0;
    std::uint32_t multiprocessor = 0;
    std::uint32_t live = 0; ///< warps that are not done
    std::uint32_t at_barrier = 0;
    std::uint64_t barrier_taken = 0;  ///< cycle at which all that have come to it were taken
    std::vector<std::uint32_t> slots; ///< of its warps, ascending
};

/// What lived on the multiprocessors, in cycles.
struct ResidentSums {
    std::uint64_t resident_cycles = 0; ///< in which a multiprocessor had any group; of all of them
    std::uint64_t most_at_barrier = 0; ///< in which a warp stood at a barrier; of the one with most
    std::uint64_t group_cycles = 0;    ///< from begin to end of each group
    std::uint32_t multiprocessors = 0; ///< that had any group
};

/// Which groups of a launch live on which multiprocessor, and who of them stands at a barrier. Groups come
/// in the order of their ids, one to each multiprocessor with room in turn. A group that lives here has a
/// record with a number, which another takes over when there is room again.
class Residents {
public:
    using Cycles = std::uint64_t;

    /// `at_once`: groups on a multiprocessor.
    /// `barrier_cycles`: that taking a warp at a barrier takes.
    Residents(std::uint32_t multiprocessors, std::uint32_t at_once, std::uint32_t group_warps,
              std::size_t groups, std::uint32_t barrier_cycles = 0);

    /// False where admit() would let nobody in: it is asked in every cycle, and mostly in vain.
    [[nodiscard]] bool may_admit() const { return has_more() && !(round_.empty() && further_.empty()); }
    /// Records: groups that can live here at once.
    [[nodiscard]] std::size_t places() const { return records_.size(); }
    /// Whether groups are left that have not been let in.
    [[nodiscard]] bool has_more() const { return next_group_ != spans_.size(); }
    /// Lets the next group in. Returns its record; none: there is no room, or no group is left.
    std::optional<std::uint32_t> admit(Cycles now);
    [[nodiscard]] ResidentGroup& at(std::uint32_t record) { return records_[record]; }

    /// A warp comes to a barrier. Returns whether all of its group that are not done are there.
    bool arrive_at_barrier(std::uint32_t record, Cycles now);
    /// The warps of a group leave their barrier.
    void leave_barrier(std::uint32_t record, Cycles now);
    /// The group is done.
    void leave(std::uint32_t record, Cycles now);
    /// The record and the room of a group that has left are free from the next admit() on.
    void make_room(std::uint32_t record);

    [[nodiscard]] ResidentSums sums() const;
    /// When each group lived where, by linear group id.
    [[nodiscard]] std::vector<GroupSpan> take_spans() { return std::move(spans_); }

private:
    struct Multiprocessor {
        std::uint32_t groups = 0;   ///< resident
        std::uint32_t barriers = 0; ///< warps at one
        Cycles barrier_since = 0;
        Cycles barrier_cycles = 0;
        Cycles resident_since = 0;
        Cycles resident_cycles = 0;
        std::vector<std::uint32_t> free_records;
    };
    [[nodiscard]] std::optional<std::uint32_t> next_with_room();
    std::uint32_t let_in(std::uint32_t multiprocessor, Cycles now);

    const std::uint32_t group_warps_;
    const std::uint32_t barrier_cycles_;
    std::vector<ResidentGroup> records_;
    std::vector<Multiprocessor> multiprocessors_;
    std::vector<std::uint32_t> round_;   ///< multiprocessors that each get a group in turn, the next one last
    std::vector<std::uint32_t> further_; ///< those that may have room in the round after
    std::vector<GroupSpan> spans_;
    std::size_t next_group_ = 0;
};

} // namespace lockstep
