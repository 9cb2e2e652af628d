#include "app/gui/theme/text_size.h"

#include <QApplication>
#include <QVariant>
#include <QWidget>

namespace lockstep::gui {
namespace {

constexpr const char* role_property = "font_role";

} // namespace

void use_font(QWidget& widget, FontRole role) {
    widget.setProperty(role_property, static_cast<int>(role));
    widget.setFont(text_font(role));
}

void resize_fonts(int before) {
    for (QWidget* widget : QApplication::allWidgets()) {
        if (const QVariant role = widget->property(role_property); role.isValid()) {
            widget->setFont(text_font(static_cast<FontRole>(role.toInt())));
        } else if (widget->font().pixelSize() == before) { // a style sheet keeps them from following
            QFont font = widget->font();
            font.setPixelSize(QApplication::font().pixelSize());
            widget->setFont(font);
        }
    }
}

} // namespace lockstep::gui
