#pragma once

#include "core/base/error.h"

#include <filesystem>

namespace lockstep {

/// Replaces an error of a driver by the reason behind it: if the folder where drivers keep what they build has no room, or
/// cannot be written, PoCL says only that a build failed, or the process ends. Other errors stay.
[[nodiscard]] Error with_cache_as_reason(Error error, const std::filesystem::path& folder);

} // namespace lockstep
