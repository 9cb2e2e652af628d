#pragma once

#include "app/words/phrase.h"
#include "core/analysis/findings/finding.h"

namespace lockstep {

/// Says how to fix a race that a barrier alone does not fix. Empty if a barrier, or a separate location for
/// each work-item, fixes it.
[[nodiscard]] Phrase race_cure(const Finding& race);

} // namespace lockstep
