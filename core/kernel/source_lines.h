#pragma once

#include <string>

namespace lockstep {

// Simple reading of kernel source by lines, without a preprocessor.

/// Replaces comments by blanks; line numbers do not change.
[[nodiscard]] std::string without_comments(std::string text);
/// Removes blanks at both ends of a line.
[[nodiscard]] std::string trimmed_line(const std::string& line);
/// Returns the directive after '#', such as "ifdef"; empty if the line is not a directive. The line must be
/// trimmed.
[[nodiscard]] std::string directive_of(const std::string& line);
[[nodiscard]] bool is_word_part(char c);

} // namespace lockstep
