#pragma once

#include <filesystem>

namespace lockstep {

/// The root of the source tree that the tests were built from. Only this function's source is compiled with the path, so
/// that all other objects are the same in every checkout, and a compiler cache can serve them.
[[nodiscard]] std::filesystem::path source_tree();

} // namespace lockstep
