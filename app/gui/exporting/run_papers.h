#pragma once

#include "app/gui/compare/comparison.h"
#include "app/gui/exporting/paper.h"
#include "app/gui/model/cursor.h"
#include "core/session/session.h"

#include <memory>
#include <vector>

namespace lockstep::gui {

/// Findings with their evidence and remedy, advice with the picture of its worst request, and what was
/// checked. Makes the session's costs.
[[nodiscard]] Paper findings_paper(const std::shared_ptr<const Session>& session);

/// Runs beside each other: what it means, the figures with their ratios, and each run's picture at its step
/// that is linked to the cursor.
[[nodiscard]] Paper compare_paper(const std::vector<std::shared_ptr<const Session>>& sessions,
                                  const Cursor& cursor);

} // namespace lockstep::gui
