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

Tally::Tally(std::size_t sites, std::uint32_t multiprocessor, std::uint32_t slots, bool record)
    : first_slot_(multiprocessor * slots),
      stalls_by_site_(sites),
      cache_by_site_(sites),
      recorder_(record ? std::optional(multiprocessor) : std::nullopt, slots) {}

void Tally::add_to(Simulation& result) {
    for (std::size_t site = 0; site < stalls_by_site_.size(); ++site) {
        result.stalls += stalls_by_site_[site];
        result.stalls_by_site[site] += stalls_by_site_[site];
        result.cache += cache_by_site_[site];
        result.cache_by_site[site] += cache_by_site_[site];
    }
    std::uint64_t& conflicts = result.whole[static_cast<std::size_t>(CostKind::conflicts)];
    std::uint64_t& uncoalesced = result.whole[static_cast<std::size_t>(CostKind::uncoalesced)];
    conflicts = std::max(conflicts, conflicts_);
    uncoalesced = std::max(uncoalesced, uncoalesced_);
    result.hash += recorder_.hash();
    if (auto timeline = recorder_.take()) {
        result.timeline = std::move(timeline);
    }
}

} // namespace lockstep
