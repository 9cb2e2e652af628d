#include "core/schedule/tally.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

/// What waits for memory has its step behind it: `next` is the one after.
Interval blocked_interval(const ResidentWarp& warp, std::uint64_t now) {
    const bool is_past = warp.reason == WaitReason::global || warp.reason == WaitReason::local;
    return {warp.since,         now,        0, warp.step() - (is_past ? 1U : 0U), warp.waited_site,
            WarpState::blocked, warp.reason};
}

} // namespace

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

void Tally::end_state(std::uint32_t slot, const ResidentWarp& warp, std::uint64_t now) {
    if (warp.state == WarpState::blocked) {
        stalls_by_site_[warp.waited_site].*stall_of(warp.reason) += now - warp.since;
        recorder_.add(slot, blocked_interval(warp, now));
        return;
    }
    const std::uint32_t site = warp.state == WarpState::done ? 0 : warp.next->site;
    if (warp.state == WarpState::ready) {
        stalls_by_site_[site].ready += now - warp.since;
    }
    recorder_.add(slot, {warp.since, now, 0, warp.step(), site, warp.state, WaitReason::none});
}

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
