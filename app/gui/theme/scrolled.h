#pragma once

class QScrollArea;
class QWidget;

namespace lockstep::gui {

/// A page with scroll bars if its content does not fit, so that the window can be made smaller.
[[nodiscard]] QScrollArea* scrolled(QWidget* content);

} // namespace lockstep::gui
