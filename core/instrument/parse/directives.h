#pragma once

#include <string>

namespace lockstep {

/// Disables directives that only appear after preprocessing. Drivers and the parser preprocess the text
/// again, and would execute them:
///
///     #define H #
///     H include "/home/me/secret"     --preprocessed-->     # include "/home/me/secret"
///
/// A semicolon is inserted before such a directive, so that the kernel does not compile. Only line markers
/// and pragmas remain.
[[nodiscard]] std::string without_new_directives(const std::string& preprocessed);

} // namespace lockstep
