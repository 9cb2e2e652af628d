#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace lockstep::gui {

/// A view or a page of a tab, by its name on the command line ("banks"; pages: "compare", "sweep").
struct SubView {
    const char* name;
    const char* title; ///< English; translated in the context "Views"
};

/// A tab of the centre with its views, in their order.
struct TabRow {
    const char* title; ///< English; translated in the context "Views"
    const char* icon;
    std::span<const SubView> views; ///< none: a page alone
};

[[nodiscard]] std::span<const TabRow> tab_rows();

} // namespace lockstep::gui
