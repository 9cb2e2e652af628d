#include "core/schedule/warps/resident_warps.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

/// Advances a warp to its next step and prefetches the steps after it. Other warps are processed before this
/// one continues, which leaves enough time for the prefetch.
void advance(ResidentWarp& warp) {
    ++warp.next;
    __builtin_prefetch(warp.next + 3);
}

} // namespace

void ResidentWarps::end_of_issue(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    tally_.end_state(slot, warp, now);
    schedulers_.end_issue(slot, now);
    if (std::exchange(warp.waits_for_result, false)) {
        warp.will_wait_for_itself();
        block(slot, now, WaitReason::dependency);
        queue_.add(now + launch_.hardware.latency_arithmetic - 1, slot);
    } else if (complete(slot, now, issues_.of(*warp.next).own != 0 ? now - 1 : now)) {
        go_on(slot, now);
    }
}

void ResidentWarps::end_of_wait(std::uint32_t slot, Cycles now) {
    if (warps_[slot].reason == WaitReason::barrier) {
        release(warps_[slot].group_record, now);
        return;
    }
    schedulers_.unblock(slot, now);
    tally_.end_state(slot, warps_[slot], now);
    // Needed even if the warp has finished, because the scheduler may now be able to select another warp.
    schedulers_.touch(slot);
    warps_[slot].has_result ? make_ready(slot, now) : go_on(slot, now);
}

/// Continues a warp at its next step that issues, after completing steps that do not issue. The warp becomes
/// ready when the values that the step needs are available.
void ResidentWarps::go_on(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    while (warp.next != warp.end) {
        const StepIssue issue = issues_.of(*warp.next);
        if (issue.arithmetic + issue.own != 0) {
            if (!waits_for_loads(slot, now)) {
                make_ready(slot, now);
            }
            return;
        }
        warp.since = now;
        if (!complete(slot, now, now)) {
            return;
        }
    }
    finish_warp(slot, now);
}

/// Executes the operation of the warp's next step, which issues in cycle `own`. Returns false if the warp
/// waits for its result.
bool ResidentWarps::complete(std::uint32_t slot, Cycles now, Cycles own) {
    ResidentWarp& warp = warps_[slot];
    const WarpInstruction& step = *warp.next;
    const Operation operation = issues_.operation(step);
    warp.has_result = false;
    ++steps_;
    warp.will_wait_for_itself();
    if (issues_.holds(operation)) {
        block(slot, now, WaitReason::barrier);
        if (residents_.arrive_at_barrier(warp.group_record, now)) {
            open_barrier(warp.group_record, slot, now);
        }
        return false;
    }
    const bool asks = operation != Operation::none && operation != Operation::barrier;
    if (step.skipped != 0) {
        memory_.pass_by(issues_.masked(step), own);
    }
    const auto goes_on = asks ? access(slot, operation, own) : MemoryPort::Access{now + issues_.pause(step)};
    advance(warp);
    if (goes_on.until <= now) {
        return true;
    }
    block(slot, now, asks ? reason_of(operation) : WaitReason::dependency);
    warp.waits_for_pipe = asks && memory_.continues_when_taken(operation);
    if (!goes_on.is_open) {
        queue_.add(goes_on.until, slot);
    }
    return false;
}

MemoryPort::Access ResidentWarps::access(std::uint32_t slot, Operation operation, Cycles own) {
    const ResidentWarp& warp = warps_[slot];
    const std::uint32_t site = warp.next->site;
    const auto goes_on =
        memory_.access(slot, warp, operation, own, issues_.served(site), tally_.cache_of(site));
    tally_.add_extra(reason_of(operation), goes_on.extra);
    if (tally_.meter() != nullptr && reason_of(operation) == WaitReason::local) {
        meter_passes(slot, operation, goes_on.until);
    }
    return goes_on;
}

/// Records the passes of the warp's request to local memory, of which access() has returned `until`.
void ResidentWarps::meter_passes(std::uint32_t slot, Operation operation, Cycles until) {
    const WarpInstruction& step = *warps_[slot].next;
    const bool has_extra = operation != Operation::exchange && launch_.options.without != CostKind::conflicts;
    const std::uint32_t executions = issues_.served(step.site);
    const std::uint32_t extra =
        has_extra ? std::max(step.passes, executions) - std::max(step.fewest, executions) : 0;
    const Cycles latency = memory_.continues_when_taken(operation) ? 0 : launch_.hardware.latency_local;
    tally_.meter()->serve(slot, {step.site, until - latency, extra}, memory_.outbox().cycle);
}

/// Whether the next step of the warp must wait for loads in flight. If so, marks the warp as blocked.
bool ResidentWarps::waits_for_loads(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    const Operation operation = issues_.operation(*warp.next);
    const LoadWait wait = memory_.wait(slot, warp.next->site, load_from(operation), now);
    if (wait.until <= now) {
        return false;
    }
    warp.waits_for_pipe = false;
    // If it is open, the policy's selection may depend on whether the warp waits for global memory.
    if (wait.is_open) {
        block(slot, now, wait.may_be_near ? WaitReason::local : WaitReason::global);
        answers_wanted_ = wait.may_be_near && asks_who_waits_far_ ? now + 1 : answers_wanted_;
        return true;
    }
    block(slot, now, reason_of(issues_.operation(wait.site)));
    resume(slot, wait);
    return true;
}

void ResidentWarps::make_ready(std::uint32_t slot, Cycles now) {
    warps_[slot].enter(WarpState::ready, now);
    schedulers_.make_ready(slot);
}

void ResidentWarps::block(std::uint32_t slot, Cycles now, WaitReason reason) {
    ResidentWarp& warp = warps_[slot];
    schedulers_.block(slot, now, reason == WaitReason::global || reason == WaitReason::barrier);
    warp.enter(WarpState::blocked, now);
    warp.reason = reason;
}

/// Starts to release the warps of a group, all of which are at a barrier, including the warp in `slot`. They
/// continue when the last arrival has been processed and the barrier latency has passed.
void ResidentWarps::open_barrier(std::uint32_t record, std::uint32_t slot, Cycles now) {
    const Cycles until = residents_.at(record).barrier_taken + launch_.hardware.latency_barrier;
    until > now ? queue_.add(until, slot) : release(record, now);
}

/// Lets the warps of a group continue after the barrier.
void ResidentWarps::release(std::uint32_t record, Cycles now) {
    residents_.leave_barrier(record, now);
    for (const std::uint32_t slot : residents_.at(record).slots) {
        ResidentWarp& warp = warps_[slot];
        if (warp.state == WarpState::blocked && warp.reason == WaitReason::barrier) {
            schedulers_.unblock(slot, now);
            tally_.end_state(slot, warp, now);
            advance(warp);
            warp.reason = WaitReason::none;
            go_on(slot, now);
        }
    }
}

void ResidentWarps::finish_warp(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    warp.enter(WarpState::done, now);
    tally_.finish(slot, now);
    schedulers_.end(slot);
    const std::uint32_t record = warp.group_record;
    ResidentGroup& group = residents_.at(record);
    if (--group.live != 0) {
        const auto waits = [this](std::uint32_t other) { return warps_[other].state == WarpState::blocked; };
        if (group.at_barrier == group.live) {
            open_barrier(record, *std::ranges::find_if(group.slots, waits), now);
        }
        return;
    }
    for (const std::uint32_t each : group.slots) {
        tally_.end_state(each, warps_[each], now);
        tally_.leave(each, now);
        schedulers_.leave(each);
        warps_[each].is_resident = false;
    }
    residents_.leave(record, now);
    ++left_;
}

} // namespace lockstep
