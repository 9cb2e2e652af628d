#pragma once

#include <QString>

namespace lockstep::gui {

/// Returns a shortcut such as "Ctrl+G" as menus show it: in the user's language and with the names of the system's keys.
[[nodiscard]] QString key_text(const QString& keys);

} // namespace lockstep::gui
