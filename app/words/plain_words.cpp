#include "app/words/plain_words.h"

#include "app/words/translatable.h"

namespace lockstep {
namespace {

/// Whether the plain kernel already had a result when it was stopped. If so, the kernel that was stopped is
/// the clocked kernel, which runs after it.
bool has_result(const Recording& recording, const PlainStop& stop) {
    const Untimed why =
        stop.launch < recording.launches.size() ? recording.launches[stop.launch].untimed : stop.why;
    return why == Untimed::no || why == Untimed::not_asked;
}

const char* sentence_of_crash() {
    return QT_TRANSLATE_NOOP(
        "PlainKernels",
        "The original kernel of launch %1 crashed (%2), but the instrumented kernel did not. The kernel has "
        "undefined behaviour, or the driver miscompiled it. Try another device or driver.");
}

} // namespace

const char* plain_stop_sentence(const PlainStop& stop) {
    switch (stop.bound) {
    case PlainBound::time_limit:
        return QT_TRANSLATE_NOOP("PlainKernels",
                                 "The run reached its time limit of %2 s while the original kernel of launch "
                                 "%1 was running. To allow more time, use --time-limit on the command line.");
    case PlainBound::build_time:
        return QT_TRANSLATE_NOOP(
            "PlainKernels",
            "Parsing and building the kernels of this run exceeded the limit of %2 s of processor time. The "
            "limit was reached while the driver was building the original kernel of launch %1. To allow more "
            "time, use --build-time on the command line.");
    case PlainBound::build_memory:
        return QT_TRANSLATE_NOOP(
            "PlainKernels", "To build the original kernel of launch %1, the driver needs more memory than "
                            "the limit of %2 bytes. To allow more, use --build-memory on the command line.");
    case PlainBound::memory:
        return QT_TRANSLATE_NOOP("PlainKernels", "The original kernel of launch %1 used up the memory of "
                                                 "this computer and was stopped. Choose a smaller size.");
    case PlainBound::connection:
        return QT_TRANSLATE_NOOP("PlainKernels",
                                 "The connection to %2 was lost while the original kernel of launch %1 was "
                                 "running. Check the network, and run it again.");
    case PlainBound::log:
        return QT_TRANSLATE_NOOP(
            "PlainKernels", "The connection to %2 was lost while launch %1 was being recorded. Check the "
                            "network, and run it again.");
    case PlainBound::none:
        if (stop.why != Untimed::out_of_time) {
            return sentence_of_crash();
        }
        break;
    case PlainBound::plain_limit:
        break;
    }
    return QT_TRANSLATE_NOOP("PlainKernels",
                             "The original kernel of launch %1 did not finish within %2 s and was stopped. "
                             "It needs more time, or the driver compiled it into an endless loop. To allow "
                             "more time, use --plain-limit on the command line.");
}

const char* what_stop_leaves(const Recording& recording, const PlainStop& stop) {
    if (stop.bound == PlainBound::log) {
        return QT_TRANSLATE_NOOP("PlainKernels",
                                 "The recording contains only the work-groups that had arrived by then. "
                                 "The counts and the findings are those of these work-groups.");
    }
    return has_result(recording, stop)
               ? QT_TRANSLATE_NOOP("PlainKernels", "The result and the time of the original kernel are "
                                                   "complete, but the times of its work-groups are missing.")
               : QT_TRANSLATE_NOOP("PlainKernels", "The original kernel has no result and no time. The "
                                                   "counts and the findings are complete.");
}

std::vector<std::string> plain_stop_arguments(const PlainStop& stop) {
    return {std::to_string(stop.launch + 1), stop.reason};
}

const char* unexplained_sentence() {
    return QT_TRANSLATE_NOOP(
        "PlainKernels",
        "The original kernel and the instrumented kernel of launch %2 compute different results, "
        "and no finding explains this. The kernel has undefined behaviour, or the compiler for "
        "%1 miscompiled the original kernel. First difference at %3[%4]: original %5, "
        "instrumented %6. Number of values that differ: %7. Try another device or driver.");
}

} // namespace lockstep
