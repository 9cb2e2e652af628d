#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <functional>

namespace lockstep::gui {

/// A widget that shows a scene in a column of other widgets. Its height depends on its width. If it is given more
/// height, it is laid out for it or enlarged.
class ScenePicture : public QWidget {
    Q_OBJECT
public:
    /// Lays out a scene for a room. Its height may be 0.
    using SceneOf = std::function<Scene(QSizeF room)>;

    explicit ScenePicture(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Sets the function that creates the scene; with an empty function, nothing is shown.
    void show_scene(SceneOf scene_of);
    /// Sets the height in pixels that the picture can fill.
    void set_room(int height);
    [[nodiscard]] const Scene& scene() const { return scene_; }

signals:
    void clicked(const lockstep::gui::SceneId& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void rebuild();
    [[nodiscard]] double scale() const;

    Theme theme_;
    SceneOf scene_of_;
    Scene scene_;
    int room_ = 0;
    double fill_ = 1; ///< how much a scene is enlarged that is lower than its room
};

} // namespace lockstep::gui
