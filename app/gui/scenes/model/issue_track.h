#pragma once

#include "app/gui/scenes/model/slot_layout.h"
#include "core/schedule/timeline_bins.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace lockstep::gui {

inline constexpr double issue_track_height = 34;

/// The share of issue slots that a multiprocessor used in the visible part of the timeline, in bins of ten
/// cycles, or of more if a bin would be narrower than four pixels.
class IssueShares {
public:
    explicit IssueShares(const SlotLayout& layout);
    /// Adds the visible cycles [begin, end) in which one of the schedulers issues.
    void add(double begin, double end) {
        begin -= origin_;
        end -= origin_;
        for (auto i = static_cast<std::int64_t>(begin / bin_); begin < end && i < std::ssize(shares_); ++i) {
            const double border = std::min(end, static_cast<double>(i + 1) * bin_);
            shares_[static_cast<std::size_t>(i)] += (border - begin) * share_;
            begin = border;
        }
    }
    /// Sets the values of all bins from the nearest bins of a precomputed timeline.
    void take(const TimelineBins& bins);
    [[nodiscard]] double bin() const { return bin_; } ///< width of a bin, in cycles
    [[nodiscard]] const std::vector<double>& shares() const { return shares_; }

private:
    double origin_;
    double bin_;
    double share_; ///< contribution of one issued cycle to the share of its bin
    std::vector<double> shares_;
};

/// Returns the height of the track and its name, which may wrap into more lines than the track is high.
[[nodiscard]] double issue_track_room();

/// Draws the shares as a step curve below the rows of slots.
void add_issue_track(Scene& scene, const SlotLayout& layout, const IssueShares& issue, double top);

} // namespace lockstep::gui
