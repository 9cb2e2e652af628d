#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/model/cursor.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// A bank with `degree` requested words (0: not used); `broadcast`: several lanes request the same word.
[[nodiscard]] Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id = {});

/// Legend of the banks and lines that occur in a request.
[[nodiscard]] std::vector<LegendEntry> bank_legend(const BankPicture& request);

/// True if no pass is held, or if the held pass serves the lane.
[[nodiscard]] bool is_served(const BankPicture& request, const Cursor& cursor, std::uint32_t lane);

/// Number of passes that a bank is still needed for; decreases while passes are held one after the other.
/// Before the first pass, and if none is held, it is the bank's degree.
[[nodiscard]] std::uint32_t degree_left(const BankPicture& request, const Cursor& cursor, std::uint32_t bank);

/// "pass 2 of 4" while a pass is held, otherwise the request's verdict.
[[nodiscard]] QString pass_verdict(const BankPicture& request, const Cursor& cursor);

/// One box per pass of a request, with the lanes that it serves; the held pass is framed.
void add_pass_strip(Scene& scene, const BankPicture& request, const Cursor& cursor, QRectF area);

} // namespace lockstep::gui
