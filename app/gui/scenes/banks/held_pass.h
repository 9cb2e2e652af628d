#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/model/cursor.h"

namespace lockstep::gui {

/// True if no pass is held, or if the held pass serves the lane.
[[nodiscard]] bool is_served(const BankPicture& request, const Cursor& cursor, std::uint32_t lane);

/// Number of passes that a bank is still needed for; decreases while passes are held one after the other.
/// Before the first pass, and if none is held, it is the bank's degree.
[[nodiscard]] std::uint32_t degree_left(const BankPicture& request, const Cursor& cursor, std::uint32_t bank);

/// "pass 2 of 4" while a pass is held, otherwise the request's verdict.
[[nodiscard]] QString pass_verdict(const BankPicture& request, const Cursor& cursor);

} // namespace lockstep::gui
