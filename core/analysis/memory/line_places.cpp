#include "core/analysis/memory/line_places.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint64_t alignment_bytes = 256;

bool is_in_global_memory(const ObjectInfo& object) {
    return (object.space == Space::global || object.space == Space::constant) && object.size_bytes != 0;
}

} // namespace

LinePlaces::LinePlaces(std::span<const ObjectInfo> objects, std::uint64_t line_bytes) {
    const std::uint64_t alignment =
        std::max<std::uint64_t>(1, alignment_bytes / line_bytes); // the alignment of buffers in lines
    std::uint64_t next = 0;
    for (const ObjectInfo& object : objects) {
        if (!is_in_global_memory(object)) {
            continue;
        }
        const std::uint64_t first = object.base / line_bytes;
        const std::uint64_t end = (object.base + object.size_bytes - 1) / line_bytes + 1;
        by_line_.push_back({first, end, next});
        next += (end - first + alignment - 1) / alignment * alignment;
    }
    std::ranges::sort(by_line_, {}, &Stretch::first);
}

void LinePlaces::place(std::span<TouchedLine> lines) const {
    const Stretch* last = nullptr; // checked first, because consecutive lines are usually in the same object
    for (TouchedLine& touched : lines) {
        const std::uint64_t line = line_number(touched);
        if (last == nullptr || line < last->first || line >= last->end) {
            const auto above = std::ranges::upper_bound(by_line_, line, {}, &Stretch::first);
            if (above == by_line_.begin() || line >= std::prev(above)->end) {
                continue;
            }
            last = &*std::prev(above);
        }
        touched = touched_line(line - last->first + last->here, sectors_of(touched));
    }
}

} // namespace lockstep
