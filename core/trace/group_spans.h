#pragma once

#include "core/base/column.h"
#include "core/facts/timing.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace lockstep {

inline constexpr std::size_t numbers_a_span = 3; ///< numbers per span: begin, end, processor

/// Converts spans to the column of numbers that a file contains: the three numbers of each span, one span
/// after another.
[[nodiscard]] Column64 column_of(const std::vector<GroupSpan>& spans);
/// Converts numbers back to spans. Returns nullopt if they are invalid: an incomplete span, an end before its
/// begin, or a processor number of more than 32 bits.
[[nodiscard]] std::optional<std::vector<GroupSpan>> spans_from(const Column64& column);

} // namespace lockstep
