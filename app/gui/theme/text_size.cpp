#include "app/gui/theme/text_size.h"

#include <QWidget>

namespace lockstep::gui {

void use_font(QWidget& widget, FontRole role) {
    widget.setFont(text_font(role));
}

} // namespace lockstep::gui
