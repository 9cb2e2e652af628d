#pragma once

#include "app/gui/model/cursor.h"
#include "app/gui/model/group_view.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/scenes/kit/scene_options.h"

#include <QString>
#include <span>

namespace lockstep::gui {

/// A picture as the window and the command line name it: one row a view.
struct ViewRow {
    const char* name;  ///< on the command line: "stage"
    const char* title; ///< English; translated in the context "ViewRegistry"
    const char* icon;
    Scene (*scene)(const GroupView&, const Cursor&, QSizeF, const SceneOptions&);
};

[[nodiscard]] std::span<const ViewRow> view_rows();
/// Null where there is none of that name.
[[nodiscard]] const ViewRow* view_named(const QString& name);
[[nodiscard]] QString view_title(const ViewRow& row);

} // namespace lockstep::gui
