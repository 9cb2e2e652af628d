#include "core/trace/object_index.h"

#include <algorithm>
#include <tuple>

namespace lockstep {

ObjectIndex::ObjectIndex(std::span<const ObjectInfo> objects) : objects_(objects) {
    for (std::uint32_t i = 0; i < objects.size(); ++i) {
        if (objects[i].size_bytes != 0) {
            by_base_.push_back(i);
        }
    }
    std::stable_sort(by_base_.begin(), by_base_.end(), [&](std::uint32_t a, std::uint32_t b) {
        return std::tie(objects[a].space, objects[a].base) < std::tie(objects[b].space, objects[b].base);
    });
}

std::optional<std::uint32_t> ObjectIndex::find(Space space, std::uint64_t address) const {
    const auto after =
        std::upper_bound(by_base_.begin(), by_base_.end(), address, [&](std::uint64_t at, std::uint32_t i) {
            return std::tie(space, at) < std::tie(objects_[i].space, objects_[i].base);
        });
    if (after == by_base_.begin()) {
        return std::nullopt;
    }
    const ObjectInfo& object = objects_[*(after - 1)];
    const bool inside = object.space == space && address - object.base < object.size_bytes;
    return inside ? std::optional(*(after - 1)) : std::nullopt;
}

std::optional<std::uint32_t> ObjectIndex::find(Space space, std::uint64_t address,
                                               std::uint64_t bytes) const {
    const std::optional<std::uint32_t> object = find(space, address);
    const bool holds = object && bytes <= objects_[*object].size_bytes - (address - objects_[*object].base);
    return holds ? object : std::nullopt;
}

} // namespace lockstep
