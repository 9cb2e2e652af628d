#include "app/gui/window/appearance.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/style_sheet.h"

#include <QApplication>
#include <algorithm>

namespace lockstep::gui {
namespace {

constexpr ThemeRow rows[] = {{"system", QT_TRANSLATE_NOOP("Themes", "System")},
                             {"light", QT_TRANSLATE_NOOP("Themes", "Light")},
                             {"dark", QT_TRANSLATE_NOOP("Themes", "Dark")},
                             {"contrast", QT_TRANSLATE_NOOP("Themes", "High contrast")}};

} // namespace

std::span<const ThemeRow> theme_rows() {
    return rows;
}

QString theme_title(const ThemeRow& row) {
    return QCoreApplication::translate("Themes", row.title);
}

Appearance::Appearance(Settings& settings, QObject* parent)
    : QObject(parent),
      settings_(settings),
      theme_(theme_named(theme_name())),
      text_size_(settings.number(Setting::text_size)) {
    apply();
}

/// Returns "system" if the settings file contains the name of an unknown theme.
QString Appearance::theme_name() const {
    const QString name = settings_[Setting::theme].toString();
    const bool is_known =
        std::ranges::any_of(rows, [&name](const ThemeRow& row) { return name == QLatin1String(row.name); });
    return is_known ? name : QString::fromLatin1(rows[0].name);
}

void Appearance::show_theme(const QString& name) {
    settings_.set(Setting::theme, name);
    theme_ = Theme(theme_named(name));
    apply();
    emit changed(theme_, text_scale());
}

void Appearance::apply() const {
    QApplication::setPalette(theme_.palette());
    qApp->setStyleSheet(style_sheet(theme_, text_scale()));
    // set again, because the style sheet resets fonts
    QApplication::setFont(font_for(FontRole::body, text_scale()));
}

} // namespace lockstep::gui
