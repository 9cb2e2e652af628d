#pragma once

#include <string>

namespace lockstep {

/// Drivers and the parser preprocess the text again after it was preprocessed:
///
///     #define H #
///     H include "/home/me/secret"     --preprocessed-->     # include "/home/me/secret"
///
/// A new directive like this gets a semicolon in front, which is an error in the kernel. Only line markers
/// and pragmas are left as directives.
[[nodiscard]] std::string without_new_directives(const std::string& preprocessed);

} // namespace lockstep
