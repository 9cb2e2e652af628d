#pragma once

#include "app/gui/model/settings.h"
#include "app/gui/theme/theme.h"

#include <QObject>

namespace lockstep::gui {

/// How the whole application looks: theme and text size, as the person chose them.
class Appearance : public QObject {
    Q_OBJECT
public:
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

    /// As it was when the window was closed.
    void restore();
    void show_theme(const QString& name);
    void show_text_size(int percent);
    [[nodiscard]] const Theme& theme() const { return theme_; }
    /// The theme's name among the settings: "system".
    [[nodiscard]] QString theme_name() const { return settings_[Setting::theme].toString(); }

signals:
    /// `scale`: of texts, 1 where nothing else was chosen.
    void changed(const lockstep::gui::Theme& theme, double scale);

private:
    void apply();

    Settings& settings_;
    Theme theme_;
    int text_size_ = 100; ///< per cent
};

} // namespace lockstep::gui
