#pragma once

#include "core/session/session.h"

#include <memory>

namespace lockstep::gui {

/// Builds the scene of every view at two positions of the first and last launch, with its tooltips, and
/// paints it; likewise the findings with their evidence, the inspector and the charts. Requires an
/// application.
void paint_session(const std::shared_ptr<const Session>& session);

} // namespace lockstep::gui
