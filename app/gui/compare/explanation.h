#pragma once

#include "app/gui/model/run_summary.h"

namespace lockstep::gui {

[[nodiscard]] bool is_timing(const RunFigure& figure);
[[nodiscard]] bool is_modelled(const RunFigure& figure);
/// One run under two hardware models: both have the same measured time.
[[nodiscard]] bool is_same_recording(const RunSummary& a, const RunSummary& b);
/// Why the two runs cannot be compared; empty if they can.
[[nodiscard]] QString why_not(const RunSummary& first, const RunSummary& other);

/// The time by which one of two runs is slower.
enum class SlowerBy : std::uint8_t { nothing, measured_time, modelled_cycles, modelled_time };

[[nodiscard]] const RunFigure& figure_by(SlowerBy by);

/// Two runs ordered by their time, if they have one.
struct Explained {
    SlowerBy by = SlowerBy::nothing;
    const RunSummary* slower = nullptr;
    const RunSummary* faster = nullptr;
    const RunFigure* cause = nullptr;
};

/// The cause is the counted figure with the largest ratio of the slower run to the faster one, so it agrees
/// with the difference in time. Null if no figure is larger.
[[nodiscard]] Explained explain(const RunSummary& first, const RunSummary& other);

} // namespace lockstep::gui
