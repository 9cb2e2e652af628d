#pragma once

#include "app/gui/theme/theme.h"
#include "app/gui/workspace/settings.h"

#include <QObject>
#include <span>

namespace lockstep::gui {

/// A theme that the user can choose: its name in the settings, and its English name.
struct ThemeRow {
    const char* name;
    const char* title;
};
[[nodiscard]] std::span<const ThemeRow> theme_rows();
[[nodiscard]] QString theme_title(const ThemeRow& row);

/// The theme and the text size of the whole application, as chosen by the user. Create it before the widgets
/// of a window, because widgets that measure their texts on construction need the font. Changing the text
/// size requires a new window.
class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

    void show_theme(const QString& name);
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// Returns the scale of all texts, which is 1 by default.
    [[nodiscard]] double text_scale() const { return text_size_ / 100.0; }
    [[nodiscard]] int text_size() const { return text_size_; } ///< text size in per cent
    /// Returns the theme's name in the settings: "system".
    [[nodiscard]] QString theme_name() const;

signals:
    void changed(const lockstep::gui::Theme& theme, double text_scale);

private:
    void apply() const;

    Settings& settings_;
    Theme theme_;
    const int text_size_; ///< text size in per cent
};

} // namespace lockstep::gui
