#include "app/gui/panels/scrub_bar.h"

#include "app/gui/scenes/lanes/scrub_scene.h"
#include "app/gui/views/scene_painter.h"

#include <QMouseEvent>
#include <QPainter>

namespace lockstep::gui {

ScrubBar::ScrubBar(QWidget* parent) : QWidget(parent) {
    setFixedHeight(36);
    setAccessibleName(tr("Steps"));
    setToolTip(tr("Click or drag to go to a step; bars mark barriers"));
}

void ScrubBar::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void ScrubBar::set_track(const Track& track) {
    track_ = track;
    update();
}

void ScrubBar::set_tick(Tick tick) {
    tick_ = tick;
    update();
}

void ScrubBar::set_marked(const std::vector<std::uint32_t>& ticks) {
    if (ticks != marked_) {
        marked_ = ticks;
        update();
    }
}

void ScrubBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paint(painter, scrub_scene(track_, tick_, QSizeF(size()), marked_), theme_);
}

void ScrubBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        emit sought(scrub_tick(track_, event->position().x(), width()));
    }
}

void ScrubBar::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) {
        emit sought(scrub_tick(track_, event->position().x(), width()));
    }
}

} // namespace lockstep::gui
