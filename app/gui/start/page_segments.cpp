#include "app/gui/start/page_segments.h"

#include <QPainter>

namespace lockstep::gui {
namespace {

constexpr int segment_height = 6;
constexpr int segment_gap = 3;

} // namespace

PageSegments::PageSegments(int pages, int done, QWidget* parent)
    : QWidget(parent), pages_(pages), done_(done) {
    setFixedHeight(segment_height);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void PageSegments::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void PageSegments::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(theme_[Role::accent]);
    for (int page = 0; page < pages_; ++page) {
        const int left = page * (width() + segment_gap) / pages_;
        const int right = (page + 1) * (width() + segment_gap) / pages_ - segment_gap;
        painter.setBrush(page < done_ ? QBrush(theme_[Role::accent]) : QBrush(Qt::NoBrush));
        painter.drawRect(left, 0, std::max(1, right - left - 1), segment_height - 1);
    }
}

} // namespace lockstep::gui
