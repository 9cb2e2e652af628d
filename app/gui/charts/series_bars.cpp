#include "app/gui/charts/series_bars.h"

#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr double hatch_step = 8;

/// Draws diagonals x + y = c (rising) or x - y = c, clipped to the rectangle.
void hatch(QCPPainter& painter, QRectF rect, bool is_rising) {
    const double first = is_rising ? rect.left() + rect.top() : rect.left() - rect.bottom();
    const double last = is_rising ? rect.right() + rect.bottom() : rect.right() - rect.top();
    const auto begin = static_cast<int>(std::ceil(first / hatch_step));
    for (int i = begin; i * hatch_step < last; ++i) {
        const double c = i * hatch_step;
        const double from =
            is_rising ? std::max(rect.left(), c - rect.bottom()) : std::max(rect.left(), c + rect.top());
        const double to =
            is_rising ? std::min(rect.right(), c - rect.top()) : std::min(rect.right(), c + rect.bottom());
        if (to > from) {
            const auto y = [&](double x) { return is_rising ? c - x : x - c; };
            painter.drawLine(QLineF(from, y(from), to, y(to)));
        }
    }
}

} // namespace

SeriesBars::SeriesBars(QCPAxis* keys, QCPAxis* values, BarHatch hatch, const QColor& ink)
    : QCPBars(keys, values), hatch_(hatch), ink_(ink) {}

void SeriesBars::draw(QCPPainter* painter) {
    QCPBars::draw(painter);
    if (hatch_ == BarHatch::none) {
        return;
    }
    painter->save();
    painter->setPen(QPen(ink_, 1.5));
    painter->setAntialiasing(true);
    for (auto bar = mDataContainer->constBegin(); bar != mDataContainer->constEnd(); ++bar) {
        const QRectF rect = getBarRect(bar->key, bar->value).normalized();
        if (hatch_ != BarHatch::backslash) {
            hatch(*painter, rect, true);
        }
        if (hatch_ != BarHatch::slash) {
            hatch(*painter, rect, false);
        }
    }
    painter->restore();
}

} // namespace lockstep::gui
