#include "core/schedule/cycle_meter.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint64_t parts = CycleAccount::parts;
constexpr std::size_t most_kept = 1024; ///< periods of extra passes, before the passed ones are removed

} // namespace

CycleMeter::CycleMeter(const Program& program, SlotNumbers numbers, std::uint32_t latency_local)
    : program_(program),
      numbers_(numbers),
      latency_local_(latency_local),
      schedulers_(numbers.schedulers),
      begins_(numbers.slots),
      by_site_(program.sites.size()) {}

void CycleMeter::enter(std::uint32_t slot, Cycles now) {
    Scheduler& scheduler = of(slot);
    advance(scheduler, now);
    amounts_[static_cast<std::size_t>(CycleUse::group_start)] += scheduler.empty * parts;
    scheduler.empty = 0;
    scheduler.had_warp = true;
    ++scheduler.live;
    ++scheduler.resident;
    begins_[slot] = scheduler.sums;
}

void CycleMeter::end_state(std::uint32_t slot, const ResidentWarp& warp, Cycles now) {
    Scheduler& scheduler = of(slot);
    advance(scheduler, now);
    const Sums begin = begins_[slot];
    begins_[slot] = scheduler.sums;
    switch (warp.state) {
    case WarpState::active:
        scheduler.is_busy = false;
        add(warp.next->is_extra ? CycleUse::divergence : CycleUse::work, warp.next->site,
            (now - warp.since) * parts);
        break;
    case WarpState::ready: // ends only when the warp issues
        scheduler.is_busy = true;
        add(CycleUse::policy, warp.next->site, scheduler.sums.all - begin.all);
        break;
    case WarpState::blocked:
        add_wait(scheduler, warp, begin, now);
        break;
    case WarpState::done:
        break;
    }
}

void CycleMeter::finish(std::uint32_t slot, Cycles now) {
    Scheduler& scheduler = of(slot);
    advance(scheduler, now);
    --scheduler.live;
}

void CycleMeter::leave(std::uint32_t slot, Cycles now) {
    Scheduler& scheduler = of(slot);
    advance(scheduler, now);
    --scheduler.resident;
}

void CycleMeter::serve(std::uint32_t slot, const LocalPasses& request, Cycles now) {
    if (request.extra != 0) {
        if (extra_passes_.size() == most_kept) {
            forget_passed(now);
        }
        extra_passes_.push_back({request.taken - request.extra, request.taken});
        last_culprit_ = request.site;
    }
    Scheduler& scheduler = of(slot);
    advance(scheduler, now);
    // No wait that has not ended is for a request that was taken before this cycle.
    while (scheduler.reached != 0 && scheduler.taken.front().cycle + latency_local_ < now) {
        scheduler.taken.pop_front();
        --scheduler.reached;
    }
    scheduler.taken.push_back({request.taken, last_culprit_.value_or(request.site)});
    reach(scheduler);
}

/// Removes the periods of extra passes that have passed, except the current one.
void CycleMeter::forget_passed(Cycles now) {
    for (Scheduler& scheduler : schedulers_) {
        advance(scheduler, now);
    }
    for (; extra_passes_.size() > 1 && extra_passes_.front().end <= now; ++forgotten_) {
        extra_passes_.pop_front();
    }
}

/// Adds the cycles up to `now` to the sums, or to the uses without a warp that waits.
void CycleMeter::advance(Scheduler& scheduler, Cycles now) {
    if (scheduler.live != 0 && !scheduler.is_busy) {
        divide(scheduler, now);
        return;
    }
    const Cycles passed = now - scheduler.at;
    if (scheduler.resident == 0) {
        scheduler.empty += passed;
    } else if (scheduler.live == 0) {
        amounts_[static_cast<std::size_t>(CycleUse::group_end)] += passed * parts;
    }
    scheduler.at = now;
    reach(scheduler);
}

