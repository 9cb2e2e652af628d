#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// The environment of a process of ours, made from that of this one (null-terminated, as `environ`): LLVM, in the driver
/// and in Clang, fills a hundred megabytes of heap for the smallest kernel, a fresh page after the other. In huge pages
/// its start takes two thirds of the time. The C library reads the wish where a process begins; who has wished something
/// about huge pages already gets that. Of no meaning where the system gives none.
[[nodiscard]] std::vector<std::string> child_environment(const char* const* ours);

} // namespace lockstep
