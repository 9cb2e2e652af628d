#include "app/gui/views/picture_room.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/visible_part.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

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
    fill_ =
        filling_scale(size(), [&](QSizeF room) { return picture_.scene(view, cursor, room, options).size; });
    filled_ = wanted;
}

QSize PictureRoom::pixels() const {
    const QSize most = area_.maximumViewportSize();
    return picture_.follows == Follows::group
               ? area_.viewport()->size()
               : QSize(most.width() - area_.verticalScrollBar()->sizeHint().width(), most.height());
}

QSizeF PictureRoom::size() const {
    return QSizeF(pixels()) / scale();
}

double PictureRoom::scale() const {
    return text_scale() * fill_;
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
}

} // namespace lockstep::gui
