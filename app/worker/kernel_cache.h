#pragma once

#include "core/base/error.h"

#include <filesystem>

namespace lockstep {

/// Replaces a driver's error with its cause if the folder in which drivers cache their builds is full or not writable: PoCL
/// then only says that a build failed, or it ends the process. Other errors stay as they are.
[[nodiscard]] Error with_cache_as_reason(Error error, const std::filesystem::path& folder);

} // namespace lockstep
