#pragma once

#include "core/base/error.h"

#include <filesystem>

namespace lockstep {

/// If the folder in which drivers cache their builds is full or not writable, replaces a driver's error with
/// that cause. PoCL itself only reports that a build failed, or ends the process. Other errors are returned
/// unchanged.
[[nodiscard]] Error with_cache_as_reason(Error error, const std::filesystem::path& folder);

} // namespace lockstep
