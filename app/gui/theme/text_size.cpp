#include "app/gui/theme/text_size.h"

#include <QApplication>
#include <QVariant>
#include <QWidget>

namespace lockstep::gui {
namespace {

constexpr const char* role_property = "font_role";

double& scale_now() {
    static double scale = 1;
    return scale;
}

} // namespace

double text_scale() {
    return scale_now();
}

void set_text_scale(double scale) {
    scale_now() = scale;
    for (QWidget* widget : QApplication::allWidgets()) {
        if (const QVariant role = widget->property(role_property); role.isValid()) {
            widget->setFont(font_for(static_cast<FontRole>(role.toInt()), scale));
        }
    }
}

void use_font(QWidget& widget, FontRole role) {
    widget.setProperty(role_property, static_cast<int>(role));
    widget.setFont(font_for(role, text_scale()));
}

} // namespace lockstep::gui
