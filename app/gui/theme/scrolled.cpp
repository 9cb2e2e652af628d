#include "app/gui/theme/scrolled.h"

#include "app/gui/theme/field_events.h"

#include <QScrollArea>

namespace lockstep::gui {

QScrollArea* scrolled(QWidget* content) {
    content->setProperty("bare", true);
    content->setAttribute(Qt::WA_StyledBackground);
    pass_wheel_on(*content);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus); // its content can be focused directly
    area->setWidget(content);
    return area;
}

} // namespace lockstep::gui
