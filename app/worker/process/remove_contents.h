#pragma once

#include <string>

namespace lockstep {

/// Removes everything in the folder open as `folder`, except the entry `keep`. Links are removed and never
/// followed. File systems mounted inside it are left alone. Returns false if anything could not be removed.
[[nodiscard]] bool remove_contents(int folder, const std::string& keep);

} // namespace lockstep
