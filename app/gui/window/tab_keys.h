#pragma once

namespace lockstep::gui {

inline constexpr int tabs_with_keys = 9; ///< Ctrl+1 to Ctrl+9

} // namespace lockstep::gui
