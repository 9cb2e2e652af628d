#include "core/kernel/global_id.h"

namespace lockstep {

std::array<std::uint64_t, 3> global_id(const NdRange& range, WorkItem item) {
    std::uint64_t group = item.value() / items_per_group(range);
    std::uint64_t local = item.value() % items_per_group(range);
    const std::array<std::uint64_t, 3> groups = groups_in(range);
    std::array<std::uint64_t, 3> id{};
    for (std::size_t i = 0; i < id.size(); ++i) {
        id[i] = group % groups[i] * range.local[i] + local % range.local[i];
        group /= groups[i];
        local /= range.local[i];
    }
    return id;
}

} // namespace lockstep
