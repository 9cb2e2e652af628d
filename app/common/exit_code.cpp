#include "app/common/exit_code.h"

#include "app/common/output.h"
#include "app/words/errors/error_words.h"
#include "core/base/guarded.h"

#include <csignal>
#include <cstdio>

namespace lockstep {

int exit_code(ErrorCode code) {
    switch (code) {
    case ErrorCode::unknown_experiment:
    case ErrorCode::unknown_parameter:
    case ErrorCode::value_not_allowed:
    case ErrorCode::unknown_hardware:
    case ErrorCode::unknown_option:
    case ErrorCode::missing_value:
    case ErrorCode::unknown_device:
    case ErrorCode::sweep_has_no_valid_combination:
    case ErrorCode::radius_too_large:
    case ErrorCode::all_items_help:
    case ErrorCode::which_kernel:
    case ErrorCode::bad_expression:
        return exit_usage;
    case ErrorCode::no_device:
    case ErrorCode::no_device_of_driver:
    case ErrorCode::group_too_large:
    case ErrorCode::local_memory_too_large:
    case ErrorCode::private_memory_too_large:
    case ErrorCode::out_of_device_memory:
    case ErrorCode::out_of_resources:
    case ErrorCode::log_too_large:
    case ErrorCode::driver_build_failed:
    case ErrorCode::instrumented_build_failed:
    case ErrorCode::driver_failed:
    case ErrorCode::kernel_name_taken:
    case ErrorCode::worker_died:
    case ErrorCode::worker_not_started:
    case ErrorCode::worker_answer_wrong:
    case ErrorCode::instrumenter_died:
    case ErrorCode::instrumenter_not_started:
    case ErrorCode::instrumenter_answer_wrong:
    case ErrorCode::out_of_time:
    case ErrorCode::ssh_not_started:
    case ErrorCode::no_connection:
    case ErrorCode::far_refused:
    case ErrorCode::connection_lost:
    case ErrorCode::out_of_memory: // a problem of this computer, so not of the input
    case ErrorCode::internal_error:
        return exit_device;
    case ErrorCode::cancelled:
        return exit_cancelled;
    default: // all other errors: a file, kernel or recording cannot be used
        return exit_unusable;
    }
}

int exit_code(const Error& error) {
    const bool has_cause = error.code == ErrorCode::sweep_has_no_valid_combination && error.cause != nullptr;
    return exit_code(has_cause ? error.cause->code : error.code);
}

int exit_code(const RunFigures& run) {
    if (run.errors != 0 || run.correct == false || !run.unexplained.empty()) {
        return exit_findings;
    }
    return run.plain_stopped ? exit_device : exit_done;
}

namespace {

/// Must be called in a catch block. Prints a message for the current exception, and returns its exit code.
int say_what_happened(const char* program, const Reader& reader) {
    const Error error = error_being_handled();
    print_error(std::string(program) + ": " + text_for(reader, error) + "\n");
    return exit_code(error.code);
}

} // namespace

int at_the_edge(const char* program, const std::function<int()>& work, const Reader& reader) noexcept {
    // A write beyond the file size limit then returns an error instead of ending the program.
    std::signal(SIGXFSZ, SIG_IGN);
    outlive_readers();
    try {
        const int code = work();
        if (reader_has_left()) {
            end_by_pipe();
        }
        return code;
    } catch (...) {
        try {
            return say_what_happened(program, reader);
        } catch (...) { // not enough memory was left to format the message
            std::fputs("Lockstep has stopped: this computer has no memory left.\n", stderr);
            return exit_device;
        }
    }
}

} // namespace lockstep
