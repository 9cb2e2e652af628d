#include "core/kernel/launch.h"

namespace lockstep {

bool mentions_includes(const KernelSource& source) {
    std::string text = source.text;
    // A word may go on in the next line, behind a backslash or the trigraph for it.
    std::erase_if(text, [](char c) {
        return c == '\\' || c == '?' || c == '/' || c == ' ' || (c >= '\t' && c <= '\r');
    });
    return text.find("include") != std::string::npos || text.find("import") != std::string::npos;
}

std::uint64_t items_per_group(const NdRange& range) {
    return range.local[0] * range.local[1] * range.local[2];
}

std::uint64_t item_count(const NdRange& range) {
    return range.global[0] * range.global[1] * range.global[2];
}

std::array<std::uint64_t, 3> groups_in(const NdRange& range) {
    return {range.global[0] / range.local[0], range.global[1] / range.local[1],
            range.global[2] / range.local[2]};
}

std::uint64_t group_count(const NdRange& range) {
    const auto groups = groups_in(range);
    return groups[0] * groups[1] * groups[2];
}

} // namespace lockstep
