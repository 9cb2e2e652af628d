#include "app/gui/views/picture_room.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/visible_part.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>
#include <variant>

namespace lockstep::gui {
namespace {

constexpr double readable = 9.0 / 11; ///< the smallest text that is ever drawn, in that of the ticks
constexpr double least_fill = 0.5;    ///< large texts become at most so much smaller in a low view

/// Returns the bottom of the rows of warps; 0 if the picture has none.
double bottom_of_rows(const Scene& scene) {
    double bottom = 0;
    for (const Shape& shape : scene.shapes) {
        if (const Box* box = std::get_if<Box>(&shape); box != nullptr && is<WarpHeader>(box->id)) {
            bottom = std::max(bottom, box->rect.bottom());
        }
    }
    return bottom;
}

/// Returns by how much a picture must be made smaller so that all its rows of warps are in its view: at most 1, at least
/// `least`. Returns 1 if that is impossible, or if the picture has no such rows.
double scale_for_rows(QSizeF room, double least, const std::function<Scene(QSizeF)>& laid_out) {
    constexpr double step = 0.05;
    const auto steps = static_cast<int>(std::lround((1 - least) / step));
    for (int i = 0; i <= steps; ++i) {
        const double scale = 1 - i * step;
        if (bottom_of_rows(laid_out(room / scale)) * scale <= room.height()) {
            return scale;
        }
    }
    return 1;
}

} // namespace

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
    const auto laid_out = [&](QSizeF room) { return picture_.scene(view, cursor, room, whole); };
    const QSizeF room = QSizeF(pixels()) / text_scale();
    fill_ = scale_for_rows(room, std::max(least_fill, readable / text_scale()), laid_out);
    if (fill_ == 1) {
        fill_ = filling_scale(room, [&](QSizeF part) { return laid_out(part).size; });
    }
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
