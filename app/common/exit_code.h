#pragma once

#include "app/words/phrase.h"
#include "core/base/error.h"
#include "core/session/run_figures.h"

#include <functional>

namespace lockstep {

inline constexpr int exit_done = 0;
inline constexpr int exit_findings = 1;
inline constexpr int exit_usage = 2;
inline constexpr int exit_unusable = 3;
inline constexpr int exit_device = 4;
inline constexpr int exit_cancelled = 130;

/// Maps an error to an exit code (see app/README.md, The command line).
[[nodiscard]] int exit_code(ErrorCode code);
/// Maps an error to an exit code. For a sweep without a valid combination, this is the exit code of the
/// error's cause, so that it is the same as that of `run`.
[[nodiscard]] int exit_code(const Error& error);

/// Returns the exit code of a finished run. Findings and wrong or unexplained results take precedence over a
/// plain kernel that crashed or did not end.
[[nodiscard]] int exit_code(const RunFigures& run);
/// Returns the more severe of the exit codes of two runs. Findings are more severe than a driver failure.
[[nodiscard]] constexpr int worse(int one, int other) {
    return one == exit_findings || other == exit_done ? one : other;
}

/// Runs `work`, which contains the whole body of main() of the named program, and returns its exit code. If
/// it throws, prints a message to stderr and returns the exit code for that kind of exception. Ends the
/// process by SIGPIPE if the reader of its output has exited. `reader` makes the message; `work` may change it.
[[nodiscard]] int at_the_edge(const char* program, const std::function<int()>& work,
                              const Reader& reader = english_reader()) noexcept;

} // namespace lockstep
