#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/model/cursor.h"

namespace lockstep::gui {

/// True where nothing is held, or the lane is served in the pass that is.
[[nodiscard]] bool is_served(const BankPicture& request, const Cursor& cursor, std::uint32_t lane);

/// Passes that a bank is still needed for, counted down while passes are held one after the other: before
/// the first, and where none is held, its degree.
[[nodiscard]] std::uint32_t degree_left(const BankPicture& request, const Cursor& cursor, std::uint32_t bank);

/// "pass 2 of 4" while it is held, else the request's verdict.
[[nodiscard]] QString pass_verdict(const BankPicture& request, const Cursor& cursor);

} // namespace lockstep::gui
