#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

class TimelineBins;

/// What a resident warp does. A slot without one is empty: there is no interval.
enum class WarpState : std::uint8_t { ready, active, blocked, done };

/// What a blocked warp waits for.
enum class WaitReason : std::uint8_t {
    none,
    global,     ///< an answer of global memory or of an image, or its pipe
    local,      ///< an answer of local memory or of another lane, or the pipe
    barrier,    ///< the other warps of its group
    dependency, ///< the result of its arithmetic, or where its decision leads
};

/// A warp's stay in a residency slot.
struct Residency {
    std::uint32_t slot = 0;
    std::uint64_t group = 0;
    std::uint32_t warp = 0; ///< of the group
    std::uint64_t begin = 0;
    std::uint64_t end = 0; ///< its group's end: until then the slot is not free
};

/// Cycles [begin, end) that a warp spent in one state.
struct Interval {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t residency = 0; ///< index into Timeline::residencies
    std::uint32_t step = 0; ///< number among its warp's steps: that which issues, is waited for, or is next
    std::uint32_t site = 0; ///< of that step; meaningless for `done`
    WarpState state{};
    WaitReason reason{}; ///< of `blocked`
};

/// Of the longest timeline that is kept: some 170 MB.
inline constexpr std::size_t most_intervals = std::size_t{1} << 22;

/// What happened on one multiprocessor, in the order in which states ended.
///
///     slot 0  aaaabbbbbbbbraaaabbbb        a active   b blocked   r ready   d done
///     slot 1  rrrraaaabbbbbbbbraaaa
struct Timeline {
    std::uint32_t multiprocessor = 0;
    std::vector<Residency> residencies;
    std::vector<Interval> intervals;
    bool is_whole = true; ///< false: it ends where it had most_intervals, before the simulation
    std::shared_ptr<const TimelineBins> bins; ///< null where there are few enough intervals to walk through

    /// The interval in which a slot is in a cycle; null where it is empty.
    [[nodiscard]] const Interval* at(std::uint32_t slot, std::uint64_t cycle) const;
    /// Those of all warps that are resident in a cycle, found without a walk through the whole timeline.
    [[nodiscard]] std::vector<const Interval*> at(std::uint64_t cycle) const;
    /// The first of those that end after a cycle.
    [[nodiscard]] std::vector<Interval>::const_iterator after(std::uint64_t cycle) const;
};

} // namespace lockstep
