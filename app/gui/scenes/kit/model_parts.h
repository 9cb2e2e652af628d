#pragma once

#include "app/gui/cursor.h"
#include "app/gui/scenes/kit/group_view.h"
#include "app/gui/scenes/kit/scene.h"

#include <memory>
#include <optional>

namespace lockstep::gui {

/// The part of the model that the picture needs, if the window has yet to have it made. None also where
/// pictures make what they need themselves.
[[nodiscard]] std::optional<PartWanted> missing_part(const GroupView& view, const Cursor& cursor,
                                                     ModelPart part);

/// The parts themselves; null where there are none, or where they are missing.
[[nodiscard]] std::shared_ptr<const Timeline> timeline_of(const GroupView& view, const Cursor& cursor);
[[nodiscard]] std::shared_ptr<const LaunchCosts> costs_of(const GroupView& view);
[[nodiscard]] std::shared_ptr<const LaunchFootprint> footprint_of(const GroupView& view);

/// What stands in a picture's place until its part arrives.
[[nodiscard]] Scene waiting_scene(const QString& title, const PartWanted& part, QSizeF size);
[[nodiscard]] QString waiting_words(ModelPart part);

} // namespace lockstep::gui
