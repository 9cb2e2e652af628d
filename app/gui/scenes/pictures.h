#pragma once

#include "app/gui/scenes/kit/picture.h"

#include <QString>
#include <span>
#include <vector>

namespace lockstep::gui {

/// Every picture, in the order of the window.
[[nodiscard]] std::span<const Picture* const> pictures();
/// Null if there is no picture with this name.
[[nodiscard]] const Picture* picture_named(const QString& name);
[[nodiscard]] QString picture_title(const Picture& picture);
[[nodiscard]] QString picture_caption(const Picture& picture);
/// Why the picture has nothing to show for this launch, in one sentence; empty: it applies.
[[nodiscard]] QString why_not(const Picture& picture, const GroupView& view);

/// A view of a tab: a picture, or a page ("compare", "sweep").
struct TabView {
    const char* name;  ///< on the command line: "banks"
    const char* label; ///< English; translated in the context "Views"
};

/// A tab of the centre with its views, in their order.
struct TabRow {
    const char* title; ///< English; translated in the context "Views"
    const char* icon;
    std::vector<TabView> views; ///< empty: the tab is a single page
};

/// In the order of the enumeration Tab.
[[nodiscard]] std::span<const TabRow> tab_rows();

} // namespace lockstep::gui
