#pragma once

#include "app/gui/workspace/cursor.h"
#include "core/session/group_view.h"

#include <QStringList>
#include <optional>

namespace lockstep::gui {

/// Returns the cursor's cycle: the selected cycle if there is one, otherwise the first cycle in which the
/// cursor's warp issues its step at the cursor's tick, or its next step. Empty if there is none.
[[nodiscard]] std::optional<Cycle> model_cycle(const GroupView& view, const Cursor& cursor,
                                               const Timeline& timeline);

/// The step in the trace that corresponds to an interval of the simulated timeline.
struct TracePlace {
    Group group;
    Warp warp;
    const SiteInfo* site = nullptr;  ///< instruction that is issued, waited for or next; null for `done`
    std::optional<Tick> tick;        ///< tick of that step
    std::uint64_t first_address = 0; ///< lowest address of its active lanes, if it is an access
    std::uint64_t last_address = 0;
    std::uint32_t lanes = 0; ///< number of active lanes in that step
};
[[nodiscard]] TracePlace trace_place(const Session& session, std::size_t launch, const Timeline& timeline,
                                     const Interval& interval);

/// Returns a line such as "line 9: in[get_global_id(0)]" and, if the step is an access, a line such as "32
/// lanes at in[0] to in[31]". Empty if the location has no step.
[[nodiscard]] QStringList place_lines(const GroupView& view, const TracePlace& place);

} // namespace lockstep::gui
