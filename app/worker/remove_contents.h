#pragma once

#include <string>

namespace lockstep {

/// Removes everything in the folder open as `folder`, except the entry `keep`. Links are removed and never followed.
/// File systems that are mounted below are left alone. False if something is left.
[[nodiscard]] bool remove_contents(int folder, const std::string& keep);

} // namespace lockstep
