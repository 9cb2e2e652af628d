#include "app/common/edge.h"

#include "app/common/exit_code.h"
#include "app/common/output.h"
#include "app/words/errors/error_words.h"
#include "core/base/guarded.h"

#include <csignal>
#include <cstdio>

namespace lockstep {
namespace {

/// Prints a message for the current exception, and returns its exit code.
int say_what_happened(const char* program) {
    const Error error = error_being_handled();
    print_error(std::string(program) + ": " + english(error) + "\n");
    return exit_code(error.code);
}

} // namespace

int at_the_edge(const char* program, const std::function<int()>& work) noexcept {
    std::signal(SIGXFSZ, SIG_IGN); // a write beyond the file size limit fails instead of ending the program
    outlive_readers();
    try {
        const int code = work();
        if (reader_has_left()) {
            end_by_pipe();
        }
        return code;
    } catch (...) {
        try {
            return say_what_happened(program);
        } catch (...) { // there was not enough memory even for the message
            std::fputs("Lockstep has stopped: this computer has no memory left.\n", stderr);
            return exit_device;
        }
    }
}

} // namespace lockstep
