#pragma once

#include <string>

namespace lockstep {

/// A driver and the parser preprocess the preprocessed text again:
///
///     #define H #
///     H include "/home/me/secret"     --preprocessed-->     # include "/home/me/secret"
///
/// Such a line gets a semicolon in front, which is an error in the kernel. Line markers and pragmas are the only directives
/// that stay.
[[nodiscard]] std::string without_new_directives(const std::string& preprocessed);

} // namespace lockstep
