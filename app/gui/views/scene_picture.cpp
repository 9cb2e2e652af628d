#include "app/gui/views/scene_picture.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/views/scene_painter.h"
#include "app/gui/views/visible_part.h"

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

void ScenePicture::set_room(int height) {
    if (height != room_) {
        room_ = height;
        rebuild();
    }
}

void ScenePicture::rebuild() {
    const QSizeF room = QSizeF(std::max(1, width()), room_) / text_scale();
    fill_ = scene_of_ ? filling_scale(room, [this](QSizeF part) { return scene_of_(part).size; }) : 1;
    scene_ = scene_of_ ? scene_of_(room / fill_) : Scene{};
    setFixedHeight(
        // without a scene, the height would be -1
        std::max(0, static_cast<int>(std::ceil(scene_.size.height() * scale()))));
    setAccessibleName(scene_.title);
    setAccessibleDescription(scene_.description);
    update();
}

/// Returns the scale of the picture: that of the window's text size, a larger one if the scene is enlarged, or a smaller
/// one if the scene is wider than the available space.
double ScenePicture::scale() const {
    const double fit = std::max(1, width()) / std::max(1.0, scene_.size.width());
    return std::min(fit, fill_ * text_scale());
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
