#pragma once

#include "app/gui/scenes/model/photo_scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <optional>

namespace lockstep::gui {

/// Shows the photo finish of a race, or where its runs part. It always has the height that its runs need.
class PhotoView : public QWidget {
    Q_OBJECT
public:
    explicit PhotoView(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows a race at its time; nullopt: nothing.
    void show_race(const std::optional<ShownRace>& shown);
    [[nodiscard]] const Scene& scene() const { return scene_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] int needed_height() const;

    Theme theme_;
    std::optional<ShownRace> shown_;
    Scene scene_;
};

} // namespace lockstep::gui
