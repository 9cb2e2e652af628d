#pragma once

#include <sys/types.h>
#include <vector>

namespace lockstep::test {

/// Processes that this one has begun and that have not ended.
[[nodiscard]] std::vector<pid_t> children();

} // namespace lockstep::test
