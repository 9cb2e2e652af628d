#include "app/gui/charts/run_outline.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct OutlineWords {
    Q_DECLARE_TR_FUNCTIONS(OutlineWords)
};

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

void draw_run_outline(QCustomPlot& plot, double place, const QString& letter, const Theme& theme) {
    auto* outline = new QCPItemRect(&plot);
    outline->setPen(QPen(theme[Role::disabled], text_scale(), Qt::DashLine));
    auto* text = new QCPItemText(&plot);
    for (QCPItemPosition* corner : {outline->topLeft, outline->bottomRight, text->position}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    outline->topLeft->setCoords(place - 0.3, 0.12);
    outline->bottomRight->setCoords(place + 0.3, 1);
    text->position->setCoords(place, 0.56);
    text->setPositionAlignment(Qt::AlignCenter);
    text->setText(letter + QStringLiteral("\n–"));
    text->setFont(text_font(FontRole::tick));
    text->setColor(theme[Role::disabled]);
}

namespace {

constexpr int mark_size = 12;
constexpr int mark_gap = 3;

/// Places an item below the axis, where plot coordinates are not defined, at a distance in pixels.
void hang_below(QCPItemPosition& position, QCPItemPosition& foot, double pixels) {
    position.setType(QCPItemPosition::ptAbsolute);
    position.setParentAnchor(&foot);
    position.setCoords(pixels, mark_gap);
}

} // namespace

void make_room_for_run_marks(QCustomPlot& plot) {
    const int height = qRound(mark_size * text_scale()) + 2 * mark_gap;
    plot.xAxis->setTickLabelPadding(height);
    plot.axisRect()->setMinimumMargins(QMargins(8, 8, 12, height + 4));
}

void draw_run_mark(QCustomPlot& plot, double at, double room, const RunMark& run, const Theme& theme) {
    const int size = qRound(mark_size * text_scale());
    const double words = scaled_text_width(FontRole::tick_strong, run.letter);
    const bool has_both = size + mark_gap + words + 2 * mark_gap <= room;
    auto* foot = new QCPItemTracer(&plot); // draws nothing, but provides a position
    foot->setStyle(QCPItemTracer::tsNone);
    foot->position->setTypeX(QCPItemPosition::ptPlotCoords);
    foot->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    foot->position->setCoords(at, 1);
    foot->setClipToAxisRect(false);
    if (has_both) {
        auto* mark = new QCPItemPixmap(&plot);
        mark->setPixmap(series_mark(run.place, theme, size));
        hang_below(*mark->topLeft, *foot->position, -(size + mark_gap + words) / 2);
        mark->setClipToAxisRect(false);
    }
    auto* text = new QCPItemText(&plot);
    text->setText(run.letter);
    text->setFont(text_font(FontRole::tick_strong));
    text->setColor(theme[series_role(run.place)]);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignTop);
    hang_below(*text->position, *foot->position, ((has_both ? size + mark_gap : 0) - words) / 2);
    text->position->setCoords(text->position->coords() - QPointF(0, 1));
    text->setClipToAxisRect(false);
}

void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme) {
    const double height = bytes_per_second / factor;
    auto* line = new QCPItemStraightLine(&plot);
    line->setPen(QPen(theme[Role::text], 1.5 * text_scale(), Qt::DashLine));
    line->point1->setCoords(0, height);
    line->point2->setCoords(1, height);
    auto* text = new QCPItemText(&plot);
    text->setText(OutlineWords::tr("measured copy rate: %1").arg(rate_text(bytes_per_second)));
    text->setFont(text_font(FontRole::tick_strong));
    text->setColor(theme[Role::text]);
    text->setBrush(theme[Role::panel]);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    text->position->setTypeY(QCPItemPosition::ptPlotCoords);
    text->position->setCoords(1, height);
    text->setPadding(QMargins(4, 0, 0, 1));
}

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
