#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// Returns the box of a bank from which a request needs `degree` words (0: bank not used); `broadcast`:
/// several lanes request the same word.
[[nodiscard]] Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id = {});

/// Returns a legend for the kinds of banks and lines that occur in a request.
[[nodiscard]] std::vector<LegendEntry> bank_legend(const BankPicture& request);

} // namespace lockstep::gui
