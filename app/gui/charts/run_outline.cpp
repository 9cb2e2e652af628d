#include "app/gui/charts/run_outline.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/quantity_text.h"

#include <QCoreApplication>
#include <qcustomplot.h>

namespace lockstep::gui {
namespace {

struct OutlineWords {
    Q_DECLARE_TR_FUNCTIONS(OutlineWords)
};

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

void draw_copy_line(QCustomPlot& plot, double bytes_per_second, double factor, const Theme& theme) {
    const double height = bytes_per_second / factor;
    auto* line = new QCPItemStraightLine(&plot);
    line->setPen(QPen(theme[Role::text], 1.5 * text_scale(), Qt::DashLine));
    line->point1->setCoords(0, height);
    line->point2->setCoords(1, height);
    auto* text = new QCPItemText(&plot);
    text->setText(OutlineWords::tr("measured copy: %1").arg(rate_text(bytes_per_second)));
    text->setFont(text_font(FontRole::tick_strong));
    text->setColor(theme[Role::text]);
    text->setBrush(theme[Role::panel]);
    text->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    text->position->setTypeY(QCPItemPosition::ptPlotCoords);
    text->position->setCoords(1, height);
    text->setPadding(QMargins(4, 0, 0, 1));
}

} // namespace lockstep::gui
