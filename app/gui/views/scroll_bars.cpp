#include "app/gui/views/scroll_bars.h"

#include "app/gui/theme/fonts.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
namespace {

void fit(QScrollBar& bar, double content, int viewport) {
    bar.setPageStep(viewport);
    bar.setSingleStep(20);
    bar.setRange(0, std::max(0, static_cast<int>(std::ceil(content)) - viewport));
}

} // namespace

QSizeF room_of(const QAbstractScrollArea& area) {
    return QSizeF(area.viewport()->size()) / text_scale();
}

QPointF origin_of(const QAbstractScrollArea& area) {
    return QPointF(area.horizontalScrollBar()->value(), area.verticalScrollBar()->value()) / text_scale();
}

void fit_scroll_bars(QAbstractScrollArea& area, QSizeF picture) {
    fit(*area.horizontalScrollBar(), picture.width() * text_scale(), area.viewport()->width());
    fit(*area.verticalScrollBar(), picture.height() * text_scale(), area.viewport()->height());
}

} // namespace lockstep::gui
