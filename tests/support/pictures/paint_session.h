#pragma once

#include "core/session/session.h"

#include <memory>

namespace lockstep::gui {

/// Paints all pictures of a session, to find crashes. Builds the scene of every view, with tooltips, at two
/// positions of the first and last launch and paints it. Also paints the findings with their evidence, the
/// inspector and the charts. Requires a QApplication.
void paint_session(const std::shared_ptr<const Session>& session);

} // namespace lockstep::gui
