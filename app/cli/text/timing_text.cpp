#include "app/cli/text/run_text.h"
#include "app/words/numbers.h"

#include "core/analysis/sites/summary.h"
#include "core/facts/timing.h"
#include "core/session/run_figures.h"

namespace lockstep {
namespace {

/// Returns text with the requested bytes per second, compared with the bandwidth of a copy on the same
/// device.
std::string speed_words(const Timing& timing, const Totals& totals) {
    const auto speed = asked_bytes_per_second(totals, timing.median_ns);
    if (!speed || *speed == 0) {
        return "";
    }
    return "The kernel's requests to global memory amount to " + bytes_per_second(*speed) +
           (timing.copy_bytes_per_second == 0
                ? ".\n"
                : "; a copy reaches " + bytes_per_second(static_cast<double>(timing.copy_bytes_per_second)) +
                      " on this device.\n");
}

/// Returns text with the modelled time of the launch. This is the time on the simulated hardware, which
/// differs from the time on the device even if both have the same name.
std::string modelled_words(const Session& session, std::size_t launch) {
    const auto& simulation = session.analysis(launch).model.simulation;
    return simulation
               ? "Modelled for " + session.hardware().preset + ", not measured on this device: " +
                     duration(static_cast<double>(modelled_ns(simulation->cycles, session.hardware()))) +
                     ".\n"
               : "";
}

/// Notes that the time is mostly launch overhead, so that it says little about the kernel.
std::string launch_words(const Timing& timing) {
    return is_mostly_launch(timing) ? "Most of this time is launch overhead, because an empty kernel takes " +
                                          duration(static_cast<double>(timing.empty_launch_ns)) + ".\n"
                                    : "";
}

std::string reason_words(Untimed reason) {
    switch (reason) {
    case Untimed::findings:
        return ", because the run has findings. Fix the findings above first";
    case Untimed::unlogged_findings:
        return ", because a work-group that was not logged has errors. Log more groups to see them";
    case Untimed::earlier_findings:
        return ", because an earlier launch has findings. Fix those findings first";
    case Untimed::crashed:
        return ", because it crashed or was stopped";
    case Untimed::out_of_time:
        return ", because it did not finish in time";
    case Untimed::not_reached:
        return ", because the original kernel of an earlier launch crashed or did not finish";
    case Untimed::not_asked:
    case Untimed::no:
        break;
    }
    return "";
}

} // namespace

std::string timing_text(const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    if (!trace.timing) {
        return "The original kernel was not timed" + reason_words(timing_reason(session, launch)) + ".\n";
    }
    const Timing& timing = *trace.timing;
    const auto time = [](std::uint64_t ns) { return duration(static_cast<double>(ns)); };
    return "Original kernel, measured on this " + std::string(trace.device.is_cpu ? "CPU" : "device") +
           ": median " + time(timing.median_ns) + ", quartiles " + time(timing.q1_ns) + " to " +
           time(timing.q3_ns) + ", fastest " + time(timing.min_ns) + ", " + grouped(timing.runs_ns.size()) +
           " runs\n" + modelled_words(session, launch) + launch_words(timing) +
           speed_words(timing, session.analysis(launch).totals);
}

} // namespace lockstep
