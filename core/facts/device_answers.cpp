#include "core/facts/device_answers.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::size_t longest_name = 256;
constexpr std::size_t longest_definition = 512;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool may_be_in_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '$';
}

bool is_in_line(char c) {
    return static_cast<unsigned char>(c) >= ' ' || c == '\t';
}

} // namespace

bool is_macro(const std::string& name, const std::optional<std::string>& definition) {
    const bool is_name = !name.empty() && name.size() <= longest_name && !is_digit(name.front()) &&
                         std::ranges::all_of(name, may_be_in_name);
    return is_name && (!definition || (definition->size() <= longest_definition &&
                                       std::ranges::all_of(*definition, is_in_line)));
}

} // namespace lockstep
