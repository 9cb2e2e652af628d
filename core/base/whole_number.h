#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lockstep {

/// A whole number as people type it: digits, with '-' in front where it is negative, and behind them a size's
/// suffix where it has one: K, M, G or T (or in small letters), of 1024 each. "64K" is 65536. None where the
/// text is anything else, or the number has more than 63 bits.
[[nodiscard]] std::optional<std::int64_t> whole_number(std::string_view text);

} // namespace lockstep
