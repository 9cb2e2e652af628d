#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// A card with rows of figures below its heading; it grows downwards as rows are added:
///
///     What warps wait for          warp cycles · share
///     ------------------------------------------------
///     global memory                     3,308   32.4 %
struct ModelCard {
    static constexpr double row_height = 26;

    Scene& scene;
    double left;
    double width;
    double y;

    void head(const QString& title, const QString& columns);
    void rule();
    /// Assigns an id to the area of the next row.
    void area(const SceneId& id, double height = row_height);
    [[nodiscard]] double right() const { return left + width; }
};

/// Returns a right-aligned number with an id, by which tests find it.
[[nodiscard]] Label number_label(QRectF rect, const QString& text, const SceneId& id,
                                 FontRole font = FontRole::body_strong);

/// Returns a text of app/words, translated to the window's language.
[[nodiscard]] QString model_text(const char* words);

} // namespace lockstep::gui
