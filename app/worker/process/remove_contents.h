#pragma once

#include <string>

namespace lockstep {

/// Removes everything in the open folder `folder` except the entry `keep`. Links are removed but not
/// followed. File systems mounted inside the folder are not touched. Returns false if anything could not be
/// removed.
[[nodiscard]] bool remove_contents(int folder, const std::string& keep);

} // namespace lockstep
