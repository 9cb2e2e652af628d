#include "app/gui/panels/scrub_bar.h"

#include "app/gui/scenes/lanes/scrub_scene.h"
#include "app/gui/theme/tips.h"
#include "app/gui/views/scene_painter.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

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

void ScrubBar::set_bookmarks(const std::vector<ScrubBookmark>& bookmarks) {
    if (bookmarks != bookmarks_) {
        bookmarks_ = bookmarks;
        update();
    }
}

/// Returns the nearest bookmark of those that can be seen at `x`; null if there is none.
const ScrubBookmark* ScrubBar::bookmark_at(double x) const {
    constexpr double reach = 5; ///< in pixels
    const auto distance = [&](const ScrubBookmark& each) {
        return std::abs(scrub_x(track_, Tick(each.tick), width()) - x);
    };
    const auto nearest = std::ranges::min_element(bookmarks_, {}, distance);
    return nearest != bookmarks_.end() && distance(*nearest) <= reach ? &*nearest : nullptr;
}

bool ScrubBar::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const ScrubBookmark* bookmark = bookmark_at(help->pos().x()); bookmark != nullptr) {
            show_plain_tip(help->globalPos(), bookmark->text, this);
            return true;
        }
    }
    return QWidget::event(event);
}

void ScrubBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    std::vector<std::uint32_t> ticks(bookmarks_.size());
    std::ranges::transform(bookmarks_, ticks.begin(), &ScrubBookmark::tick);
    paint(painter, scrub_scene(track_, tick_, QSizeF(size()), marked_, ticks), theme_);
}

void ScrubBar::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        const ScrubBookmark* bookmark = bookmark_at(event->position().x());
        emit sought(bookmark != nullptr ? Tick(bookmark->tick)
                                        : scrub_tick(track_, event->position().x(), width()));
    }
}

void ScrubBar::mouseMoveEvent(QMouseEvent* event) {
    if ((event->buttons() & Qt::LeftButton) != 0) {
        emit sought(scrub_tick(track_, event->position().x(), width()));
    }
}

} // namespace lockstep::gui
