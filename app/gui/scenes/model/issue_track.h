#pragma once

#include "app/gui/scenes/model/slot_layout.h"
#include "core/schedule/timeline_bins.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <vector>

namespace lockstep::gui {

inline constexpr double issue_track_height = 34;

/// The share of used issue slots in the shown part of a multiprocessor's time, in bins of ten cycles, or more
/// if a bin would be narrower than four pixels.
class IssueShares {
public:
    explicit IssueShares(const SlotLayout& layout);
    /// One of the schedulers issues in the cycles [begin, end) of that part.
    void add(double begin, double end) {
        begin -= origin_;
        end -= origin_;
        for (auto i = static_cast<std::int64_t>(begin / bin_); begin < end && i < std::ssize(shares_); ++i) {
            const double border = std::min(end, static_cast<double>(i + 1) * bin_);
            shares_[static_cast<std::size_t>(i)] += (border - begin) * share_;
            begin = border;
        }
    }
    /// Takes the issues of all cycles from the nearest bins of a timeline.
    void take(const TimelineBins& bins);
    [[nodiscard]] double bin() const { return bin_; } ///< width of a bin in cycles
    [[nodiscard]] const std::vector<double>& shares() const { return shares_; }

private:
    double origin_;
    double bin_;
    double share_; ///< share of a bin's issue slots per issued cycle
    std::vector<double> shares_;
};

/// Draws them as a step curve below the rows of slots.
void add_issue_track(Scene& scene, const SlotLayout& layout, const IssueShares& issue, double top);

} // namespace lockstep::gui
