#include "core/recording/timings.h"

#include <algorithm>

namespace lockstep {

bool can_be_timed(const Recording& recording) {
    return std::ranges::all_of(recording.launches, [](const Trace& trace) {
        return trace.timing.has_value() || trace.untimed == Untimed::not_asked;
    });
}

void take_timings(Recording& recording, const RunTimings& timings) {
    if (timings.size() != recording.launches.size()) {
        return;
    }
    for (std::size_t i = 0; i < timings.size(); ++i) {
        recording.launches[i].timing = timings[i];
        recording.launches[i].untimed = Untimed::no;
    }
}

} // namespace lockstep
