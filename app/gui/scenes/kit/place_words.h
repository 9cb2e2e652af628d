#pragma once

#include "app/gui/scenes/kit/model_place.h"

#include <QStringList>

namespace lockstep::gui {

/// Describes a step: "line 9: in[get_global_id(0)]" and, if the step is an access, "32 lanes at in[0] to
/// in[31]". Empty if there is no step.
[[nodiscard]] QStringList place_lines(const GroupView& view, const TracePlace& place);

} // namespace lockstep::gui
