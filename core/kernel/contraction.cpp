#include "core/kernel/contraction.h"

#include <array>
#include <string_view>

namespace lockstep {
namespace {

constexpr std::string_view blanks = " \t";
constexpr std::string_view name = "FP_CONTRACT";

/// Whether the text before a position ends with OPENCL or STDC, which introduce an FP_CONTRACT pragma.
bool is_of_pragma(std::string_view before) {
    const std::size_t last = before.find_last_not_of(blanks);
    if (last == std::string_view::npos || last + 1 == before.size()) {
        return false;
    }
    before = before.substr(0, last + 1);
    return before.ends_with("OPENCL") || before.ends_with("STDC");
}

/// Returns the length of the keyword that allows contraction at the start of a string; 0 if there is none.
std::size_t permission_at(std::string_view text) {
    for (const std::string_view word : std::array<std::string_view, 2>{"ON", "DEFAULT"}) {
        if (text.starts_with(word)) {
            return word.size();
        }
    }
    return 0;
}

} // namespace

std::string without_contraction(std::string text) {
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        const std::size_t word = text.find_first_not_of(blanks, at + name.size());
        if (word == std::string::npos || !is_of_pragma(std::string_view(text).substr(0, at))) {
            continue;
        }
        if (const std::size_t length = permission_at(std::string_view(text).substr(word)); length != 0) {
            text.replace(word, length, "OFF");
        }
    }
    return text;
}

} // namespace lockstep
