#pragma once

#include "app/gui/model/settings.h"
#include "app/gui/theme/theme.h"

#include <QObject>
#include <span>

namespace lockstep::gui {

/// A theme that a person can choose: its name among the settings, and in English.
struct ThemeRow {
    const char* name;
    const char* title;
};
[[nodiscard]] std::span<const ThemeRow> theme_rows();
[[nodiscard]] QString theme_title(const ThemeRow& row);

/// How the whole application looks: theme and text size, as the person chose them. Made before the widgets of a window:
/// what measures its texts when it is built needs their font. Another text size needs another window.
class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

    void show_theme(const QString& name);
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Of texts; 1 where nothing else was chosen.
    [[nodiscard]] double text_scale() const { return text_size_ / 100.0; }
    [[nodiscard]] int text_size() const { return text_size_; } ///< per cent
    /// The theme's name among the settings: "system".
    [[nodiscard]] QString theme_name() const;

signals:
    void changed(const lockstep::gui::Theme& theme, double text_scale);

private:
    void apply() const;

    Settings& settings_;
    Theme theme_;
    const int text_size_; ///< per cent
};

} // namespace lockstep::gui
