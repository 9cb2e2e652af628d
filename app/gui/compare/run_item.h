#pragma once

#include "app/gui/model/run_summary.h"

namespace lockstep::gui {

/// Returns the list text of a run: "E Interleaved", and a second line that distinguishes runs of the same
/// name: "256 · 64 · educational".
[[nodiscard]] QString run_item_text(const RunSummary& run);
/// Returns the tooltip of a run: all of its parameters, its device and its hardware model.
[[nodiscard]] QString run_item_tip(const RunSummary& run);

} // namespace lockstep::gui
