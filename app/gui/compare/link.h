#pragma once

#include "core/session/group_view.h"

#include <cstddef>
#include <cstdint>

namespace lockstep::gui {

/// The criterion by which two runs are aligned.
enum class LinkBy : std::uint8_t { round, barrier, line, step };
inline constexpr std::size_t links = 4;
/// Names on the command line, indexed by LinkBy.
inline constexpr const char* link_names[links] = {"round", "barrier", "line", "step"};
[[nodiscard]] inline const char* link_name(LinkBy by) {
    return link_names[static_cast<std::size_t>(by)];
}

/// The tick of another run that corresponds to a tick of the leading run.
struct LinkedTick {
    Tick tick;
    /// True if the other run has no corresponding tick, so that `tick` is the nearest earlier one.
    bool waits = false;
};

/// Finds the tick of another run that corresponds to a tick of the leading run. Steps and rounds correspond
/// by number (including the ticks before and after the loop). Within a round, the n-th access, branch or
/// barrier of the same kind and memory corresponds; parts between barriers work in the same way. Lines
/// correspond by the n-th visit of the same line in the same file.
///
///     A  round 1 [test read read write barrier]  round 2 [...]
///     B  round 1 [test read      write barrier]  round 2 [...]      A's second read: B waits at its read
[[nodiscard]] LinkedTick linked_tick(const GroupView& from, Tick tick, const GroupView& to, LinkBy by);

} // namespace lockstep::gui
