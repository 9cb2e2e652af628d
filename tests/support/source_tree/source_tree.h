#pragma once

#include <filesystem>

namespace lockstep {

/// Returns the root of the source tree from which the tests were built. Only this function's source is
/// compiled with the path, so that all other objects are the same in every checkout and can come from a
/// compiler cache.
[[nodiscard]] std::filesystem::path source_tree();

} // namespace lockstep
