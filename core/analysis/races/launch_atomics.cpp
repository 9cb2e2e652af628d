#include "core/analysis/races/launch_atomics.h"

namespace lockstep {

void LaunchAtomics::complete(const LaunchMemory& launch) {
    global_.emplace(log_.words(&launch), items_per_group(trace_.range));
}

KnownAtomics LaunchAtomics::of_group(std::uint64_t group) {
    local_.reset();
    AtomicLog log(trace_, Space::local);
    if (log.may_order()) {
        log.add_group(group);
        local_.emplace(log.words(nullptr), items_per_group(trace_.range));
    }
    return {known(global_), known(local_)};
}

} // namespace lockstep
