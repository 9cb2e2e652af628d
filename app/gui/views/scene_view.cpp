#include "app/gui/views/scene_view.h"

#include "app/gui/scenes/kit/scene_parts.h"
#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/tips.h"
#include "app/gui/views/scene_accessible.h"
#include "app/gui/views/visible_part.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

/// Returns a position of the viewport in coordinates of the scene.
QPointF in_scene(const SceneView& view, QPointF place) {
    return place / view.room().scale() + view.room().origin();
}

/// Returns what is at a position in the viewport.
std::optional<Pointed> pointed_at(const SceneView& view, QPointF place) {
    const QPointF at = in_scene(view, place);
    const auto id = hit(view.scene(), at);
    return id ? std::optional(Pointed{*id, at}) : std::nullopt;
}

/// Returns the factor of a turn of the wheel. An axis can be much longer than a picture is large.
double zoom_of_wheel(const Scene& scene, int delta) {
    return std::pow(scene.axis ? 1.4 : 1.1, delta / 120.0);
}

/// Returns the first row after a turn of the wheel, in a picture that cannot show all warps at once; empty if the wheel
/// scrolls otherwise.
std::optional<std::uint32_t> row_after_wheel(const SceneView& view, const QWheelEvent& wheel,
                                             std::uint32_t row) {
    const GroupView* shown = view.selection().view();
    const bool many_rows = !view.scene().axis && shown != nullptr && shown->steps->warps > most_rows;
    if (!many_rows || (wheel.modifiers() & Qt::ShiftModifier) != 0) {
        return std::nullopt;
    }
    const std::uint32_t last = shown->steps->warps - most_rows;
    const int by = wheel.angleDelta().y() > 0 ? -1 : 1;
    return static_cast<std::uint32_t>(std::clamp<std::int64_t>(std::int64_t{row} + by, 0, last));
}

/// Shows the tooltip of what is under the pointer. The view must show a run.
void show_tooltip(const SceneView& view, QPoint at) {
    const auto place = pointed_at(view, QPointF(at));
    show_rich_tip(view.viewport()->mapToGlobal(at), place ? view.tooltip_of(*place) : QString(),
                  view.viewport());
}

/// Returns the zoom after a change by a factor; 0 stands for the original size.
double zoom_after(double zoom, double factor) {
    constexpr double least = 0.25;
    constexpr double most = 8;
    return factor == 0 ? 1 : std::clamp(zoom * factor, least, most);
}

/// Shows a picture from its beginning, which is then at the returned place in the viewport.
QPointF scrolled_to_start(const SceneView& view) {
    view.horizontalScrollBar()->setValue(0);
    view.verticalScrollBar()->setValue(0);
    return {};
}

void prepare(QWidget& viewport) {
    viewport.setMouseTracking(true);
    viewport.setAttribute(Qt::WA_OpaquePaintEvent); // or the window paints its background below each frame
}

/// Forgets the pass or the range that is marked. Returns false if there is none.
bool forget_mark(Selection& selection) {
    const Cursor& cursor = selection.cursor();
    if (cursor.pass) {
        selection.set_pass(std::nullopt);
        return true;
    }
    if (cursor.range) {
        selection.set_range(std::nullopt);
        return true;
    }
    return false;
}

/// Moves the cursor to the target of a click.
void go_to(SceneView& view, Selection& selection, const Destination& to) {
    const Cursor from = selection.cursor();
    if (to.tick) {
        emit view.step_asked(to.group.value_or(from.group), to.warp.value_or(from.warp), *to.tick);
    } else if (to.group) {
        selection.set_group(*to.group);
    }
    if (to.warp) {
        selection.set_lane(*to.warp, to.lane.value_or(from.lane));
    }
    if (to.cycle) {
        selection.set_cycle(*to.cycle);
    }
    if (to.pass) {
        selection.set_pass(to.pass == from.pass ? std::nullopt : to.pass);
    }
}

} // namespace

SceneView::SceneView(const Picture& picture, Selection& selection, QWidget* parent)
    : QAbstractScrollArea(parent), picture_(picture), selection_(selection), room_(*this, picture) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    make_pictures_accessible();
    setAccessibleName(picture_title(picture));
    prepare(*viewport());
    connect(&selection, &Selection::view_changed, this, [this] {
        options_.first_row = row_showing(*selection_.view(), selection_.cursor().warp, 0);
        rebuild();
    });
    connect(&selection, &Selection::cursor_changed, this, &SceneView::follow_cursor);
}

