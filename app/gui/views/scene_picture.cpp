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
    rebuild(); // another size of texts comes with it
}

void ScenePicture::show_scene(SceneOf scene_of) {
    scene_of_ = std::move(scene_of);
    rebuild();
}

void ScenePicture::rebuild() {
    scene_ = scene_of_ ? scene_of_(std::max(1.0, width() / text_scale())) : Scene{};
    setFixedHeight(
        std::max(0, static_cast<int>(std::ceil(scene_.size.height() * text_scale())))); // of no scene: -1
    setAccessibleName(scene_.title);
    setAccessibleDescription(scene_.description);
    update();
}

void ScenePicture::resizeEvent(QResizeEvent* event) {
    if (event->size().width() != event->oldSize().width()) {
        rebuild();
    }
}

void ScenePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_[Role::panel]);
    painter.scale(text_scale(), text_scale()); // as large as the texts of the window
    paint(painter, scene_, theme_);
}

void ScenePicture::mousePressEvent(QMouseEvent* event) {
    if (const auto id = hit(scene_, event->position() / text_scale());
        id && event->button() == Qt::LeftButton) {
        emit clicked(*id);
    }
}

} // namespace lockstep::gui
