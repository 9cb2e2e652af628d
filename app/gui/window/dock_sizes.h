#pragma once

#include <QRect>
#include <QSize>
#include <QString>
#include <map>

namespace lockstep::gui {

/// Returns the sizes of docks for texts that are `factor` times as large, by the names of the docks:
///
///     +------+--------+------+   left and right: `factor` times as wide, but the views in the
///     | a    | views  | c    |   middle keep 40 % of the window
///     +------+        +------+   above each other: docks with few lines, such as "Why is it slow?",
///     | b    +--------+ d    |   `factor` times as high; all others share the rest
///     |      | charts |      |   bottom: `factor` times as high, at most 40 % of the window
///     +------+--------+------+
///
/// `places` are the positions of the visible docks in a window of this size.
[[nodiscard]] std::map<QString, QSize> scaled_docks(const std::map<QString, QRect>& places, QSize window,
                                                    double factor);

} // namespace lockstep::gui
