#include "app/gui/views/scene_view.h"

#include "app/gui/scenes/lanes/lanes_scene.h"
#include "app/gui/views/scene_painter.h"
#include "app/gui/views/tooltip.h"
#include "core/analysis/flow/dataflow.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {

namespace {

/// The warp whose header, count or place in the overview this is.
std::optional<Warp> warp_of(const SceneId& id) {
    if (const auto* header = std::get_if<WarpHeader>(&id)) {
        return header->warp;
    }
    if (const auto* count = std::get_if<WarpCount>(&id)) {
        return count->warp;
    }
    const auto* row = std::get_if<OverviewRow>(&id);
    return row != nullptr ? std::optional(row->warp) : std::nullopt;
}

} // namespace

SceneView::SceneView(const ViewRow& row, Selection& selection, QWidget* parent)
    : QAbstractScrollArea(parent), row_(row), selection_(selection) {
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(view_title(row));
    viewport()->setMouseTracking(true);
    connect(&selection, &Selection::view_changed, this, [this] {
        options_.first_row = row_showing(*selection_.view(), selection_.cursor().warp, 0);
        rebuild();
    });
    connect(&selection, &Selection::cursor_changed, this, [this] {
        options_.first_row = row_showing(*selection_.view(), selection_.cursor().warp, options_.first_row);
        rebuild();
    });
}

void SceneView::set_theme(const Theme& theme) {
    theme_ = theme;
    rebuild();
}

void SceneView::set_cell_number(CellNumber number) {
    options_.number = number;
    rebuild();
}

void SceneView::zoom(double factor) {
    if (scene_.axis) {
        zoom_axis(factor, (scene_.axis->left + scene_.axis->right) / 2);
        return;
    }
    options_.zoom = factor == 0 ? 1 : std::clamp(options_.zoom * factor, 0.25, 8.0);
    rebuild();
}

std::function<Scene()> SceneView::picture() const {
    const QSizeF size(viewport()->size());
    return [view = *selection_.view(), cursor = selection_.cursor(), size, options = options_,
            make = row_.scene] { return make(view, cursor, size, options); };
}

void SceneView::take_parts() {
    if (!scene_.missing.empty()) {
        rebuild();
    }
}

void SceneView::rebuild() {
    if (selection_.view() == nullptr || viewport()->width() < 10 || !isVisible()) {
        viewport()->update();
        return;
    }
    scene_ = row_.scene(*selection_.view(), selection_.cursor(), QSizeF(viewport()->size()), options_);
    if (scene_.axis && forget_range()) {
        rebuild();
        return;
    }
    setAccessibleDescription(scene_.description);
    for (const PartKey& part : scene_.missing) {
        emit part_missing(part);
    }
    fit_scroll_bars();
    draw_layer();
    viewport()->update();
}

void SceneView::fit_scroll_bars() {
    const auto fit = [](QScrollBar* bar, double content, int view) {
        bar->setPageStep(view);
        bar->setSingleStep(20);
        bar->setRange(0, std::max(0, static_cast<int>(std::ceil(content)) - view));
    };
    fit(horizontalScrollBar(), scene_.size.width(), viewport()->width());
    fit(verticalScrollBar(), scene_.size.height(), viewport()->height());
}

void SceneView::draw_layer() {
    const double ratio = devicePixelRatioF();
    layer_ = QPixmap((QSizeF(viewport()->size()) * ratio).toSize());
    layer_.setDevicePixelRatio(ratio);
    layer_.fill(theme_[Role::panel]);
    QPainter painter(&layer_);
    painter.translate(-origin());
    paint(painter, scene_, theme_);
}

QPointF SceneView::origin() const {
    return QPointF(horizontalScrollBar()->value(), verticalScrollBar()->value());
}

void SceneView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    if (selection_.view() == nullptr) {
        painter.fillRect(viewport()->rect(), theme_[Role::panel]);
        painter.setPen(theme_[Role::text2]);
        painter.setFont(font_for(FontRole::body));
        painter.drawText(viewport()->rect(), Qt::AlignCenter, tr("Run to record the accesses (F5)"));
        return;
    }
    painter.drawPixmap(0, 0, layer_);
    painter.translate(-origin());
    paint(painter, selection_scene(scene_, selection_.cursor()), theme_);
    if (hover_) {
        Scene hover;
        gui::Box frame;
        frame.rect = bounds(scene_, *hover_).adjusted(-1, -1, 1, 1);
        frame.outline = Role::accent;
        frame.width = 1;
        hover.shapes.push_back(frame);
        paint(painter, hover, theme_);
    }
    if (hasFocus()) {
        painter.resetTransform();
        painter.setPen(QPen(theme_[Role::accent], 2));
        painter.drawRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1));
    }
}

