#include "app/cli/text/report.h"
#include "app/cli/text/run_text.h"
#include "app/words/numbers.h"
#include "app/words/translatable.h"

#include "core/analysis/sites/summary.h"
#include "core/facts/timing.h"
#include "core/session/run_figures.h"

namespace lockstep {
namespace {

/// Returns text with the requested bytes per second, compared with the bandwidth of a copy on the same
/// device.
std::string speed_words(const Reader& reader, const Timing& timing, const Totals& totals) {
    const auto speed = asked_bytes_per_second(totals, timing.median_ns);
    if (!speed || *speed == 0) {
        return "";
    }
    const Phrase requested(*speed, bytes_per_second);
    if (timing.copy_bytes_per_second == 0) {
        return report_text(
                   reader,
                   QT_TRANSLATE_NOOP("Report", "The kernel accesses global memory at %1 (requested bytes)."),
                   {requested}) +
               "\n";
    }
    return report_text(
               reader,
               QT_TRANSLATE_NOOP("Report", "The kernel accesses global memory at %1 (requested bytes); a "
                                           "copy reaches %2 on this device."),
               {requested, Phrase(static_cast<double>(timing.copy_bytes_per_second), bytes_per_second)}) +
           "\n";
}

/// Returns text with the modelled time of the launch. This is the time on the simulated hardware, which
/// differs from the time on the device even if both have the same name.
std::string modelled_words(const Reader& reader, const Session& session, std::size_t launch) {
    const auto& simulation = session.analysis(launch).model.simulation;
    return simulation
               ? report_text(reader,
                             QT_TRANSLATE_NOOP("Report", "Modelled for %1, not measured on this device: %2."),
                             {session.hardware().preset,
                              time_phrase(modelled_ns(simulation->cycles, session.hardware()))}) +
                     "\n"
               : "";
}

/// Notes that the time is mostly launch overhead, so that it says little about the kernel.
std::string launch_words(const Reader& reader, const Timing& timing) {
    return is_mostly_launch(timing)
               ? report_text(reader,
                             QT_TRANSLATE_NOOP("Report", "Most of this time is launch overhead, because an "
                                                         "empty kernel takes %1."),
                             {time_phrase(timing.empty_launch_ns)}) +
                     "\n"
               : "";
}

const char* untimed_sentence(Untimed reason) {
    switch (reason) {
    case Untimed::findings:
        return QT_TRANSLATE_NOOP("Report", "The original kernel was not timed, because the run has findings. "
                                           "Fix the findings above first.");
    case Untimed::unlogged_findings:
        return QT_TRANSLATE_NOOP("Report", "The original kernel was not timed, because a work-group that was "
                                           "not logged has errors. Log more groups to see them.");
    case Untimed::earlier_findings:
        return QT_TRANSLATE_NOOP("Report", "The original kernel was not timed, because an earlier launch has "
                                           "findings. Fix those findings first.");
    case Untimed::crashed:
        return QT_TRANSLATE_NOOP("Report",
                                 "The original kernel was not timed, because it crashed or was stopped.");
    case Untimed::out_of_time:
        return QT_TRANSLATE_NOOP("Report",
                                 "The original kernel was not timed, because it did not finish in time.");
    case Untimed::not_reached:
        return QT_TRANSLATE_NOOP("Report",
                                 "The original kernel was not timed, because the original kernel of "
                                 "an earlier launch crashed or did not finish.");
    case Untimed::not_asked:
    case Untimed::no:
        break;
    }
    return QT_TRANSLATE_NOOP("Report", "The original kernel was not timed.");
}

} // namespace

std::string timing_text(const Reader& reader, const Session& session, std::size_t launch) {
    const Trace& trace = session.trace(launch);
    if (!trace.timing) {
        return report_text(reader, untimed_sentence(timing_reason(session, launch))) + "\n";
    }
    const Timing& timing = *trace.timing;
    return report_text(reader,
                       trace.device.is_cpu
                           ? QT_TRANSLATE_NOOP("Report",
                                               "Original kernel, measured on this CPU: median %1, quartiles "
                                               "%2 to %3, fastest %4, %5 runs")
                           : QT_TRANSLATE_NOOP("Report",
                                               "Original kernel, measured on this device: median %1, "
                                               "quartiles %2 to %3, fastest %4, %5 runs"),
                       {time_phrase(timing.median_ns), time_phrase(timing.q1_ns), time_phrase(timing.q3_ns),
                        time_phrase(timing.min_ns), timing.runs_ns.size()}) +
           "\n" + modelled_words(reader, session, launch) + launch_words(reader, timing) +
           speed_words(reader, timing, session.analysis(launch).totals);
}

} // namespace lockstep
