#pragma once

#include "app/gui/scenes/pictures.h"

namespace lockstep::gui {

/// A picture with everything that is needed to draw it without the view that showed it.
struct ShownPicture {
    const Picture* picture = nullptr;
    GroupView view;
    Cursor cursor;
    QSizeF size;
    SceneOptions options;

    [[nodiscard]] Scene scene() const { return whole_scene(*picture, view, cursor, size, options); }
    [[nodiscard]] std::vector<PartKey> missing() const { return missing_parts(*picture, view, cursor); }
};

} // namespace lockstep::gui
