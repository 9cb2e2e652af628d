#pragma once

#include "app/gui/scenes/tryit/try_scene.h"
#include "app/gui/theme/theme.h"
#include "app/gui/views/readable_scene.h"

#include <QWidget>
#include <optional>

namespace lockstep::gui {

/// The picture of the layouts of an array. A layout is chosen with a click, by dragging over the bars, or with keys:
/// Left and Right choose the neighbour, Up and Down the bars or the swizzles, N the next padding without conflicts,
/// Home the recorded layout; A shows the recorded layout instead of the chosen one, and back.
class TryView : public QWidget, public ReadableScene {
    Q_OBJECT
public:
    explicit TryView(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows a picture, or nothing.
    void show_picture(std::optional<TryPicture> picture);
    [[nodiscard]] const std::optional<TryPicture>& picture() const { return picture_; }
    /// Returns the chosen layout's place in the widget; null if there is none.
    [[nodiscard]] QRect chosen_place() const;
    /// Does what a key does in the picture. Returns false if it does nothing there.
    bool take_key(int key);

    [[nodiscard]] const Scene& scene() const override { return scene_; }
    [[nodiscard]] std::uint64_t scene_number() const override { return scene_number_; }
    [[nodiscard]] QRect on_screen(const QRectF& part) const override;
    [[nodiscard]] QString tooltip_of(const Pointed& place) const override;
    [[nodiscard]] SceneId current_part() const override;
    void click_at(const Pointed& place) override;

signals:
    void chosen(lockstep::gui::LayoutChoice choice);
    void swapped(); ///< emitted to show the recorded layout instead of the chosen one, and back

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    void choose_at(QPointF place);
    void choose_neighbour(int by);
    [[nodiscard]] double scale() const;

    Theme theme_;
    std::optional<TryPicture> picture_;
    Scene scene_;
    std::uint64_t scene_number_ = 0;
    std::optional<double> drag_y_; ///< height in the scene at which the bars are dragged
};

} // namespace lockstep::gui
