#pragma once

#include "core/session/group_view.h"

#include <cstddef>
#include <cstdint>

namespace lockstep::gui {

/// How two runs are brought to the same point.
enum class LinkBy : std::uint8_t { round, barrier, line, step };
inline constexpr std::size_t links = 4;
/// On the command line, by LinkBy's number.
inline constexpr const char* link_names[links] = {"round", "barrier", "line", "step"};
[[nodiscard]] inline const char* link_name(LinkBy by) {
    return link_names[static_cast<std::size_t>(by)];
}

/// Where another run is while the leading run is at a tick.
struct LinkedTick {
    Tick tick;
    bool waits = false; ///< the other run has no such point, so it stays at the nearest earlier one
};

/// Links steps by number, and rounds by number (including the ticks before and after the loop): within a
/// round, the n-th access, branch or barrier of the same kind and memory is linked. Parts between barriers
/// are linked in the same way. Lines are linked by the n-th visit of the same line in the same file.
///
///     A  round 1 [test read read write barrier]  round 2 [...]
///     B  round 1 [test read      write barrier]  round 2 [...]      A's second read: B waits at its read
[[nodiscard]] LinkedTick linked_tick(const GroupView& from, Tick tick, const GroupView& to, LinkBy by);

} // namespace lockstep::gui