void SceneView::set_theme(const Theme& theme) {
    layers_.set_theme(theme);
    rebuild();
}

void SceneView::set_cell_number(CellNumber number) {
    options_.number = number;
    rebuild();
}

void SceneView::cover_from(std::optional<Tick> tick) {
    if (std::exchange(options_.covered_from, tick) != tick) {
        rebuild();
    }
}

void SceneView::zoom(double factor) {
    if (const auto& axis = scene().axis) {
        return show_range(zoomed(scene(), factor, (axis->left + axis->right) / 2));
    }
    zoom_at(factor, factor == 0 ? scrolled_to_start(*this) : QRectF(viewport()->rect()).center());
}

/// Zooms the cells and the texts, so that what is at `place` in the viewport stays there.
void SceneView::zoom_at(double factor, QPointF place) {
    room_.set_zoom(zoom_after(room_.zoom(), factor), place);
    options_.zoom = room_.layout_zoom();
    rebuild();
}

double SceneView::zoom_factor() const {
    return scene().axis ? scene().axis_length / (scene().axis->end - scene().axis->begin) : room_.zoom();
}

PictureZoom SceneView::zoom_now() const {
    return {room_.zoom(), options_.axis_begin, options_.axis_end, shown_length_};
}

void SceneView::set_zoom(const PictureZoom& zoom) {
    room_.set_zoom(zoom.zoom, {});
    options_.zoom = room_.layout_zoom();
    shown_length_ = zoom.axis_length;
    show_range({zoom.axis_begin, zoom.axis_end});
}

void SceneView::show_range(AxisRange range) {
    options_.axis_begin = range.begin;
    options_.axis_end = range.end;
    rebuild();
}

ShownPicture SceneView::shown() const {
    return {&picture_, *selection_.view(), selection_.cursor(), room_.size(), options_};
}

void SceneView::take_parts() {
    if (is_waiting_) {
        build();
    }
}

QString tooltip_in(const SceneView& view, const Pointed& place) {
    const Selection& shown = view.selection();
    return shown.view() == nullptr
               ? QString()
               : view.picture().tooltip(*shown.view(), shown.cursor(), view.scene(), place);
}

void SceneView::follow_cursor() {
    const std::uint32_t row = row_showing(*selection_.view(), selection_.cursor().warp, options_.first_row);
    const bool is_same =
        row == options_.first_row && is_same_scene(picture_.follows, scene_cursor_, selection_.cursor());
    options_.first_row = row;
    is_same ? lay_over() : build();
    tell_cursor_moved(*this);
}

/// Shows the picture anew, for another run, group, size or zoom.
void SceneView::rebuild() {
    room_.restart();
    build();
}

/// Shows the picture at the cursor, without a change of the scroll position.
void SceneView::build() {
    if (selection_.view() == nullptr || viewport()->width() < 10 || !isVisible()) {
        is_stale_ = true;
        layers_.forget();
        viewport()->update();
        return;
    }
    is_stale_ = false;
    scene_cursor_ = selection_.cursor();
    room_.fit(*selection_.view(), scene_cursor_, options_);
    layers_.pin_badge(room_.zoom() > 1 ? room_.plain_scale() : 0);
    const bool was_missing = !missing_parts(picture_, *selection_.view(), scene_cursor_).empty();
    layers_.show(picture_.scene(*selection_.view(), scene_cursor_, room_.size(), options_));
    ++scene_number_;
    if (scene().axis && forget_other_range(scene(), shown_length_, options_)) {
        return rebuild();
    }
    setAccessibleDescription(scene().description);
    room_.show(scene().size);
    layers_.draw(viewport()->size(), devicePixelRatioF(), room_.origin(), room_.scale());
    lay_over();
    if (was_missing && !is_waiting_) { // a part was finished by another thread while the scene was built
        rebuild();
    }
}

