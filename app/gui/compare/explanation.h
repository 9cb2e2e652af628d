#pragma once

#include "app/gui/model/run_summary.h"

namespace lockstep::gui {

[[nodiscard]] bool is_timing(const RunFigure& figure);
[[nodiscard]] bool is_modelled(const RunFigure& figure);
/// One run under two hardware models: its time is one and the same.
[[nodiscard]] bool is_same_recording(const RunSummary& a, const RunSummary& b);
/// Why one of the two is not to be compared with the other; empty where they are.
[[nodiscard]] QString why_not(const RunSummary& first, const RunSummary& other);

/// By what one of two runs is the slower one.
enum class SlowerBy : std::uint8_t { nothing, measured_time, modelled_cycles, modelled_time };

[[nodiscard]] const RunFigure& figure_by(SlowerBy by);

/// Two runs in the order of their time, where they have one.
struct Explained {
    SlowerBy by = SlowerBy::nothing;
    const RunSummary* slower = nullptr;
    const RunSummary* faster = nullptr;
    const RunFigure* cause = nullptr;
};

/// The cause is the counted figure of which the slower run has the most times more: it points the way the time
/// points. Null where the slower has more of none.
[[nodiscard]] Explained explain(const RunSummary& first, const RunSummary& other);

} // namespace lockstep::gui
