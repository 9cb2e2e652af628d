#include "app/gui/present/slide_view.h"

#include "app/gui/present/pointer_tools.h"

#include <QMouseEvent>
#include <QPainter>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr std::size_t most_points = 4000; ///< of a stroke

} // namespace

SlideView::SlideView(Presentation& presentation, Shows shows, QWidget* parent)
    : QWidget(parent), presentation_(presentation), shows_(shows) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&presentation, &Presentation::changed, this, &SlideView::rebuild);
    connect(&mover_, &SlideMover::moved, this, &SlideView::rebuild,
            Qt::QueuedConnection); // not while it is asked
    connect(&presentation, &Presentation::ticked, this, [this] {
        if (presentation_.thinking()) {
            rebuild();
        }
    });
}

void SlideView::set_theme(const Theme& theme) {
    theme_ = theme;
    rebuild();
}

void SlideView::take_parts() {
    rebuild();
}

/// Returns the scale of the picture, which stays the same for all steps.
double SlideView::fitted_scale(const PresentedState& state, QSizeF size) {
    if (state.kind != PresentedKind::step) {
        return least_slide_scale; // there is no picture
    }
    const Picture& picture = presentation_.picture_of(state);
    const GroupView& view = *state.view;
    const QSizeF room = picture_room(size, presentation_.desk().has_caption).size();
    const Fitted wanted{view.session.get(), view.launch, &picture, room};
    const Cursor& cursor = state.cursor;
    if (wanted != fitted_) {
        scale_ = slide_scale(picture, view, cursor, room);
        fitted_ = missing_parts(picture, view, cursor).empty() ? wanted : Fitted();
    }
    return scale_;
}

/// Returns the index of the state that this view shows.
std::size_t SlideView::index() const {
    const PresentationDesk& desk = presentation_.desk();
    const std::size_t next = desk.frozen ? desk.at : desk.at + 1; // what Enter sends, or what comes next
    return std::min(shows_ == Shows::now ? presentation_.shown() : next, presentation_.script()->size() - 1);
}

void SlideView::rebuild() {
    if (!isVisible() || presentation_.script() == nullptr || width() < 10) {
        is_stale_ = true;
        return;
    }
    is_stale_ = false;
    const QSizeF size = slide_size(QSizeF(this->size()));
    const PresentedState state = presentation_.script()->state(index());
    SlideContent content = slide_content(presentation_, index(), fitted_scale(state, size));
    content.motion = mover_.take(content, shows_ == Shows::now && presentation_.desk().is_animated);
    if (state.kind == PresentedKind::step) {
        for (const PartKey& part : missing_parts(content.picture, *state.view, state.cursor)) {
            emit part_missing(state.view->session, part);
        }
    }
    slide_ = make_slide(content, size);
    const double ratio = devicePixelRatioF();
    pixels_ = QPixmap((QSizeF(this->size()) * ratio).toSize());
    pixels_.setDevicePixelRatio(ratio);
    QPainter painter(&pixels_);
    painter.fillRect(rect(), theme_[Role::panel]);
    painter.scale(slide_factor(QSizeF(this->size())), slide_factor(QSizeF(this->size())));
    paint_slide(painter, slide_, theme_);
    setAccessibleName(content.title);
    setAccessibleDescription(slide_.description);
    update();
}

QImage SlideView::image(QSize pixels) const {
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(theme_[Role::panel]);
    QPainter painter(&image);
    painter.scale(slide_factor(QSizeF(pixels)), slide_factor(QSizeF(pixels)));
    paint_slide(painter, slide_, theme_);
    paint_strokes(painter, strokes_of(presentation_), theme_);
    return image;
}

void SlideView::paint_over(QPainter& painter) const {
    std::vector<PenStroke> strokes = strokes_of(presentation_);
    if (!stroke_.points.empty()) {
        strokes.push_back(stroke_);
    }
    paint_strokes(painter, strokes, theme_);
    if (pointer_) {
        paint_tool(painter, presentation_.desk().tool, *pointer_, slide_.size, pixels_, theme_);
    }
}

void SlideView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const bool is_blank = presentation_.desk().is_blank && shows_ == Shows::now;
    if (is_blank || is_stale_ || presentation_.script() == nullptr) {
        painter.fillRect(rect(), is_blank ? theme_[Role::text] : theme_[Role::panel]);
        return;
    }
    painter.drawPixmap(0, 0, pixels_);
    if (shows_ == Shows::now) {
        painter.scale(slide_factor(QSizeF(size())), slide_factor(QSizeF(size())));
        paint_over(painter);
    }
}

void SlideView::resizeEvent(QResizeEvent*) {
    rebuild();
}

void SlideView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    rebuild();
}

QPointF SlideView::to_slide(QPointF place) const {
    return place / slide_factor(QSizeF(size()));
}

void SlideView::show_pointer(const std::optional<QPointF>& place) {
    if (std::exchange(pointer_, place) != place) {
        update();
    }
}

void SlideView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || shows_ == Shows::next) {
        return;
    }
    if (presentation_.desk().tool == PointerTool::pen) {
        stroke_.points = {to_slide(event->position())};
        update();
    } else {
        emit asked_next();
    }
}

void SlideView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF place = to_slide(event->position());
    show_pointer(place);
    emit pointed(place);
    if (!stroke_.points.empty() && stroke_.points.size() < most_points) {
        stroke_.points.push_back(place);
        update();
    }
}

void SlideView::mouseReleaseEvent(QMouseEvent*) {
    if (!stroke_.points.empty()) {
        presentation_.add_stroke(std::exchange(stroke_, {}));
    }
}

void SlideView::leaveEvent(QEvent*) {
    show_pointer(std::nullopt);
    emit pointed(std::nullopt);
}

} // namespace lockstep::gui
