#include "app/gui/charts/run_names.h"

#include "app/gui/charts/series_style.h"
#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct RunNameWords {
    Q_DECLARE_TR_FUNCTIONS(RunNameWords)
};

constexpr int mark_size = 12;
constexpr int gap = 6;

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

void draw_run_name(QCustomPlot& plot, double at, double width, const RunName& name, const Theme& theme) {
    const int size = qRound(mark_size * text_scale());
    auto* bar = new QCPItemTracer(&plot); // draws nothing, but provides a position
    bar->setStyle(QCPItemTracer::tsNone);
    bar->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    bar->position->setTypeY(QCPItemPosition::ptPlotCoords);
    bar->position->setCoords(0, at);
    bar->setClipToAxisRect(false);
    auto* mark = new QCPItemPixmap(&plot);
    mark->setPixmap(series_mark(name.place, theme, size));
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

void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme) {
    const double at = bytes_per_second / factor;
    auto* line = new QCPItemStraightLine(&plot);
    line->setPen(QPen(theme[Role::text], 1.5 * text_scale(), Qt::DashLine));
    line->point1->setCoords(at, 0);
    line->point2->setCoords(at, 1);
    auto* text = new QCPItemText(&plot);
    text->setText(RunNameWords::tr("measured copy rate: %1").arg(rate_text(bytes_per_second)));
    text->setFont(text_font(FontRole::tick_strong));
    text->setColor(theme[Role::text]);
    text->setBrush(theme[Role::panel]);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignTop);
    text->position->setTypeX(QCPItemPosition::ptPlotCoords);
    text->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
    text->position->setCoords(at, 0);
    text->setPadding(QMargins(4, 0, 3, 1));
    text->setClipToAxisRect(false);
}

} // namespace lockstep::gui
