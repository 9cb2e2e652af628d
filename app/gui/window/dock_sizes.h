#pragma once

#include <QRect>
#include <QSize>
#include <QString>
#include <initializer_list>
#include <map>

class QMainWindow;

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

/// Returns the positions of the visible docks of a window, with the tabs below them, by the names of the docks.
[[nodiscard]] std::map<QString, QRect> dock_places(const QMainWindow& window);
/// Resizes the docks of a window for texts that are `factor` times as large; see scaled_docks().
void scale_docks(QMainWindow& window, const std::map<QString, QRect>& places, double factor);
/// Returns the width of the tabs of docks that share a position. `padding`: the space around each title.
[[nodiscard]] int tabs_width(const QMainWindow& window, std::initializer_list<const char*> names,
                             int padding);

} // namespace lockstep::gui
