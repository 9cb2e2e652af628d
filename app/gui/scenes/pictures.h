#pragma once

#include "app/gui/scenes/kit/picture.h"

#include <QString>
#include <span>
#include <vector>

namespace lockstep::gui {

/// Returns all pictures in display order.
[[nodiscard]] std::span<const Picture* const> pictures();
/// Returns the picture with this name; null if there is none.
[[nodiscard]] const Picture* picture_named(const QString& name);
[[nodiscard]] QString picture_title(const Picture& picture);
[[nodiscard]] QString picture_caption(const Picture& picture);
/// Returns one sentence that says why the picture has nothing to show for this launch; empty if it applies.
[[nodiscard]] QString why_not(const Picture& picture, const GroupView& view);

/// A view of a tab: a picture, or a page ("compare", "sweep", "race", "try-it").
struct TabView {
    const char* name;  ///< name on the command line: "banks"
    const char* label; ///< English; translated in the context "Views"
};

/// A tab of the window and its views, in display order.
struct TabRow {
    const char* title; ///< English; translated in the context "Views"
    const char* icon;
    std::vector<TabView> views; ///< views of the tab; empty if the tab is a single page
};

/// Returns the rows in the order of the enumeration Tab.
[[nodiscard]] std::span<const TabRow> tab_rows();

} // namespace lockstep::gui
