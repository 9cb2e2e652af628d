#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

class TimelineBins;

/// The state of a resident warp. An empty slot has no interval.
enum class WarpState : std::uint8_t { ready, active, blocked, done };

/// The reason why a warp is blocked.
enum class WaitReason : std::uint8_t {
    none,
    global,     ///< waits for data from global memory or an image, or for their pipe
    local,      ///< waits for data from local memory or another lane, or for their pipe
    barrier,    ///< waits for the other warps of its group
    dependency, ///< waits for the result of its arithmetic, or for the target of its branch
};

/// The period in which a warp occupies a slot.
struct Residency {
    std::uint32_t slot = 0;
    std::uint64_t group = 0;
    std::uint32_t warp = 0; ///< index of the warp in its group
    std::uint64_t begin = 0;
    /// End of the warp's group. The slot becomes free only then.
    std::uint64_t end = 0;
};

/// A period [begin, end) of cycles in which a warp is in one state.
struct Interval {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t residency = 0; ///< index of the warp's residency in Timeline::residencies
    /// Index of a step among the steps of the warp: the step that issues, for which the warp waits, or that
    /// is next.
    std::uint32_t step = 0;
    std::uint32_t site = 0; ///< site of this step; undefined if the warp is `done`
    WarpState state{};
    WaitReason reason{}; ///< only for `blocked`
};

/// Maximum number of intervals in a timeline. This many intervals take about 170 MB of memory.
inline constexpr std::size_t most_intervals = std::size_t{1} << 22;

/// The states of all warps on one multiprocessor, in the order in which the states ended.
///
///     slot 0  aaaabbbbbbbbraaaabbbb        a active   b blocked   r ready   d done
///     slot 1  rrrraaaabbbbbbbbraaaa
struct Timeline {
    std::uint32_t multiprocessor = 0;
    std::vector<Residency> residencies;
    std::vector<Interval> intervals;
    /// False if recording stopped early because most_intervals was reached.
    bool is_whole = true;
    /// Null for short timelines, because iterating over their intervals is faster.
    std::shared_ptr<const TimelineBins> bins;

    /// Returns the interval of a slot that contains a cycle; null if the slot is empty.
    [[nodiscard]] const Interval* at(std::uint32_t slot, std::uint64_t cycle) const;
    /// Returns the intervals of all warps that are resident in a cycle, without iterating over the whole
    /// timeline.
    [[nodiscard]] std::vector<const Interval*> at(std::uint64_t cycle) const;
    /// Returns the first interval that ends after a cycle.
    [[nodiscard]] std::vector<Interval>::const_iterator after(std::uint64_t cycle) const;
};

} // namespace lockstep
