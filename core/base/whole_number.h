#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

/// Reads a whole number as people type it: digits, with '-' in front if it is negative, and optionally a size
/// suffix: K, M, G or T (or lower case), in powers of 1024. "64K" is 65536. Returns nothing if the text is
/// anything else, or if the number needs more than 63 bits.
[[nodiscard]] std::optional<std::int64_t> whole_number(std::string_view text);

} // namespace lockstep
