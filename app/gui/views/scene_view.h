#pragma once

#include "app/gui/model/selection.h"
#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/view_registry.h"

#include <QAbstractScrollArea>
#include <QPixmap>
#include <functional>
#include <optional>

namespace lockstep::gui {

/// Shows one picture of the registry: a cached layer of the scene, the selection over it, the hover over
/// that. Pointing and selecting never rebuild the scene.
class SceneView : public QAbstractScrollArea {
    Q_OBJECT
public:
    SceneView(const ViewRow& row, Selection& selection, QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    void set_cell_number(CellNumber number);
    void zoom(double factor); ///< 0: back to fit
    /// Shows what has arrived, where something was missing.
    void take_parts();
    [[nodiscard]] double zoom_factor() const;
    /// Draws what is shown now, at any later time, with what of the model has been made by then.
    [[nodiscard]] std::function<Scene()> picture() const;
    [[nodiscard]] const Scene& scene() const { return scene_; }
    [[nodiscard]] const ViewRow& row() const { return row_; }

signals:
    /// The picture shows a part of the model that is not made yet.
    void part_missing(const lockstep::PartKey& part);
    void opened(); ///< a lane was asked for in full (Enter, double click)
    /// The cursor is to go to a step that the model's picture shows.
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
    void rebuild();
    void fit_scroll_bars();
    void draw_layer();
    void show_hover(std::optional<SceneId> id);
    void scroll_rows(int rows);
    void select(const SceneId& id, QPointF at);
    void choose_event(std::uint32_t event);
    [[nodiscard]] QPointF origin() const;

    // scene_view_axis.cpp
    void zoom_axis(double factor, double x);
    void pan_axis(double pixels);
    void show_range(double begin, double end);
    bool forget_range();
    void choose_on_axis(const SceneId& id, QPointF at);

    const ViewRow& row_;
    Selection& selection_;
    Theme theme_;
    SceneOptions options_;
    Scene scene_;
    QPixmap layer_; ///< the scene at device resolution
    std::optional<SceneId> hover_;
    QPoint drag_from_;
    bool dragging_ = false;
    double shown_length_ = 0; ///< of the axis, when it was last drawn
};

} // namespace lockstep::gui
