#pragma once

#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// A card of figures grows downwards from its head:
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
    /// Associates the next row with an id.
    void area(const SceneId& id, double height = row_height);
    [[nodiscard]] double right() const { return left + width; }
};

/// A right-aligned number, which a test finds by its id.
[[nodiscard]] Label number_label(QRectF rect, const QString& text, const SceneId& id,
                                 FontRole font = FontRole::body_strong);

/// Texts of app/words in the language of the window.
[[nodiscard]] QString model_text(const char* words);

} // namespace lockstep::gui
