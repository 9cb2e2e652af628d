#pragma once

class QScrollArea;
class QWidget;

namespace lockstep::gui {

/// A page that scrolls where it has less room than its content needs, so that it keeps no window large.
[[nodiscard]] QScrollArea* scrolled(QWidget* content);

} // namespace lockstep::gui
