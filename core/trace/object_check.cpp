#include "core/trace/object_check.h"

#include "core/site/program_limits.h"

#include <algorithm>
#include <tuple>

namespace lockstep {
namespace {

namespace limits = program_limits;

bool is_memory(Space space) {
    return space == Space::global || space == Space::constant || space == Space::local;
}

bool has_place(const ObjectInfo& object) {
    const std::uint64_t end = object.space == Space::local ? limits::local_bytes : payload_mask + 1;
    return object.base <= end && object.size_bytes <= end - object.base &&
           (!object.is_null || object.size_bytes == 0);
}

bool is_sound(const ObjectInfo& object, std::size_t arguments) {
    const std::uint64_t most_count =
        object.element.scalar == Scalar::bytes ? limits::element_bytes : limits::components;
    return object.space <= Space::image && object.width <= most_texels_a_side &&
           object.height <= most_texels_a_side && object.depth >= 1 && object.height % object.depth == 0 &&
           object.shape <= ImageShape::image3d && object.element.scalar <= Scalar::bytes &&
           object.element.count <= most_count && object.argument >= -1 &&
           (object.argument == -1 || static_cast<std::size_t>(object.argument) < arguments) &&
           (!is_memory(object.space) || has_place(object));
}

/// Returns the writable, non-empty objects, sorted by space and address. __constant variables are excluded,
/// because a compiler may let them overlap.
std::vector<const ObjectInfo*> by_place(const std::vector<ObjectInfo>& objects) {
    std::vector<const ObjectInfo*> sorted;
    for (const ObjectInfo& object : objects) {
        if (is_memory(object.space) && object.space != Space::constant && object.size_bytes != 0) {
            sorted.push_back(&object);
        }
    }
    std::ranges::sort(sorted, [](const ObjectInfo* a, const ObjectInfo* b) {
        return std::tie(a->space, a->base) < std::tie(b->space, b->base);
    });
    return sorted;
}

bool are_apart(const ObjectInfo& a, const ObjectInfo& b) {
    const bool is_same = a.base == b.base && a.size_bytes == b.size_bytes;
    return a.space != b.space || is_same || a.base + a.size_bytes <= b.base;
}

} // namespace

bool objects_are_sound(const Trace& trace) {
    const std::size_t arguments = trace.program.parameter_names.size();
    if (trace.objects.size() > limits::objects ||
        !std::ranges::all_of(trace.objects,
                             [&](const ObjectInfo& object) { return is_sound(object, arguments); })) {
        return false;
    }
    const std::vector<const ObjectInfo*> sorted = by_place(trace.objects);
    const auto meet = std::ranges::adjacent_find(
        sorted, [](const ObjectInfo* a, const ObjectInfo* b) { return !are_apart(*a, *b); });
    return meet == sorted.end();
}

} // namespace lockstep
