#pragma once

#include "app/gui/player/player_data.h"

#include <QByteArray>

namespace lockstep::gui {

/// Returns the whole page: one HTML file that works offline. Its policy allows nothing but its own style and its
/// own script, which are identified by their hashes. The data is base64 in a block that is not executed.
[[nodiscard]] QByteArray player_page(const PlayerData& data);

} // namespace lockstep::gui
