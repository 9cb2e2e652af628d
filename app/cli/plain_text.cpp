#include "app/cli/plain_text.h"

#include "app/common/table.h"
#include "app/words/numbers.h"
#include "app/words/visible_text.h"

namespace lockstep {
namespace {

std::string of_launch(const Session& session, std::size_t launch) {
    return session.launch_count() == 1 ? "" : " of launch " + std::to_string(launch + 1);
}

} // namespace

std::string plain_stop_text(const Session& session) {
    const auto& stop = session.recording().plain_stop;
    if (!stop) {
        return "";
    }
    const std::string kernel = "The plain kernel" + of_launch(session, stop->launch);
    const std::string rest = " It gives no result and no time; what was counted and found is complete.";
    if (stop->why == Untimed::out_of_time) {
        return kernel + " did not end within " + stop->reason +
               " s and was stopped: the driver's compiler made it wait forever, or it needs longer. Allow "
               "more "
               "with --plain-limit SECONDS." +
               rest;
    }
    return visible_line(
        kernel + " ended its process or its driver (" + stop->reason +
        "), which the instrumented kernel did not. The kernel does something undefined, or the "
        "driver's compiler is at fault; try another device." +
        rest);
}

std::string unexplained_text(const Session& session) {
    std::string text;
    for (const ResultDifference& difference : session.run_figures().unexplained) {
        const Trace& trace = session.trace(difference.launch);
        text += visible_line("The result differs" + of_launch(session, difference.launch) +
                             ": the compiler of " + trace.device.name +
                             " makes something else of the plain kernel. First difference at " +
                             difference.object + "[" + std::to_string(difference.element) + "]: plain " +
                             scalar_text(difference.plain) + ", instrumented " +
                             scalar_text(difference.instrumented) + "; " + grouped(difference.count) +
                             (difference.count == 1 ? " value differs" : " values differ") +
                             ". Nothing found in the kernel explains it. Try another device or driver.") +
                "\n";
    }
    return text;
}

} // namespace lockstep
