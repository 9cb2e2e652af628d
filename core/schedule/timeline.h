#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

class TimelineBins;

/// The state of a resident warp. A slot without a warp has no interval.
enum class WarpState : std::uint8_t { ready, active, blocked, done };

/// What a blocked warp waits for.
enum class WaitReason : std::uint8_t {
    none,
    global,     ///< an answer from global memory or an image, or their pipe
    local,      ///< an answer from local memory or another lane, or their pipe
    barrier,    ///< the other warps of its group
    dependency, ///< the result of its arithmetic, or the target of its decision
};

/// The time that a warp occupies a residency slot.
struct Residency {
    std::uint32_t slot = 0;
    std::uint64_t group = 0;
    std::uint32_t warp = 0; ///< index in the group
    std::uint64_t begin = 0;
    std::uint64_t end = 0; ///< end of its group, when the slot becomes free
};

/// Cycles [begin, end) that a warp spent in one state.
struct Interval {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t residency = 0; ///< index into Timeline::residencies
    std::uint32_t step = 0; ///< index among its warp's steps: the one that issues, is waited for, or is next
    std::uint32_t site = 0; ///< site of that step; meaningless for `done`
    WarpState state{};
    WaitReason reason{}; ///< for `blocked`
};

/// Size limit of a timeline: about 170 MB.
inline constexpr std::size_t most_intervals = std::size_t{1} << 22;

/// What happened on one multiprocessor, in the order in which states ended.
///
///     slot 0  aaaabbbbbbbbraaaabbbb        a active   b blocked   r ready   d done
///     slot 1  rrrraaaabbbbbbbbraaaa
struct Timeline {
    std::uint32_t multiprocessor = 0;
    std::vector<Residency> residencies;
    std::vector<Interval> intervals;
    bool is_whole = true;                     ///< if false, it ends early, at most_intervals
    std::shared_ptr<const TimelineBins> bins; ///< null if there are few enough intervals to iterate over

    /// The interval of a slot in a cycle; null if the slot is empty.
    [[nodiscard]] const Interval* at(std::uint32_t slot, std::uint64_t cycle) const;
    /// The intervals of all warps that are resident in a cycle, found without a walk through the whole
    /// timeline.
    [[nodiscard]] std::vector<const Interval*> at(std::uint64_t cycle) const;
    /// The first interval that ends after a cycle.
    [[nodiscard]] std::vector<Interval>::const_iterator after(std::uint64_t cycle) const;
};

} // namespace lockstep
