#pragma once

#include "app/gui/present/presentation.h"
#include "app/gui/present/slide.h"
#include "app/gui/present/slide_mover.h"

#include <QPixmap>
#include <QWidget>
#include <optional>

namespace lockstep::gui {

/// Shows the slide of a presentation: what the audience sees now, or what comes next. The slide is drawn once, and
/// then only the tool that follows the pointer is drawn over it.
class SlideView : public QWidget {
    Q_OBJECT
public:
    enum class Shows : std::uint8_t {
        now,
        next ///< the next state, without tools and strokes
    };
    SlideView(Presentation& presentation, Shows shows, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Draws parts of the model that were missing.
    void take_parts();
    /// Whether the cells of an answer or the bars of votes are moving.
    [[nodiscard]] bool is_moving() const { return mover_.is_moving(); }
    [[nodiscard]] const Slide& slide() const { return slide_; }
    /// Returns where the pointer is, in lengths of the slide; nullopt if it is elsewhere or hidden.
    [[nodiscard]] const std::optional<QPointF>& pointer() const { return pointer_; }
    /// Shows the tool at this place. The pointer over the presenter's slide is mirrored to the audience so.
    void show_pointer(const std::optional<QPointF>& place);
    /// Renders the slide with its strokes, as an image of this size.
    [[nodiscard]] QImage image(QSize pixels) const;

signals:
    void part_missing(const std::shared_ptr<const lockstep::Session>& session, const lockstep::PartKey& part);
    void pointed(const std::optional<QPointF>& place);
    void asked_next(); ///< emitted after a click without the pen

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void rebuild();
    [[nodiscard]] double fitted_scale(const PresentedState& state, QSizeF size);
    [[nodiscard]] std::size_t index() const;
    [[nodiscard]] QPointF to_slide(QPointF place) const;
    void paint_over(QPainter& painter) const;

    /// What the scale of the picture was chosen for.
    struct Fitted {
        const Session* session = nullptr;
        std::size_t launch = 0;
        const Picture* picture = nullptr;
        QSizeF room;
        friend bool operator==(const Fitted&, const Fitted&) = default;
    };
    Presentation& presentation_;
    const Shows shows_;
    Theme theme_{ThemeName::contrast};
    Slide slide_;
    QPixmap pixels_;
    Fitted fitted_;
    double scale_ = least_slide_scale;
    bool is_stale_ = true;
    SlideMover mover_;
    std::optional<QPointF> pointer_;
    PenStroke stroke_; ///< the stroke that is being drawn
};

} // namespace lockstep::gui
