#include "core/site/skeleton.h"

#include "core/site/record.h"

namespace lockstep {

std::size_t entry_of(const Node& choice, std::uint64_t payload) {
    std::size_t entry = choice.children.size();
    for (const CaseLabel& label : choice.labels) {
        if (label.is_default) {
            entry = label.child;
        } else if ((label.value & payload_mask) == payload) {
            return label.child;
        }
    }
    return entry;
}

} // namespace lockstep
