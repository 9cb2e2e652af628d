#pragma once

#include <QString>

class QWidget;

namespace lockstep::gui {

/// Returns the selected text of a text field, an editor or a label, or the text of the current cell of a list or table;
/// empty if there is none.
[[nodiscard]] QString selected_text(const QWidget& widget);

} // namespace lockstep::gui
