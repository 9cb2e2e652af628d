#pragma once

#include "app/gui/model/desk.h"
#include "app/gui/model/selection.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/axis_range.h"
#include "app/gui/views/scene_layers.h"
#include "app/gui/views/shown_picture.h"

#include <QAbstractScrollArea>
#include <optional>

namespace lockstep::gui {

/// Shows one picture of the table: the scene, which is cached as pixels, its overlay, and on top the hover.
/// The scene is made again only if the cursor moves to something else that the picture follows.
class SceneView : public QAbstractScrollArea {
    Q_OBJECT
public:
    SceneView(const Picture& picture, Selection& selection, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void set_cell_number(CellNumber number);
    void zoom(double factor); ///< 0: fit again
    /// Shows parts that have arrived, if some were missing.
    void take_parts();
    [[nodiscard]] double zoom_factor() const;
    [[nodiscard]] PictureZoom zoom_now() const;
    /// The range of an axis is shown only if the axis has the length that it is for.
    void set_zoom(const PictureZoom& zoom);
    /// The shown picture, for later use: a part of the model may still be missing.
    [[nodiscard]] ShownPicture shown() const;
    [[nodiscard]] const Scene& scene() const { return layers_.scene(); }
    [[nodiscard]] const Scene& overlay() const { return layers_.overlay(); }
    [[nodiscard]] const Picture& picture() const { return picture_; }
    [[nodiscard]] bool is_waiting() const { return is_waiting_; } ///< for parts of the model

signals:
    /// The picture shows a part of the model that is not made yet.
    void part_missing(const lockstep::PartKey& part);
    void opened(); ///< details of a lane were requested (Enter, double click)
    /// The cursor should go to a step that the model's picture shows.
    void step_asked(lockstep::Group group, lockstep::Warp warp, lockstep::Tick tick);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void follow_cursor();
    void rebuild();
    void lay_over();
    void draw_layer();
    void show_hover(const std::optional<Pointed>& place);
    void scroll_rows(int rows);
    void go_to(const Destination& to);
    [[nodiscard]] std::optional<Pointed> pointed_at(QPointF place) const;
    void show_range(AxisRange range);

    const Picture& picture_;
    Selection& selection_;
    SceneLayers layers_;
    SceneOptions options_;
    Cursor scene_cursor_; ///< the cursor that the scene was made for
    std::optional<Pointed> hover_;
    std::optional<QPoint> drag_from_; ///< while the middle button is down
    bool is_stale_ = true;            ///< the scene is out of date, because the view was not visible
    bool is_waiting_ = false;
    double shown_length_ = 0; ///< of the axis, when it was last drawn
};

} // namespace lockstep::gui
