#pragma once

#include "app/gui/model/run_summary.h"

namespace lockstep::gui {

/// "E Interleaved", and in a second line what distinguishes the run from others with its name: "256 · 64 ·
/// educational".
[[nodiscard]] QString run_item_text(const RunSummary& run);
/// All of its parameters, its device and its hardware model.
[[nodiscard]] QString run_item_tip(const RunSummary& run);

} // namespace lockstep::gui
