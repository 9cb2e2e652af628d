#pragma once

#include "core/base/error.h"

#include <string>

namespace lockstep {

/// The folder in which PoCL keeps built kernels for this user, as far as it is there; else empty. A damaged
/// file in it ends the process that loads it (PoCL 3.1 maps and links them unchecked), so whoever tells of
/// such an end names the folder.
[[nodiscard]] std::string kernel_cache_folder();

/// An error of a driver as what is behind it: where PoCL's folder has no room, or cannot be written, the driver says
/// only that a build failed, or the process ends. Other errors stay.
[[nodiscard]] Error with_cache_as_reason(Error error);

} // namespace lockstep
