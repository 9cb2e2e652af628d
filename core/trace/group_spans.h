#pragma once

#include "core/base/column.h"
#include "core/facts/timing.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace lockstep {

inline constexpr std::size_t numbers_a_span = 3; ///< begin, end, processor

/// Spans in the format of a file, one after another.
[[nodiscard]] Column64 column_of(const std::vector<GroupSpan>& spans);
/// The reverse conversion. None if the numbers are not spans: an incomplete span, an end before its begin, or
/// a processor beyond 32 bits.
[[nodiscard]] std::optional<std::vector<GroupSpan>> spans_from(const Column64& column);

} // namespace lockstep
