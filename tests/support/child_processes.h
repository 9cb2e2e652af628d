#pragma once

#include <sys/types.h>
#include <vector>

namespace lockstep::test {

/// Returns the child processes of this process that are still running.
[[nodiscard]] std::vector<pid_t> children();

} // namespace lockstep::test
