#pragma once

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

/// The exit code of an error (app/README.md, The command line).
[[nodiscard]] int exit_code(ErrorCode code);
/// For a sweep without a valid combination, the exit code of its cause, as `run` would return it.
[[nodiscard]] int exit_code(const Error& error);

/// The exit code of a finished run: findings, a wrong or unexplained result take precedence over a plain
/// kernel that crashed or did not end.
[[nodiscard]] int exit_code(const RunFigures& run);
/// The worse of two runs' exit codes: findings are worse than a driver failure.
[[nodiscard]] constexpr int worse(int one, int other) {
    return one == exit_findings || other == exit_done ? one : other;
}

/// Runs `work` at the outermost level of a program with this name. Returns its exit code; if it throws,
/// prints a message to stderr and returns the exit code for that kind of exception. Ends by SIGPIPE if
/// nothing reads the output any more.
[[nodiscard]] int at_the_edge(const char* program, const std::function<int()>& work) noexcept;

} // namespace lockstep
