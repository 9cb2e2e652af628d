#include "core/base/whole_number.h"

#include <charconv>
#include <system_error>

namespace lockstep {
namespace {

constexpr std::string_view suffixes = "KMGT";
constexpr unsigned bits_a_suffix = 10; ///< binary digits per suffix step: K is 2^10, M is 2^20

/// Returns the number of bits by which the size suffix shifts a number to the left; 0 if there is no suffix.
unsigned shift_of(std::string_view text) {
    const char last = text.empty() ? ' ' : text.back();
    const std::size_t place = suffixes.find(last >= 'a' ? static_cast<char>(last - 'a' + 'A') : last);
    return place == std::string_view::npos ? 0 : bits_a_suffix * (static_cast<unsigned>(place) + 1);
}

} // namespace

std::optional<std::int64_t> whole_number(std::string_view text) {
    const unsigned shift = shift_of(text);
    text.remove_suffix(shift == 0 ? 0 : 1);
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    const std::int64_t unit = std::int64_t{1} << shift;
    if (read.ec != std::errc() || read.ptr != end || number > INT64_MAX / unit || number < INT64_MIN / unit) {
        return std::nullopt;
    }
    return number * unit;
}

} // namespace lockstep
