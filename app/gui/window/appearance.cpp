#include "app/gui/window/appearance.h"

#include "app/gui/theme/fonts.h"
#include "app/gui/theme/style_sheet.h"

#include <QApplication>

namespace lockstep::gui {

Appearance::Appearance(Settings& settings, QObject* parent) : QObject(parent), settings_(settings) {}

void Appearance::restore() {
    text_size_ = settings_.number(Setting::text_size);
    show_theme(theme_name());
}

void Appearance::show_theme(const QString& name) {
    settings_.set(Setting::theme, name);
    theme_ = Theme(theme_named(name));
    apply();
}

void Appearance::show_text_size(int percent) {
    settings_.set(Setting::text_size, percent);
    text_size_ = percent;
    apply();
}

void Appearance::apply() {
    const double scale = text_size_ / 100.0;
    QApplication::setPalette(theme_.palette());
    qApp->setStyleSheet(style_sheet(theme_, scale));
    QApplication::setFont(font_for(FontRole::body, scale)); // after the sheet, which sets fonts back
    emit changed(theme_, scale);
}

} // namespace lockstep::gui
