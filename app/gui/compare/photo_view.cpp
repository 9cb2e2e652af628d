#include "app/gui/compare/photo_view.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_painter.h"

#include <QPainter>
#include <cmath>

namespace lockstep::gui {
namespace {

constexpr int least_photo_width = 300; ///< pixels at a text size of 100 %

} // namespace

PhotoView::PhotoView(QWidget* parent) : QWidget(parent) {
    setProperty("bare", true);
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Photo finish"));
}

void PhotoView::set_theme(const Theme& theme) {
    theme_ = theme;
    build();
}

void PhotoView::show_race(const std::optional<ShownRace>& shown) {
    shown_ = shown;
    build();
}

/// Returns the height of the photo at the end of the race, so that nothing moves when it appears.
int PhotoView::needed_height() const {
    if (!shown_) {
        return 0;
    }
    ShownRace end = *shown_;
    end.time = end.race->end;
    const double scale = text_scale();
    return static_cast<int>(std::ceil(photo_scene(end, QSizeF(size()) / scale).size.height() * scale));
}

void PhotoView::build() {
    const double scale = text_scale();
    scene_ = shown_ ? photo_scene(*shown_, QSizeF(size()) / scale) : Scene();
    setAccessibleDescription(scene_.description);
    setMinimumSize(qRound(least_photo_width * scale), needed_height());
    update();
}

void PhotoView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    build();
}

void PhotoView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const double scale = text_scale();
    painter.scale(scale, scale);
    paint(painter, scene_, theme_);
}

} // namespace lockstep::gui
