#include "app/worker/live_part.h"

#include "app/worker/given.h"
#include "core/trace/recording_json.h"

#include <utility>

namespace lockstep {
namespace {

/// Returns the next column, which has `size` numbers, and removes it from `left`, which is the rest of the
/// part.
std::span<const std::uint64_t> next_column(std::span<const std::uint64_t>& left, std::uint64_t size) {
    const auto column = left.first(size);
    left = left.subspan(part_column_bytes(size) / sizeof(std::uint64_t));
    return column;
}

} // namespace

bool LaunchOrder::takes(const LivePart& part) {
    if (part.launch < next_ || part.launch >= end_ || part.groups.first != 0 || part.head_bytes == 0 ||
        part.head_bytes > most_launch_text - text_bytes_) {
        return false;
    }
    next_ = part.launch + 1;
    text_bytes_ += part.head_bytes;
    return true;
}

Result<Trace> launch_from_text(const std::string& text) {
    auto head = head_from_json(text);
    if (!head || head->recording.launches.size() != 1) {
        return Error{.code = ErrorCode::recording_damaged, .arguments = {"", "log"}};
    }
    return std::move(head->recording.launches.front());
}

bool takes_at_most(std::uint64_t bytes, const LivePart& part) {
    const std::uint64_t words = bytes / sizeof(std::uint64_t);
    return part.events <= words && part.values <= words - part.events;
}

std::uint64_t column_bytes(const LivePart& part, std::uint64_t items) {
    return part_column_bytes(part.events) + part_column_bytes(part.values) + part_column_bytes(items + 1) +
           part_column_bytes(part.has_values ? items + 1 : 0);
}

LogPiece piece_of(const LivePart& part, std::span<const std::uint64_t> columns, std::uint64_t items) {
    LogPiece piece{.groups = part.groups};
    piece.events = next_column(columns, part.events);
    piece.values = next_column(columns, part.values);
    piece.offsets = next_column(columns, items + 1);
    piece.value_offsets = next_column(columns, part.has_values ? items + 1 : 0);
    return piece;
}

} // namespace lockstep
