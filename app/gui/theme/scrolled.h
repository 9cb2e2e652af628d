#pragma once

class QScrollArea;
class QWidget;

namespace lockstep::gui {

/// Wraps a page in scroll bars that appear if its content does not fit, so that the window can be made
/// smaller.
[[nodiscard]] QScrollArea* scrolled(QWidget* content);

} // namespace lockstep::gui
