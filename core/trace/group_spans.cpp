#include "core/trace/group_spans.h"

#include <limits>

namespace lockstep {

Column64 column_of(const std::vector<GroupSpan>& spans) {
    Column64 column(numbers_a_span * spans.size());
    std::size_t at = 0;
    for (const GroupSpan& span : spans) {
        column[at++] = span.begin;
        column[at++] = span.end;
        column[at++] = span.multiprocessor;
    }
    return column;
}

std::optional<std::vector<GroupSpan>> spans_from(const Column64& column) {
    if (column.size() % numbers_a_span != 0) {
        return std::nullopt;
    }
    std::vector<GroupSpan> spans;
    for (std::size_t at = 0; at < column.size(); at += numbers_a_span) {
        const std::uint64_t processor = column[at + 2];
        if (column[at + 1] < column[at] || processor > std::numeric_limits<std::uint32_t>::max()) {
            return std::nullopt;
        }
        spans.push_back({column[at], column[at + 1], static_cast<std::uint32_t>(processor)});
    }
    return spans;
}

} // namespace lockstep
