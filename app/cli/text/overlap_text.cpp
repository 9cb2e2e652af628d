#include "app/cli/text/overlap_text.h"

#include "app/words/numbers.h"
#include "core/schedule/overlap_in_time.h"

namespace lockstep {
std::string shared_work_text(const Overlap& overlap) {
    std::string text;
    if (overlap.tiles && (overlap.tiles->halo() != 0 || overlap.tiles->helpers != 0)) {
        text += "Work-groups overlap. The halo is " + fine_percent(overlap.tiles->halo()) +
                " of a full group's own tile, and redundant work is " +
                fine_percent(overlap.tiles->redundant_work()) + " of its work-items.\n";
    }
    if (const std::uint64_t bytes = overlap.reread_bytes(); bytes != 0) {
        text += grouped(bytes) + " bytes are read by more than one group.\n";
    }
    return text;
}

std::string groups_at_once_text(const Trace& trace) {
    if (!trace.group_times) {
        return "";
    }
    const GroupsAtOnce at_once = groups_at_once(trace.group_times->groups);
    const bool is_gpu = trace.group_times->clock == GroupClock::global_timer;
    return "Work-groups running at once, measured with the " +
           std::string(is_gpu ? "GPU's global timer" : "CPU's cycle counter") + ": at most " +
           grouped(at_once.most) + ", " + fixed(at_once.mean, 1) + " on average, on " +
           grouped(at_once.multiprocessors) + (is_gpu ? " multiprocessor" : " logical processor") +
           (at_once.multiprocessors == 1 ? "\n" : "s\n");
}

} // namespace lockstep
