#include "app/gui/lessons/progress_segments.h"

#include "app/gui/theme/fonts.h"

#include <QPainter>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr int segment_height = 6; ///< pixels at a text size of 100 %
constexpr int segment_gap = 4;

} // namespace

ProgressSegments::ProgressSegments(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressSegments::set_theme(const Theme& theme) {
    theme_ = theme;
    update();
}

void ProgressSegments::show_pages(const std::vector<PageState>& pages, std::size_t current) {
    pages_ = pages;
    current_ = current;
    const auto done = std::ranges::count_if(pages, [](PageState state) { return state >= PageState::done; });
    setAccessibleName(tr("%Ln page(s) done", nullptr, static_cast<int>(done)));
    update();
}

QSize ProgressSegments::sizeHint() const {
    return {100, qRound(segment_height * text_scale())};
}

void ProgressSegments::paintEvent(QPaintEvent* /*event*/) {
    if (pages_.empty()) {
        return;
    }
    QPainter painter(this);
    const auto count = static_cast<int>(pages_.size());
    const double each = (width() + segment_gap) / static_cast<double>(count);
    for (int i = 0; i < count; ++i) {
        const PageState state = pages_[static_cast<std::size_t>(i)];
        const QRectF box(i * each + 0.5, 0.5, each - segment_gap - 1, height() - 1);
        const bool is_current = static_cast<std::size_t>(i) == current_;
        painter.setPen(theme_[state >= PageState::done || is_current ? Role::accent : Role::outline]);
        painter.setBrush(theme_[state >= PageState::done ? Role::accent
                                : is_current             ? Role::accent_soft
                                                         : Role::panel]);
        painter.drawRect(box);
    }
}

} // namespace lockstep::gui
