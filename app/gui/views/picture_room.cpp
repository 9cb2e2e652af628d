#include "app/gui/views/picture_room.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/visible_part.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <utility>

namespace lockstep::gui {

void PictureRoom::fit(const GroupView& view, const Cursor& cursor, const SceneOptions& options) {
    const Filled wanted{pixels(), view.session.get(), view.launch};
    if (wanted == filled_) {
        return;
    }
    fill_ = 1;
    filled_ = {};
    if (picture_.applies(view) != WhyNoPicture::none || !missing_parts(picture_, view, cursor).empty()) {
        return;
    }
    SceneOptions whole = options;
    whole.zoom = 1;
    fill_ = filling_scale(QSizeF(pixels()) / text_scale(),
                          [&](QSizeF room) { return picture_.scene(view, cursor, room, whole).size; });
    filled_ = wanted;
}

QSize PictureRoom::pixels() const {
    const QSize most = area_.maximumViewportSize();
    return picture_.follows == Follows::group
               ? area_.viewport()->size()
               : QSize(most.width() - area_.verticalScrollBar()->sizeHint().width(), most.height());
}

void PictureRoom::set_zoom(double zoom, QPointF place) {
    anchor_ = {place / scale() + origin(), place};
    zoom_ = zoom;
}

double PictureRoom::layout_zoom() const {
    return std::min(1.0, zoom_);
}

/// Returns the zoom of the texts, which is that of the cells unless they would become unreadable.
double PictureRoom::text_zoom() const {
    constexpr double readable = 9.0 / 11; // the smallest text that is ever drawn, in that of the ticks
    return std::max(zoom_, std::min(1.0, readable / plain_scale()));
}

QSizeF PictureRoom::size() const {
    return QSizeF(pixels()) / (plain_scale() * std::min(1.0, text_zoom()));
}

double PictureRoom::plain_scale() const {
    return text_scale() * fill_;
}

double PictureRoom::scale() const {
    return plain_scale() * text_zoom();
}

QPointF PictureRoom::origin() const {
    return origin_of(area_, scale());
}

QRect PictureRoom::on_screen(const QRectF& part) const {
    const QPointF corner = (part.topLeft() - origin()) * scale();
    return {area_.viewport()->mapToGlobal(corner.toPoint()), (part.size() * scale()).toSize()};
}

void PictureRoom::show(QSizeF picture) {
    largest_ = largest_.expandedTo(picture);
    fit_scroll_bars(area_, largest_, scale());
    if (const auto anchor = std::exchange(anchor_, std::nullopt)) {
        const QPointF to = anchor->point * scale() - anchor->place;
        area_.horizontalScrollBar()->setValue(qRound(to.x()));
        area_.verticalScrollBar()->setValue(qRound(to.y()));
    }
}

} // namespace lockstep::gui
