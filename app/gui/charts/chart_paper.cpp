#include "app/gui/charts/chart_paper.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/labels.h"

#include <QtMath>
#include <algorithm>
#include <qcustomplot.h>

namespace lockstep::gui {

QStringList ChartPaper::lay_out(QSize size, bool has_title) {
    line_ = qRound(16 * text_scale());
    chart_.resize(size);
    chart_.redraw(); // also sets the subtitle and the note, on which the layout below depends
    QStringList lines = chart_.subtitle_lines(size.width() - 24);
    head_ = qRound((has_title ? 28 : 8) * text_scale()) + line_ * static_cast<int>(lines.size());
    foot_ = chart_.note_.isEmpty() ? 0 : line_ * static_cast<int>(chart_.note_lines().size()) + 4;
    // the label layout depends on the plot's size, hence the second redraw()
    chart_.plot_->setMinimumHeight(0);
    chart_.plot_->resize(size.width(), std::max(1, size.height() - head_ - foot_));
    chart_.redraw();
    return lines;
}

void ChartPaper::paint_texts(QPainter& painter, QSize size, bool has_title, const QStringList& lines) const {
    const auto row = [&](int top, int height) { return QRect(12, top, size.width() - 24, height); };
    painter.setFont(text_font(FontRole::body_strong));
    painter.setPen(chart_.theme_[Role::text]);
    int top = 4;
    if (has_title) {
        painter.drawText(
            row(6, line_ + 2), Qt::AlignVCenter,
            painter.fontMetrics().elidedText(chart_.title_->text(), Qt::ElideRight, size.width() - 24));
        top = line_ + 8;
    }
    painter.setFont(text_font(FontRole::tick));
    painter.setPen(chart_.theme_[Role::text2]);
    for (const QString& line : lines) {
        painter.drawText(row(top, line_ + 2), Qt::AlignVCenter, line);
        top += line_;
    }
    painter.setPen(chart_.theme_[Role::disabled]);
    top = size.height() - foot_;
    for (const QString& line : chart_.note_lines()) {
        painter.drawText(row(top, line_), Qt::AlignVCenter,
                         QFontMetrics(painter.font()).elidedText(line, Qt::ElideRight, size.width() - 24));
        top += line_;
    }
    if (!chart_.promise_.isEmpty()) {
        painter.drawText(row(head_, chart_.plot_->height()), Qt::AlignCenter | Qt::TextWordWrap,
                         chart_.promise_);
    }
}

void ChartPaper::paint(QPaintDevice& device, const ChartSpot& spot,
                       const std::function<void(QPainter&)>& before) {
    const QSize size(std::max(1, qFloor(spot.size.width())), std::max(1, qFloor(spot.size.height())));
    const QStringList lines = lay_out(size, spot.has_title);
    QCPPainter painter(&device); // the only painter, because a file is begun with its painter
    if (before) {
        before(painter);
    }
    painter.translate(spot.at);
    painter.scale(spot.scale, spot.scale);
    if (spot.is_clear) {
        chart_.plot_->setBackground(QBrush(Qt::NoBrush));
    } else {
        painter.fillRect(QRect({0, 0}, size), chart_.theme_[Role::panel]);
    }
    paint_texts(painter, size, spot.has_title, lines);
    if (chart_.promise_.isEmpty()) {
        painter.translate(0, head_);
        painter.setMode(QCPPainter::pmVectorized);
        chart_.plot_->toPainter(&painter, size.width(), chart_.plot_->height());
    }
}

} // namespace lockstep::gui
