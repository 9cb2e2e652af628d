#pragma once

#include "app/gui/scenes/kit/scene.h"
#include "app/gui/theme/theme.h"

#include <QWidget>
#include <optional>

namespace lockstep::gui {

/// Shows a film without labels, stretched to the width of the widget. Without a film, it is empty.
class FilmStrip : public QWidget {
    Q_OBJECT
public:
    /// `height` is in pixels at a text size of 100 %.
    explicit FilmStrip(int height, QWidget* parent = nullptr);

    /// Shows a film. `at` is the marked position, 0 to 1.
    void show_film(const Raster& film, std::optional<double> at = std::nullopt);
    void set_theme(const Theme& theme);
    [[nodiscard]] bool has_film() const { return film_.image != nullptr; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Raster film_;
    std::optional<double> at_;
    Theme theme_;
};

} // namespace lockstep::gui
