#include "app/gui/present/slide_frame.h"

#include <algorithm>

namespace lockstep::gui {

SlideFrame::SlideFrame(QWidget& child, int least_width, QWidget* parent)
    : QWidget(parent), child_(child), least_width_(least_width) {
    child.setParent(this);
    child.show();
}

void SlideFrame::resizeEvent(QResizeEvent*) {
    const int width = std::min(this->width(), height() * 16 / 9);
    const int height = width * 9 / 16;
    child_.setGeometry((this->width() - width) / 2, (this->height() - height) / 2, width, height);
}

} // namespace lockstep::gui
