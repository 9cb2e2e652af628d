#pragma once

#include "app/gui/workspace/run_summary.h"

namespace lockstep::gui {

[[nodiscard]] bool is_timing(const RunFigure& figure);
[[nodiscard]] bool is_modelled(const RunFigure& figure);
/// Returns whether both are one recording under two hardware models, so that they have the same measured
/// time.
[[nodiscard]] bool is_same_recording(const RunSummary& a, const RunSummary& b);
/// Says why the two runs cannot be compared; empty if they can.
[[nodiscard]] QString why_not(const RunSummary& first, const RunSummary& other);
/// Returns whether the runs cannot be compared only because their experiments ran with different inputs.
[[nodiscard]] bool differ_in_inputs(const RunSummary& first, const RunSummary& other);

/// The kind of time by which one of two runs is slower.
enum class SlowerBy : std::uint8_t { nothing, measured_time, modelled_cycles, modelled_time };

[[nodiscard]] const RunFigure& figure_by(SlowerBy by);

/// Two runs ordered by their time (if they have one), and the cause of the difference.
struct Explained {
    SlowerBy by = SlowerBy::nothing;
    const RunSummary* slower = nullptr;
    const RunSummary* faster = nullptr;
    const RunFigure* cause = nullptr;
};

/// Orders two runs by time and finds the cause: the counted metric whose ratio of the slower run to the
/// faster run is largest. The cause is null if no counted metric is larger in the slower run.
[[nodiscard]] Explained explain(const RunSummary& first, const RunSummary& other);

} // namespace lockstep::gui
