#include "app/words/plain_words.h"

#include "app/words/translatable.h"

namespace lockstep {
namespace {

const char* sentence_of_crash() {
    return QT_TRANSLATE_NOOP(
        "PlainKernels",
        "The plain kernel of launch %1 crashed (%2), and the instrumented kernel did not. The "
        "kernel does something undefined, or the driver compiled it wrongly. Try another "
        "device or driver. There is no result and no time of the plain kernel; what was "
        "counted and found is complete.");
}

} // namespace

const char* plain_stop_sentence(const PlainStop& stop) {
    switch (stop.bound) {
    case PlainBound::time_limit:
        return QT_TRANSLATE_NOOP("PlainKernels",
                                 "The time limit of the run, %2 s, ended while the plain kernel of launch %1 "
                                 "was running. To allow more time, use --time-limit on the command line. "
                                 "There is no result and no time of the plain kernel; what was counted and "
                                 "found is complete.");
    case PlainBound::build_time:
        return QT_TRANSLATE_NOOP(
            "PlainKernels", "The driver needs more than %2 s of processor time to build the plain "
                            "kernel of launch %1, which is the limit. To allow more, use --build-time on "
                            "the command line. There is no result and no time of the plain kernel; what "
                            "was counted and found is complete.");
    case PlainBound::build_memory:
        return QT_TRANSLATE_NOOP("PlainKernels",
                                 "The driver needs more than %2 bytes of memory to build the plain kernel of "
                                 "launch %1, which is the limit. To allow more, use --build-memory on the "
                                 "command line. There is no result and no time of the plain kernel; what was "
                                 "counted and found is complete.");
    case PlainBound::memory:
        return QT_TRANSLATE_NOOP(
            "PlainKernels", "The plain kernel of launch %1 filled the memory of this computer and was "
                            "stopped. Choose a smaller size. There is no result and no time of the plain "
                            "kernel; what was counted and found is complete.");
    case PlainBound::none:
        if (stop.why != Untimed::out_of_time) {
            return sentence_of_crash();
        }
        break;
    case PlainBound::plain_limit:
        break;
    }
    return QT_TRANSLATE_NOOP(
        "PlainKernels", "The plain kernel of launch %1 did not end within %2 s and was stopped. It needs "
                        "more time, or the driver compiled it into an endless loop. To allow more time, "
                        "use --plain-limit on the command line. There is no result and no time of the "
                        "plain kernel; what was counted and found is complete.");
}

std::vector<std::string> plain_stop_arguments(const PlainStop& stop) {
    return {std::to_string(stop.launch + 1), stop.reason};
}

const char* unexplained_sentence() {
    return QT_TRANSLATE_NOOP("PlainKernels",
                             "The result differs: the compiler of %1 miscompiles the plain kernel of launch "
                             "%2. First difference at %3[%4]: plain %5, instrumented %6. Values that differ: "
                             "%7. Nothing found in the kernel explains it. Try another device or driver.");
}

} // namespace lockstep
