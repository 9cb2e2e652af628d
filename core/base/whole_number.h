#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

/// Parses an integer as users type it: digits, optionally with a leading '-' and a size suffix K, M, G or T
/// (or lower case), in powers of 1024. "64K" is 65536. Returns nothing for other strings, and if the number
/// needs more than 63 bits.
[[nodiscard]] std::optional<std::int64_t> whole_number(std::string_view text);

} // namespace lockstep
