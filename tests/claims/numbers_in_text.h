#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace lockstep {

/// A number as people write it: "2,048", "56.25", "eight", "half", "twice".
struct NumberInText {
    std::size_t offset = 0;
    std::size_t length = 0;
    double value = 0;
};

/// Returns all numbers in digits and in words, in order. Both sides of 16x16 are numbers.
[[nodiscard]] std::vector<NumberInText> numbers_in(const std::string& text);

/// Returns the text with every run of blanks and line ends replaced by one blank, so that words are found
/// across lines.
[[nodiscard]] std::string on_one_line(const std::string& text);

} // namespace lockstep
