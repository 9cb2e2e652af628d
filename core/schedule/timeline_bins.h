#pragma once

#include "core/schedule/timeline.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// A state with what is waited for in it, as bins count them.
struct BinnedState {
    WarpState state;
    WaitReason reason = WaitReason::none;
};
inline constexpr std::array binned_states = {
    BinnedState{WarpState::ready},
    BinnedState{WarpState::active},
    BinnedState{WarpState::done},
    BinnedState{WarpState::blocked, WaitReason::global},
    BinnedState{WarpState::blocked, WaitReason::local},
    BinnedState{WarpState::blocked, WaitReason::barrier},
    BinnedState{WarpState::blocked, WaitReason::dependency},
};

/// A long timeline summed up, so that a picture of the whole of it does not walk through millions of
/// intervals: the cycles that each slot spends in each state by bins of equal width, and the intervals by
/// their length.
///
///     intervals  aaaabbbbbbbbraaaabbbb
///     bins       |4a 3b |5b 1r 1a|3a 4b |        sums of seven cycles each
class TimelineBins {
public:
    static constexpr std::size_t most_bins = std::size_t{1} << 14;
    static constexpr std::size_t worth_while = std::size_t{1} << 17; ///< fewer intervals are walked through
    using Sums = std::array<std::uint32_t, binned_states.size()>; ///< cycles, in the order of binned_states

    explicit TimelineBins(const Timeline& timeline);

    [[nodiscard]] std::uint64_t width() const { return width_; } ///< cycles of a bin, a power of two
    [[nodiscard]] std::uint64_t count() const { return count_; }
    [[nodiscard]] std::uint32_t slot_count() const { return slot_count_; } ///< those after them stay empty
    [[nodiscard]] std::span<const Sums> of(std::uint64_t bin) const {      ///< by slot
        return std::span(sums_).subspan(static_cast<std::size_t>(bin) * slot_count_, slot_count_);
    }
    /// Indices of the intervals of at least `length` cycles, one or more, that share a cycle with [begin,
    /// end), in the order of the timeline, which is the one that was given to the constructor.
    [[nodiscard]] std::vector<std::uint32_t> longest(const Timeline& timeline, std::uint64_t length,
                                                     std::uint64_t begin, std::uint64_t end) const;

private:
    void add(std::uint32_t slot, const Interval& interval);
    void sort_by_length(const Timeline& timeline);

    std::uint64_t width_ = 1;
    std::uint64_t count_ = 0;
    std::uint32_t slot_count_ = 0;
    std::vector<Sums> sums_; ///< by bin, then slot
    /// Indices of the intervals by the bit width of their length, each class in the order of the timeline.
    std::array<std::vector<std::uint32_t>, 65> by_length_;
};

} // namespace lockstep
