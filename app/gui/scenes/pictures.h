#pragma once

#include "app/gui/scenes/kit/picture.h"

#include <QString>
#include <span>

namespace lockstep::gui {

/// Every picture, in the order in which the window shows them.
[[nodiscard]] std::span<const Picture* const> pictures();
/// Null where there is none of that name.
[[nodiscard]] const Picture* picture_named(const QString& name);
[[nodiscard]] QString picture_title(const Picture& picture);

} // namespace lockstep::gui
