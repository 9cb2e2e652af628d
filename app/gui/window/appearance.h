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

/// How the whole application looks: theme and text size, as the person chose them. Made before any widget:
/// what measures its texts when it is built needs their font.
class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

    void show_theme(const QString& name);
    void show_text_size(int percent);
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Of texts; 1 where nothing else was chosen.
    [[nodiscard]] double text_scale() const { return text_size_ / 100.0; }
    [[nodiscard]] int text_size() const { return text_size_; } ///< per cent
    /// The theme's name among the settings: "system".
    [[nodiscard]] QString theme_name() const;

signals:
    /// Texts are about to have this scale: what would not fit then makes way now.
    void about_to_resize(double text_scale);
    void changed(const lockstep::gui::Theme& theme, double text_scale);

private:
    void apply() const;

    Settings& settings_;
    Theme theme_;
    int text_size_; ///< per cent
};

} // namespace lockstep::gui
