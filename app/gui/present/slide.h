#pragma once

#include "app/gui/present/picture_fit.h"
#include "app/gui/present/presented_script.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/workspace/presentation_desk.h"

#include <QPainter>
#include <QSizeF>
#include <functional>
#include <optional>
#include <vector>

namespace lockstep::gui {

// A slide is what the audience sees: a pure function of a state and a size. Its lengths are those of a slide that is
// 1080 px high, and at least 1440 px wide.
//
//     Reduction: Interleaved   round k = 4                 Step 18 of 56
//     ------------------------------------------------------------------
//      picture, enlarged
//     [ What happens. Why it matters.                                  ]   caption
//     ------||------||-----[]-----------------                             steps and barriers

/// A part of a slide that is enlarged by `scale` and moved to `at`.
struct SlideLayer {
    Scene scene;
    QPointF at;
    double scale = 1;
    std::function<void(QPainter&, const Theme&)> paint =
        {}; ///< paints what is no scene, such as a chart; may be empty
};

struct Slide {
    QSizeF size;
    std::vector<SlideLayer> layers;
    QString description; ///< the slide in one or two sentences, for screen readers
    QRectF picture_room; ///< the space for the picture; null for a question or a title
};

/// The thinking time of a question, in seconds.
struct Thinking {
    int left = 0;
    int whole = 1;
};

/// How far the parts of a slide that move have come, from 0 to 1.
struct SlideMotion {
    double reveal = 1; ///< of the cells of an answer, from left to right
    double votes = 1;  ///< of the length of the bars
    friend bool operator==(const SlideMotion&, const SlideMotion&) = default;
};

/// Everything that a slide shows.
struct SlideContent {
    PresentedState state;
    const Picture& picture;
    QString title;
    double picture_scale = least_slide_scale; ///< see slide_scale()
    bool has_caption = true;
    bool hides_numbers = false;
    std::optional<Votes> votes = std::nullopt; ///< votes to show as bars; empty: they are not shown
    std::optional<Thinking> thinking = std::nullopt;
    SlideMotion motion = {};
    /// Returns the work-group; the state must not be a title or a sheet.
    [[nodiscard]] const GroupView& view() const { return *state.view; }
};

[[nodiscard]] Slide make_slide(const SlideContent& content, QSizeF size);

/// Returns the size of a slide that fills a window with this number of pixels.
[[nodiscard]] QSizeF slide_size(QSizeF pixels);
/// Returns the number of pixels per unit of the slide.
[[nodiscard]] double slide_factor(QSizeF pixels);
/// Returns the room for the picture on a slide of this size.
[[nodiscard]] QRectF picture_room(QSizeF slide, bool has_caption);

/// Paints a slide with white paper below it. The painter's transformation determines its position and scale.
void paint_slide(QPainter& painter, const Slide& slide, const Theme& theme);

} // namespace lockstep::gui
