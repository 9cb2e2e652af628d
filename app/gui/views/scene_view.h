#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/picture_room.h"
#include "app/gui/views/range_drag.h"
#include "app/gui/views/readable_scene.h"
#include "app/gui/views/scene_layers.h"
#include "app/gui/views/shown_picture.h"
#include "app/gui/views/visible_part.h"
#include "app/gui/workspace/desk.h"
#include "app/gui/workspace/selection.h"

#include <QAbstractScrollArea>
#include <optional>

namespace lockstep::gui {

/// Returns the id that lanes have in pictures, for the lane of the cursor.
[[nodiscard]] inline SceneId lane_of(const Cursor& cursor) {
    return LaneCell{cursor.warp, cursor.lane};
}

class SceneView;

/// Returns the tooltip of a place in the picture of a view; empty without a run.
[[nodiscard]] QString tooltip_in(const SceneView& view, const Pointed& place);

/// Shows a picture of the table of pictures: the scene, which is cached as pixels, its overlay, and on top
/// the hover. The scene is rebuilt only if a member of the cursor on which the picture depends has changed.
class SceneView : public QAbstractScrollArea, public ReadableScene {
    Q_OBJECT
public:
    SceneView(const Picture& picture, Selection& selection, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void set_cell_number(CellNumber number);
    /// Covers what the picture shows of this step and the following ones; see SceneOptions.
    void cover_from(std::optional<Tick> tick);
    void zoom(double factor); ///< sets the zoom factor; if 0, fits the picture to the view
    /// Updates the picture if it was waiting for parts of the model that are available now.
    void take_parts();
    [[nodiscard]] double zoom_factor() const;
    [[nodiscard]] PictureZoom zoom_now() const;
    /// Restores the zoom. Restores the visible range of the axis only if the axis still has the length for
    /// which the range was set.
    void set_zoom(const PictureZoom& zoom);
    /// Returns the shown picture for later use. Parts of the model that it needs may still be missing.
    [[nodiscard]] ShownPicture shown() const;
    [[nodiscard]] const Scene& scene() const override { return layers_.scene(); }
    [[nodiscard]] const Scene& overlay() const { return layers_.overlay(); }
    [[nodiscard]] const Picture& picture() const { return picture_; }
    /// Returns true while parts of the model are missing.
    [[nodiscard]] bool is_waiting() const { return is_waiting_; }
    [[nodiscard]] std::uint64_t scene_number() const override { return scene_number_; }
    [[nodiscard]] QRect on_screen(const QRectF& part) const override { return room_.on_screen(part); }
    [[nodiscard]] QString tooltip_of(const Pointed& place) const override { return tooltip_in(*this, place); }
    [[nodiscard]] SceneId current_part() const override { return lane_of(selection_.cursor()); }
    [[nodiscard]] const Selection& selection() const { return selection_; }
    [[nodiscard]] const PictureRoom& room() const { return room_; }
    [[nodiscard]] const PinnedBadge& badge() const { return layers_.badge(); }
    /// The view must show a run.
    void click_at(const Pointed& place) override;

signals:
    /// Emitted if the picture shows a part of the model that is not computed yet.
    void part_missing(const lockstep::PartKey& part);
    void opened(); ///< emitted to show details of a lane (Enter, double click)
    /// Emitted to move the cursor to a step that the picture of the model shows.
    void step_asked(lockstep::Group group, lockstep::Warp warp, lockstep::Tick tick);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
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
    void build();
    void lay_over();
    void show_hover(const std::optional<Pointed>& place);
    void point_out();
    void show_range(AxisRange range);
    void zoom_at(double factor, QPointF place);
    void measure_to(QPointF place);

    const Picture& picture_;
    Selection& selection_;
    PictureRoom room_;
    SceneLayers layers_;
    SceneOptions options_;
    Cursor scene_cursor_; ///< the cursor for which the scene was built
    std::optional<Pointed> hover_;
    RangeDrag range_drag_;
    std::optional<QPoint> drag_from_; ///< position of the last drag event while the middle button is down
    bool is_stale_ = true;            ///< whether the scene is outdated because the view was hidden
    bool is_waiting_ = false;
    std::uint64_t scene_number_ = 0;
    double shown_length_ = 0; ///< length of the visible axis when it was last drawn
};

} // namespace lockstep::gui
