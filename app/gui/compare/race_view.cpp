#include "app/gui/compare/race_view.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_painter.h"

#include <QPainter>
#include <cmath>
#include <utility>

namespace lockstep::gui {
namespace {

constexpr int least_width = 560; ///< pixels at a text size of 100 %
constexpr int least_height = 220;

} // namespace

RaceView::RaceView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setProperty("bare", true);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Race"));
}

void RaceView::set_theme(const Theme& theme) {
    theme_ = theme;
    build();
}

void RaceView::show_race(std::optional<ShownRace> shown) {
    shown_ = std::move(shown);
    build();
}

void RaceView::set_time(std::uint64_t time) {
    if (shown_ && shown_->time != time) {
        shown_->time = time;
        build();
    }
}

void RaceView::build() {
    const double scale = text_scale();
    scene_ = shown_ ? race_scene(*shown_, QSizeF(size()) / scale) : Scene();
    setAccessibleDescription(scene_.description);
    setMinimumSize(qRound(least_width * scale), std::max(qRound(least_height * scale), lowest()));
    update();
}

/// Returns the height that the picture needs at least, at any time of the race.
int RaceView::lowest() const {
    if (!shown_) {
        return 0;
    }
    const double scale = text_scale();
    ShownRace start = *shown_;
    start.time = 0; // draws no rows, so this is fast
    return static_cast<int>(std::ceil(race_scene(start, {width() / scale, 0}).size.height() * scale));
}

void RaceView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    build();
}

void RaceView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const double scale = text_scale();
    painter.scale(scale, scale);
    paint(painter, scene_, theme_);
}

} // namespace lockstep::gui
