#pragma once

#include "core/base/error.h"

#include <filesystem>

namespace lockstep {

/// Replaces a driver's error with its cause if the folder in which drivers cache their builds is full or not
/// writable. In that case PoCL only reports that a build failed, or it ends the process. Other errors are
/// returned unchanged.
[[nodiscard]] Error with_cache_as_reason(Error error, const std::filesystem::path& folder);

} // namespace lockstep
