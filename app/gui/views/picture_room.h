#pragma once

#include "app/gui/scenes/kit/picture.h"

#include <QPointF>
#include <QRect>
#include <QSize>
#include <QSizeF>
#include <optional>

class QAbstractScrollArea;

namespace lockstep::gui {

/// The room that a scroll area has for a picture, and how much the picture is enlarged to fill it. Both stay the same
/// while the cursor moves, so that the picture does not jump.
class PictureRoom {
public:
    PictureRoom(QAbstractScrollArea& area, const Picture& picture) : area_(area), picture_(picture) {}

    /// Chooses how much the picture is enlarged, once for each run and size of the area.
    void fit(const GroupView& view, const Cursor& cursor, const SceneOptions& options);
    /// Sets how much the user enlarges the picture. The point of the picture at `place` in the viewport stays there.
    void set_zoom(double zoom, QPointF place);
    [[nodiscard]] double zoom() const { return zoom_; }
    /// Returns the zoom of the cells in the layout. A picture is enlarged as it is, with its texts. If it is made
    /// smaller, it is laid out again, because its texts must stay readable.
    [[nodiscard]] double layout_zoom() const;
    /// Returns by how much the picture is enlarged without the user's zoom.
    [[nodiscard]] double plain_scale() const;
    /// Returns the size in lengths of the picture. A picture of a step does not use the space of scroll bars, which
    /// would move it when they appear or disappear from step to step.
    [[nodiscard]] QSizeF size() const;
    /// Returns by how much the picture is enlarged, including the text size and the user's zoom.
    [[nodiscard]] double scale() const;
    /// Returns the position in the picture that is at the top left corner of the viewport.
    [[nodiscard]] QPointF origin() const;
    /// Returns where a part of the picture is on the screen.
    [[nodiscard]] QRect on_screen(const QRectF& part) const;
    /// Sets the ranges of the scroll bars. They fit the largest picture since restart(), so that the scroll position
    /// stays.
    void show(QSizeF picture);
    void restart() { largest_ = {}; }

private:
    [[nodiscard]] QSize pixels() const;
    [[nodiscard]] double text_zoom() const;

    /// A point of the picture, and where it is in the viewport.
    struct Anchor {
        QPointF point;
        QPointF place;
    };

    /// The view for which `fill_` was chosen.
    struct Filled {
        QSize size;
        const Session* session = nullptr;
        std::size_t launch = 0;
        friend bool operator==(const Filled&, const Filled&) = default;
    };
    QAbstractScrollArea& area_;
    const Picture& picture_;
    Filled filled_;
    double fill_ = 1; ///< how much a low picture is enlarged, in addition to the text size
    double zoom_ = 1;
    std::optional<Anchor> anchor_; ///< that show() keeps in place
    QSizeF largest_;
};

} // namespace lockstep::gui
