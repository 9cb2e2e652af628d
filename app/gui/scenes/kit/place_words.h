#pragma once

#include "app/gui/scenes/kit/model_place.h"

#include <QStringList>

namespace lockstep::gui {

/// "line 9: in[get_global_id(0)]", then "32 lanes at in[0] to in[31]" if the step is an access. Empty if the
/// location has no step.
[[nodiscard]] QStringList place_lines(const GroupView& view, const TracePlace& place);

} // namespace lockstep::gui
