#pragma once

#include "core/analysis/checks.h"
#include "core/session/session.h"

#include <QString>
#include <vector>

namespace lockstep::gui {

/// The checks of all launches together, one a kind: what was looked at and found adds up.
[[nodiscard]] std::vector<Check> checks_of_run(const Session& session);

/// What a check says, in one sentence: "No race in local memory, over 2 304 accesses".
[[nodiscard]] QString check_text(const Check& check);

} // namespace lockstep::gui
