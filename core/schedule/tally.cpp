#include "core/schedule/tally.h"

#include <algorithm>
#include <utility>

namespace lockstep {
Stalls& Stalls::operator+=(const Stalls& other) {
    global += other.global;
    local += other.local;
    barrier += other.barrier;
    dependency += other.dependency;
    ready += other.ready;
    return *this;
}

Tally::Tally(std::size_t sites, std::uint32_t multiprocessors, std::uint32_t slots,
             std::optional<std::uint32_t> record)
    : stalls_by_site_(sites),
      cache_by_site_(sites),
      conflicts_(multiprocessors),
      uncoalesced_(multiprocessors),
      recorder_(record, slots) {}

void Tally::finish(Simulation& result) {
    for (const Stalls& stalls : stalls_by_site_) {
        result.stalls += stalls;
    }
    for (const CacheFigures& figures : cache_by_site_) {
        result.cache += figures;
    }
    result.whole[static_cast<std::size_t>(CostKind::conflicts)] = std::ranges::max(conflicts_);
    result.whole[static_cast<std::size_t>(CostKind::uncoalesced)] = std::ranges::max(uncoalesced_);
    result.stalls_by_site = std::move(stalls_by_site_);
    result.cache_by_site = std::move(cache_by_site_);
    result.hash = recorder_.hash();
    result.timeline = recorder_.take();
}

} // namespace lockstep
