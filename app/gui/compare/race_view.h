#pragma once

#include "app/gui/scenes/model/race_scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <optional>

namespace lockstep::gui {

/// Shows the picture of a race. If its rows need more height than there is, the widget grows.
class RaceView : public QWidget {
    Q_OBJECT
public:
    explicit RaceView(QWidget* parent = nullptr);

    void set_theme(const Theme& theme);
    /// Shows a race; nullopt: nothing.
    void show_race(std::optional<ShownRace> shown);
    void set_time(std::uint64_t time);
    [[nodiscard]] const std::optional<ShownRace>& shown() const { return shown_; }
    [[nodiscard]] const Scene& scene() const { return scene_; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    [[nodiscard]] int lowest() const;

    Theme theme_;
    std::optional<ShownRace> shown_;
    Scene scene_;
};

} // namespace lockstep::gui