/// Divides the cycles up to `now` over the warps. Stops where the pipe begins or ends extra passes, and where
/// a request has been taken.
void CycleMeter::divide(Scheduler& scheduler, Cycles now) {
    while (scheduler.at < now) {
        Cycles next = now;
        if (scheduler.reached != scheduler.taken.size()) {
            next = std::min(next, scheduler.taken[scheduler.reached].cycle);
        }
        const ExtraPasses* const extra = extra_passes_after(scheduler);
        const bool is_extra = extra != nullptr && extra->begin <= scheduler.at;
        if (extra != nullptr) {
            next = std::min(next, is_extra ? extra->end : extra->begin);
        }
        const std::uint64_t amount = (next - scheduler.at) * parts + scheduler.rest;
        scheduler.rest = amount % scheduler.live;
        scheduler.sums.all += amount / scheduler.live;
        scheduler.sums.extra_passes += is_extra ? amount / scheduler.live : 0;
        scheduler.at = next;
        reach(scheduler);
    }
}

/// Returns the first period of extra passes that has not passed; null if there is none.
const CycleMeter::ExtraPasses* CycleMeter::extra_passes_after(Scheduler& scheduler) const {
    std::size_t& next = scheduler.next_extra;
    next = std::max(next, forgotten_);
    while (next - forgotten_ < extra_passes_.size() && extra_passes_[next - forgotten_].end <= scheduler.at) {
        ++next;
    }
    return next - forgotten_ < extra_passes_.size() ? &extra_passes_[next - forgotten_] : nullptr;
}

/// Sets the sums of the requests that have been taken.
void CycleMeter::reach(Scheduler& scheduler) const {
    while (scheduler.reached != scheduler.taken.size() &&
           scheduler.taken[scheduler.reached].cycle <= scheduler.at) {
        scheduler.taken[scheduler.reached++].sums = scheduler.sums;
    }
}

void CycleMeter::add(CycleUse use, std::uint32_t site, std::uint64_t amount) {
    amounts_[static_cast<std::size_t>(use)] += amount;
    by_site_[site][static_cast<std::size_t>(use)] += amount;
}

void CycleMeter::add_wait(Scheduler& scheduler, const ResidentWarp& warp, const Sums& begin, Cycles now) {
    if (warp.reason == WaitReason::local) {
        add_local_wait(scheduler, warp, begin, now);
        return;
    }
    const bool is_atomic = program_.sites[warp.waited_site].kind == SiteKind::atomic;
    const CycleUse use = warp.reason == WaitReason::barrier      ? CycleUse::barrier
                         : warp.reason == WaitReason::dependency ? CycleUse::dependency
                         : is_atomic                             ? CycleUse::atomics
                                                                 : CycleUse::global;
    add(use, warp.waited_site, scheduler.sums.all - begin.all);
    scheduler.last_use = use;
    scheduler.last_site = warp.waited_site;
}

/// Until its request has been taken, a warp waits for what the pipe does: extra passes, of its own request or
/// of those before it, or other passes. Then it waits for the latency.
void CycleMeter::add_local_wait(Scheduler& scheduler, const ResidentWarp& warp, const Sums& begin,
                                Cycles now) {
    const bool is_atomic = program_.sites[warp.waited_site].kind == SiteKind::atomic;
    const CycleUse use = is_atomic ? CycleUse::atomics : CycleUse::local;
    const Cycles taken = warp.waits_for_pipe ? now : now - std::min<Cycles>(now, latency_local_);
    std::uint64_t conflicts = 0;
    if (taken > warp.since) {
        const auto request = std::ranges::lower_bound(scheduler.taken, taken, {}, &Taken::cycle);
        if (request != scheduler.taken.end() && request->cycle == taken) {
            conflicts = request->sums.extra_passes - begin.extra_passes;
            add(CycleUse::conflicts, request->culprit, conflicts);
        }
    }
    add(use, warp.waited_site, scheduler.sums.all - begin.all - conflicts);
    scheduler.last_use = use;
    scheduler.last_site = warp.waited_site;
}

void CycleMeter::add_to(CycleAccount& account, Cycles end) {
    for (Scheduler& scheduler : schedulers_) {
        advance(scheduler, end);
        amounts_[static_cast<std::size_t>(scheduler.had_warp ? CycleUse::tail : CycleUse::no_work)] +=
            scheduler.empty * parts;
        if (scheduler.rest != 0) {
            add(scheduler.last_use, scheduler.last_site, scheduler.rest);
        }
    }
    for (std::size_t use = 0; use < cycle_uses; ++use) {
        account.amounts[use] += amounts_[use];
        for (std::size_t site = 0; site < by_site_.size(); ++site) {
            account.by_site[site][use] += by_site_[site][use];
        }
    }
}

} // namespace lockstep
