#pragma once

#include <sys/types.h>
#include <vector>

namespace lockstep::test {

/// Child processes that this process has started and that are still running.
[[nodiscard]] std::vector<pid_t> children();

} // namespace lockstep::test
