#include "app/gui/views/scene_picture.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_painter.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace lockstep::gui {
ScenePicture::ScenePicture(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ScenePicture::set_theme(const Theme& theme) {
    theme_ = theme;
    rebuild(); // the text size may have changed as well
}

void ScenePicture::show_scene(SceneOf scene_of) {
    scene_of_ = std::move(scene_of);
    rebuild();
}

void ScenePicture::rebuild() {
    scene_ = scene_of_ ? scene_of_(std::max(1.0, width() / text_scale())) : Scene{};
    setFixedHeight(
        // without a scene, the height would be -1
        std::max(0, static_cast<int>(std::ceil(scene_.size.height() * scale()))));
    setAccessibleName(scene_.title);
    setAccessibleDescription(scene_.description);
    update();
}

/// Returns the scale of the picture: that of the window's text size, or a smaller one if the scene is wider
/// than the available space.
double ScenePicture::scale() const {
    const double fit = std::max(1, width()) / std::max(1.0, scene_.size.width());
    return std::min(fit, text_scale());
}

void ScenePicture::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) {
        rebuild();
    }
}

void ScenePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    painter.scale(scale(), scale());
    paint(painter, scene_, theme_);
}

void ScenePicture::mousePressEvent(QMouseEvent* event) {
    if (const auto id = hit(scene_, event->position() / scale()); id && event->button() == Qt::LeftButton) {
        emit clicked(*id);
    }
}

} // namespace lockstep::gui
