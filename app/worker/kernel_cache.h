#pragma once

#include <string>

namespace lockstep {

/// The folder in which PoCL keeps built kernels for this user, as far as it is there; else empty. A damaged
/// file in it ends the process that loads it (PoCL 3.1 maps and links them unchecked), so whoever tells of
/// such an end names the folder.
[[nodiscard]] std::string kernel_cache_folder();

} // namespace lockstep
