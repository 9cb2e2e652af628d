#include "core/advice/sampled_groups.h"

#include <set>

namespace lockstep {

std::vector<Group> groups_to_sample(std::uint64_t groups) {
    const std::uint64_t middle = groups / 2;
    std::vector<Group> sample;
    for (const std::uint64_t group : std::set<std::uint64_t>{0, 1, middle, middle + 1}) {
        if (group < groups) {
            sample.emplace_back(group);
        }
    }
    return sample;
}

} // namespace lockstep
