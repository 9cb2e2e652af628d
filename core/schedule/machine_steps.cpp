#include "core/schedule/machine.h"

namespace lockstep {
namespace {

WaitReason reason_of(Operation operation) {
    switch (operation) {
    case Operation::local_read:
    case Operation::local_write:
    case Operation::exchange:
        return WaitReason::local;
    case Operation::barrier:
        return WaitReason::barrier;
    default:
        return WaitReason::global;
    }
}

} // namespace

/// A barrier that nobody waits at is not issued either: the compiler takes it out.
Machine::Issue Machine::issue_of(const ResidentWarp& warp) const {
    const StepCost& cost = costs_[warp.next->site];
    if (warp.next->is_extra && leaves_out(CostKind::divergence)) {
        return {0, 0};
    }
    const bool is_free =
        cost.operation == Operation::barrier && (streams_.group_warps == 1 || leaves_out(CostKind::barriers));
    return {cost.arithmetic, is_free ? 0U : 1U};
}

void Machine::end_of_issue(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    tally_.end_state(slot, warp, now);
    schedulers_.end_issue(slot, now);
    if (warp.waits_for_result) {
        warp.waits_for_result = false;
        block(slot, now, now + hardware_.latency_arithmetic - 1, WaitReason::dependency);
        return;
    }
    if (complete(slot, now, issue_of(warp).own != 0 ? now - 1 : now)) {
        go_on(slot, now);
    }
}

void Machine::end_of_wait(std::uint32_t slot, Cycles now) {
    unblock(slot, now);
    schedulers_.touch(slot); // even where the warp is done: another may take its turns
    warps_[slot].has_result ? make_ready(slot, now) : go_on(slot, now);
}

/// The warp's next step, past those that need no issue.
void Machine::go_on(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    while (warp.next != warp.end) {
        const Issue issue = issue_of(warp);
        if (issue.arithmetic + issue.own != 0) {
            make_ready(slot, now);
            return;
        }
        warp.since = now;
        if (!complete(slot, now, now)) {
            return;
        }
    }
    finish_warp(slot, now);
}

/// What the step does in its own cycle. False where the warp waits for it.
bool Machine::complete(std::uint32_t slot, Cycles now, Cycles own) {
    ResidentWarp& warp = warps_[slot];
    const WarpInstruction& step = *warp.next;
    const Operation operation = costs_[step.site].operation;
    warp.has_result = false;
    ++steps_;
    if (operation == Operation::barrier && streams_.group_warps > 1 && !leaves_out(CostKind::barriers)) {
        block(slot, now, 0, WaitReason::barrier);
        if (residents_.arrive_at_barrier(warp.group_record, now)) {
            release(warp.group_record, now);
        }
        return false;
    }
    Cycles ready = now;
    if (operation != Operation::none && operation != Operation::barrier) {
        ready = access(slot, step, operation, own);
    }
    ++warp.next;
    if (ready <= now) {
        return true;
    }
    warp.waited_site = step.site;
    block(slot, now, ready, reason_of(operation));
    return false;
}

Machine::Cycles Machine::access(std::uint32_t slot, const WarpInstruction& step, Operation operation,
                                Cycles own) {
    const std::uint32_t multiprocessor = numbers_.multiprocessor_of(slot);
    const std::span<const TouchedLine> lines(warps_[slot].lines + step.first_line, step.line_count);
    const auto served =
        memory_.serve(multiprocessor, operation, step, lines, own, tally_.cache_of(step.site));
    tally_.add_extra(multiprocessor, reason_of(operation), served.extra);
    return served.ready;
}

void Machine::make_ready(std::uint32_t slot, Cycles now) {
    warps_[slot].state = WarpState::ready;
    warps_[slot].since = now;
    schedulers_.make_ready(slot);
}

void Machine::block(std::uint32_t slot, Cycles now, Cycles until, WaitReason reason) {
    ResidentWarp& warp = warps_[slot];
    schedulers_.block(slot, now, reason == WaitReason::global || reason == WaitReason::barrier);
    if (reason == WaitReason::dependency || reason == WaitReason::barrier) {
        warp.waited_site = warp.next->site;
    }
    warp.state = WarpState::blocked;
    warp.reason = reason;
    warp.since = now;
    if (reason != WaitReason::barrier) { // the others of its group end that wait
        queue_.add(until, slot);
    }
}

void Machine::unblock(std::uint32_t slot, Cycles now) {
    schedulers_.unblock(slot, now);
    tally_.end_state(slot, warps_[slot], now);
}

/// All warps of a group that are not done stand at a barrier: they go on.
void Machine::release(std::uint32_t record, Cycles now) {
    residents_.leave_barrier(record, now);
    for (const std::uint32_t slot : residents_.at(record).slots) {
        ResidentWarp& warp = warps_[slot];
        if (warp.state == WarpState::blocked && warp.reason == WaitReason::barrier) {
            unblock(slot, now);
            ++warp.next;
            warp.reason = WaitReason::none;
            go_on(slot, now);
        }
    }
}

void Machine::finish_warp(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    warp.state = WarpState::done;
    warp.since = now;
    schedulers_.end(slot);
    ResidentGroup& group = residents_.at(warp.group_record);
    if (--group.live == 0) {
        finish_group(warp.group_record, now);
    } else if (group.at_barrier == group.live) {
        release(warp.group_record, now);
    }
}

void Machine::finish_group(std::uint32_t record, Cycles now) {
    for (const std::uint32_t slot : residents_.at(record).slots) {
        tally_.end_state(slot, warps_[slot], now);
        tally_.leave(slot, now);
        schedulers_.leave(slot);
        warps_[slot].is_resident = false;
    }
    residents_.leave(record, now);
}

} // namespace lockstep