void SceneView::resizeEvent(QResizeEvent*) {
    rebuild();
}

/// While it was hidden, the cursor may have moved on.
void SceneView::showEvent(QShowEvent* event) {
    QAbstractScrollArea::showEvent(event);
    rebuild();
}

void SceneView::scrollContentsBy(int, int) {
    draw_layer();
    viewport()->update();
}

void SceneView::show_hover(std::optional<SceneId> id) {
    if (id != hover_) {
        hover_ = id;
        viewport()->update();
    }
}

void SceneView::mouseMoveEvent(QMouseEvent* event) {
    if (dragging_) {
        const QPoint by = event->pos() - drag_from_;
        drag_from_ = event->pos();
        scene_.axis ? pan_axis(-by.x())
                    : horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
        return;
    }
    show_hover(hit(scene_, event->position() + origin()));
}

void SceneView::mousePressEvent(QMouseEvent* event) {
    dragging_ = event->button() == Qt::MiddleButton;
    drag_from_ = event->pos();
    const auto id = hit(scene_, event->position() + origin());
    if (event->button() != Qt::LeftButton || !id) {
        return;
    }
    select(*id, event->position() + origin());
}

void SceneView::select(const SceneId& id, QPointF at) {
    if (const auto* cell = std::get_if<LaneCell>(&id)) {
        selection_.set_lane(cell->warp, cell->lane);
    } else if (const auto* request = std::get_if<RequestCell>(&id)) {
        selection_.set_lane(request->warp, request->lane);
    } else if (const auto warp = warp_of(id)) {
        selection_.set_lane(*warp, selection_.cursor().lane);
    } else if (const auto* event = std::get_if<EventCell>(&id)) {
        choose_event(event->event);
    } else if (const auto* group = std::get_if<GroupMark>(&id)) {
        selection_.set_group(group->group);
    } else {
        choose_on_axis(id, at);
    }
}

/// The step in which a value was moved, and the lane that moved it.
void SceneView::choose_event(std::uint32_t event) {
    const GroupSteps& steps = *selection_.view()->steps;
    const WarpStep& step = steps.steps[DataFlow::step_of(steps, event)];
    const Lane lane(steps.lanes[event]);
    emit step_asked(steps.group, step.warp, step.tick);
    selection_.set_lane(step.warp, lane);
}

void SceneView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        emit opened();
    }
}

void SceneView::wheelEvent(QWheelEvent* event) {
    const int delta = event->angleDelta().y();
    if ((event->modifiers() & Qt::ControlModifier) != 0) {
        const double factor = std::pow(1.1, delta / 120.0);
        scene_.axis ? zoom_axis(factor, event->position().x() + origin().x()) : zoom(factor);
        event->accept();
        return;
    }
    if (scene_.axis && (event->modifiers() & Qt::ShiftModifier) != 0) {
        pan_axis(-delta);
        event->accept();
        return;
    }
    const bool many_rows =
        !scene_.axis && selection_.view() != nullptr && selection_.view()->steps->warps > most_rows;
    if (many_rows && (event->modifiers() & Qt::ShiftModifier) == 0) {
        scroll_rows(delta > 0 ? -1 : 1);
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void SceneView::scroll_rows(int rows) {
    const std::uint32_t last = selection_.view()->steps->warps - most_rows;
    options_.first_row = static_cast<std::uint32_t>(
        std::clamp<std::int64_t>(std::int64_t{options_.first_row} + rows, 0, last));
    rebuild();
}

void SceneView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        emit opened();
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
        dragging_ = false;
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        dragging_ = false;
    }
    if (event->type() == QEvent::ToolTip && selection_.view() != nullptr) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto id = hit(scene_, QPointF(help->pos()) + origin());
        const QString text = id ? tooltip(*selection_.view(), selection_.cursor(), *id) : QString();
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace lockstep::gui
