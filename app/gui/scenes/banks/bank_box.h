#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// A bank that `degree` words are asked of (0: not used), by several lanes for one word where `broadcast`.
[[nodiscard]] Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id = {});

/// What the banks and lines of a request mean, of those that it has.
[[nodiscard]] std::vector<LegendEntry> bank_legend(const BankPicture& request);

} // namespace lockstep::gui
