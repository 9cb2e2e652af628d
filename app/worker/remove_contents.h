#pragma once

#include <string>

namespace lockstep {

/// Removes what is in the folder open as `folder`, but for the entry `keep`. Links are removed and never followed,
/// and other file systems that are mounted below are left alone. What cannot be removed stays.
void remove_contents(int folder, const std::string& keep);

} // namespace lockstep
