#pragma once

#include "core/schedule/timeline.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// A state, together with a wait reason if it is `blocked`, that is counted separately in the bins.
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

/// A summary of a long timeline, so that a view of the whole timeline need not iterate over millions of
/// intervals. It contains the cycles that each slot spends in each state, in bins of equal width, and an
/// index of the intervals by length.
///
///     intervals  aaaabbbbbbbbraaaabbbb
///     bins       |4a 3b |5b 1r 1a|3a 4b |        sums of seven cycles each
class TimelineBins {
public:
    static constexpr std::size_t most_bins = std::size_t{1} << 14;
    /// Minimum number of intervals for which bins are created.
    static constexpr std::size_t worth_while = std::size_t{1} << 17;
    /// The number of cycles in each of the binned_states.
    using Sums = std::array<std::uint32_t, binned_states.size()>;

    explicit TimelineBins(const Timeline& timeline);

    [[nodiscard]] std::uint64_t width() const { return width_; } ///< cycles per bin, a power of two
    [[nodiscard]] std::uint64_t count() const { return count_; }
    /// Returns the number of slots that have bins. Slots with higher numbers are empty.
    [[nodiscard]] std::uint32_t slot_count() const { return slot_count_; }
    /// Returns the sums of one bin, one entry per slot.
    [[nodiscard]] std::span<const Sums> of(std::uint64_t bin) const {
        return std::span(sums_).subspan(static_cast<std::size_t>(bin) * slot_count_, slot_count_);
    }
    /// Returns the indices of the intervals that last at least `length` (> 0) cycles and overlap [begin,
    /// end), in timeline order. `timeline` must be the one that was passed to the constructor.
    [[nodiscard]] std::vector<std::uint32_t> longest(const Timeline& timeline, std::uint64_t length,
                                                     std::uint64_t begin, std::uint64_t end) const;

private:
    void add(std::uint32_t slot, const Interval& interval);
    void sort_by_length(const Timeline& timeline);

    std::uint64_t width_ = 1;
    std::uint64_t count_ = 0;
    std::uint32_t slot_count_ = 0;
    std::vector<Sums> sums_; ///< one entry per bin and slot, ordered by bin, then by slot
    /// Indices of the intervals, grouped by length: entry b contains the intervals whose length has b bits,
    /// in timeline order.
    std::array<std::vector<std::uint32_t>, 65> by_length_;
};

} // namespace lockstep
