#pragma once

#include <filesystem>

namespace lockstep {

/// The top of the source tree that the tests were built from. Only the source of this function is compiled with the path:
/// all others are the same in every checkout, and a compiler cache serves them.
[[nodiscard]] std::filesystem::path source_tree();

} // namespace lockstep
