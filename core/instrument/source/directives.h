#pragma once

#include <string>
#include <vector>

namespace lockstep {

/// Preprocessed text is preprocessed again, by the parser and by a driver:
///
///     #define H #
///     H include "/home/me/secret"     --preprocessed-->     # include "/home/me/secret"
///
/// Here such a line begins with a semicolon, which makes it an error of the kernel: no directive is left but line
/// markers and pragmas.
[[nodiscard]] std::string without_new_directives(const std::string& preprocessed);

/// The files that preprocessed text came from, as its line markers say: each once, without the first.
[[nodiscard]] std::vector<std::string> entered_files(const std::string& preprocessed);

/// A text in which includes were put into their places still holds those of branches that are not active. A driver
/// might see other branches active: there they are errors.
[[nodiscard]] std::string without_includes(const std::string& text);

} // namespace lockstep