/// Builds the overlay for the cursor, and requests missing parts of the model.
void SceneView::lay_over() {
    if (is_stale_ || !isVisible()) {
        is_stale_ = true;
        return;
    }
    const std::vector<PartKey> missing = missing_parts(picture_, *selection_.view(), selection_.cursor());
    is_waiting_ = !missing.empty();
    for (const PartKey& part : missing) {
        emit part_missing(part);
    }
    layers_.lay_over(picture_.overlay(*selection_.view(), selection_.cursor(), scene()));
    point_out();
}

void SceneView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    if (selection_.view() == nullptr) {
        layers_.paint_hint(painter, viewport()->rect(), tr("Run the kernel (F5) to record its accesses"));
        return;
    }
    layers_.paint(painter, room_.origin());
    if (hasFocus()) {
        layers_.paint_focus(painter, viewport()->rect());
    }
}

void SceneView::resizeEvent(QResizeEvent*) {
    rebuild();
}

/// Updates the view, because the cursor may have moved while the view was hidden.
void SceneView::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    rebuild();
}

void SceneView::scrollContentsBy(int, int) {
    layers_.draw(viewport()->size(), devicePixelRatioF(), room_.origin(), room_.scale());
    viewport()->update();
}

void SceneView::show_hover(const std::optional<Pointed>& place) {
    if (std::exchange(hover_, place) != place && !is_stale_) {
        point_out();
    }
}

/// Marks what is under the pointer, and paints all changes.
void SceneView::point_out() {
    layers_.point_out(hover_ ? picture_.hover(*selection_.view(), scene(), *hover_) : Scene());
    viewport()->update(layers_.take_changed());
}

void SceneView::mouseMoveEvent(QMouseEvent* event) {
    if (drag_from_) {
        const QPoint by = event->pos() - *drag_from_;
        drag_from_ = event->pos();
        scene().axis ? show_range(panned(scene(), -by.x() / room_.scale()))
                     : horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    if (range_drag_.is_active()) {
        measure_to(event->position());
        return;
    }
    show_hover(pointed_at(*this, event->position()));
}

void SceneView::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        drag_from_ = event->pos();
    }
    const auto place = pointed_at(*this, event->position());
    if (event->button() == Qt::LeftButton && place) {
        click_at(*place);
    }
    if (event->button() == Qt::LeftButton && range_drag_.start(scene(), in_scene(*this, event->position()))) {
        selection_.set_range(std::nullopt);
    }
}

void SceneView::measure_to(QPointF place) {
    if (const auto range = range_drag_.range_to(scene(), in_scene(*this, place), room_.scale())) {
        selection_.set_range(range);
        show_tooltip(*this, place.toPoint());
    }
}

void SceneView::click_at(const Pointed& place) {
    go_to(*this, selection_, picture_.click(*selection_.view(), selection_.cursor(), scene(), place));
}

void SceneView::mouseReleaseEvent(QMouseEvent* event) {
    drag_from_.reset();
    range_drag_.end();
    event->accept();
}

void SceneView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        emit opened();
    }
}

void SceneView::wheelEvent(QWheelEvent* event) {
    const int delta = event->angleDelta().y();
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        const double factor = zoom_of_wheel(scene(), delta);
        scene().axis ? show_range(zoomed(scene(), factor, in_scene(*this, event->position()).x()))
                     : zoom_at(factor, event->position());
    } else if (scene().axis && (event->modifiers() & Qt::ShiftModifier) != 0) {
        show_range(panned(scene(), -delta));
    } else if (const auto row = row_after_wheel(*this, *event, options_.first_row)) {
        options_.first_row = *row;
        rebuild();
    } else {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    event->accept();
}

void SceneView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit opened();
        return;
    }
    if (event->key() == Qt::Key_Escape && forget_mark(selection_)) {
        return;
    }
    QAbstractScrollArea::keyPressEvent(event);
}

void SceneView::focusInEvent(QFocusEvent*) {
    viewport()->update();
}

void SceneView::focusOutEvent(QFocusEvent*) {
    viewport()->update();
}

bool SceneView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        show_hover(std::nullopt);
        drag_from_.reset();
    }
    if (event->type() == QEvent::ToolTip && selection_.view() != nullptr) {
        show_tooltip(*this, static_cast<QHelpEvent*>(event)->pos());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace lockstep::gui
