#pragma once

#include <QString>
#include <cstdint>

namespace lockstep::gui {

// The texts next to a warp's row. They are here because their width determines the columns of several pictures.

/// Returns the heading of the numbers of active lanes.
[[nodiscard]] QString lanes_active_words();
/// Returns the heading of the results of a branch.
[[nodiscard]] QString this_branch_words();
/// Returns the text for a warp that diverges: "split 8 / 24".
[[nodiscard]] QString split_words(const QString& counts);
/// Returns the text for a branch that is true for all lanes: "all 32".
[[nodiscard]] QString all_true_words(std::uint32_t lanes);
/// Returns the text for a branch that is true for no lane.
[[nodiscard]] QString none_true_words();

/// Returns the width that the bar and the text next to a row of `lanes` lanes need.
[[nodiscard]] double lane_count_width(std::uint32_t lanes);
/// Returns the width that the text alone needs.
[[nodiscard]] double short_lane_count_width(std::uint32_t lanes);

} // namespace lockstep::gui
