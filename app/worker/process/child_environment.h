#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// The environment for a child process of Lockstep, made from the given environment of this process
/// (null-terminated, like `environ`). LLVM, in the driver and in Clang, fills a hundred megabytes of heap for
/// the smallest kernel, one fresh page after another. With huge pages its startup takes two thirds of the
/// time. The C library reads this setting when a process starts; a huge-page setting that the user has
/// already made is kept. Has no effect if the system does not offer huge pages.
[[nodiscard]] std::vector<std::string> child_environment(const char* const* ours);

} // namespace lockstep
