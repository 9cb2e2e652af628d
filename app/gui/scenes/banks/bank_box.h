#pragma once

#include "app/gui/model/bank_picture.h"
#include "app/gui/scenes/kit/scene.h"

namespace lockstep::gui {

/// A bank with `degree` requested words (0: not used); `broadcast`: several lanes request the same word.
[[nodiscard]] Box bank_box(QRectF rect, std::uint32_t degree, bool broadcast, const SceneId& id = {});

/// Legend of the banks and lines that occur in a request.
[[nodiscard]] std::vector<LegendEntry> bank_legend(const BankPicture& request);

} // namespace lockstep::gui
