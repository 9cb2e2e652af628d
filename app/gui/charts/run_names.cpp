#include "app/gui/charts/run_names.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct RunNameWords {
    Q_DECLARE_TR_FUNCTIONS(RunNameWords)
};

constexpr int mark_size = 12;
constexpr int gap = 6;
constexpr int label_padding = 3;

FontRole font_of(const RunName& name) {
    return name.is_current ? FontRole::tick_strong : FontRole::tick;
}

/// Places an item relative to the left end of a bar, in pixels. Plot coordinates are not defined there.
void place_left_of(QCPItemPosition& position, QCPItemPosition& bar, double pixels) {
    position.setType(QCPItemPosition::ptAbsolute);
    position.setParentAnchor(&bar);
    position.setCoords(-pixels, 0);
}

} // namespace

double run_name_width(const RunName& name) {
    return mark_size * text_scale() + scaled_text_width(FontRole::tick_strong, name.text) + 3 * gap;
}

QString fitting_run_name(const QString& name, double width) {
    constexpr int least_letters = 8;
    const QFontMetrics metrics(text_font(FontRole::tick_strong));
    const QString shortest =
        name.size() <= least_letters + 1 ? name : name.left(least_letters) + QChar(0x2026);
    const double room = width - run_name_width({});
    return metrics.horizontalAdvance(shortest) >= room
               ? shortest
               : metrics.elidedText(name, Qt::ElideRight, static_cast<int>(room));
}

void draw_run_name(QCustomPlot& plot, double at, double width, const RunName& name, const Theme& theme) {
    const int size = qRound(mark_size * text_scale());
    auto* bar = new QCPItemTracer(&plot); // draws nothing, but provides a position
    bar->setStyle(QCPItemTracer::tsNone);
    bar->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    bar->position->setTypeY(QCPItemPosition::ptPlotCoords);
    bar->position->setCoords(0, at);
    bar->setClipToAxisRect(false);
    auto* mark = new QCPItemPixmap(&plot);
    mark->setPixmap(series_mark(name.place, theme, mark_size));
    place_left_of(*mark->topLeft, *bar->position, width - gap);
    mark->topLeft->setCoords(mark->topLeft->coords() - QPointF(0, size / 2.0));
    mark->setClipToAxisRect(false);
    auto* text = new QCPItemText(&plot);
    text->setText(name.text);
    text->setFont(text_font(font_of(name)));
    text->setColor(theme[Role::text]);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    place_left_of(*text->position, *bar->position, width - 2 * gap - size);
    text->setClipToAxisRect(false);
}

int copy_label_height() {
    constexpr int height = 17;
    return qRound(height * text_scale());
}

void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme) {
    const double at = bytes_per_second / factor;
    auto* line = new QCPItemStraightLine(&plot);
    line->setPen(QPen(theme[Role::text], 1.5 * text_scale(), Qt::DashLine));
    line->point1->setCoords(at, 0);
    line->point2->setCoords(at, 1);
    auto* text = new QCPItemText(&plot);
    const QFont font = text_font(FontRole::tick_strong);
    const QFontMetrics metrics(font);
    const QMargins margins = plot.axisRect()->margins();
    text->setText(
        metrics.elidedText(RunNameWords::tr("measured copy rate: %1").arg(rate_text(bytes_per_second)),
                           Qt::ElideRight, plot.width() - 2 * label_padding));
    text->setFont(font);
    text->setColor(theme[Role::text]);
    text->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    text->position->setType(QCPItemPosition::ptAbsolute);
    // The label ends at the line, unless it would begin outside of the plot.
    const double room = plot.width() - margins.left() - margins.right();
    const double line_x = margins.left() + room * at / plot.xAxis->range().upper;
    const double left = std::max(0.0, line_x - metrics.horizontalAdvance(text->text()) - 2 * label_padding);
    text->position->setCoords(left, margins.top());
    text->setPadding(QMargins(label_padding, 0, label_padding, 1));
    text->setClipToAxisRect(false);
}

} // namespace lockstep::gui
