#include "core/schedule/machine.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

LoadFrom load_from(Operation operation) {
    return !answers(operation)                                                      ? LoadFrom::nowhere
           : operation == Operation::local_read || operation == Operation::exchange ? LoadFrom::near
                                                                                    : LoadFrom::far;
}

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

/// Other warps are looked at before this one is again: until then memory can bring what comes next.
void advance(ResidentWarp& warp) {
    ++warp.next;
    __builtin_prefetch(warp.next + 3);
}

} // namespace

void Machine::end_of_issue(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    tally_.end_state(slot, warp, now);
    schedulers_.end_issue(slot, now);
    if (std::exchange(warp.waits_for_result, false)) {
        warp.will_wait_for_itself();
        block(slot, now, now + hardware_.latency_arithmetic - 1, WaitReason::dependency);
    } else if (complete(slot, now, issues_.of(*warp.next).own != 0 ? now - 1 : now)) {
        go_on(slot, now);
    }
}

void Machine::end_of_wait(std::uint32_t slot, Cycles now) {
    if (warps_[slot].reason == WaitReason::barrier) {
        release(warps_[slot].group_record, now);
        return;
    }
    schedulers_.unblock(slot, now);
    tally_.end_state(slot, warps_[slot], now);
    schedulers_.touch(slot); // even where the warp is done: another may take its turns
    warps_[slot].has_result ? make_ready(slot, now) : go_on(slot, now);
}

/// The warp's next step, past those that need no issue; it is ready when the values that the step needs are
/// there.
void Machine::go_on(std::uint32_t slot, Cycles now) {
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

/// What the step does in its own cycle. False where the warp waits for it.
bool Machine::complete(std::uint32_t slot, Cycles now, Cycles own) {
    ResidentWarp& warp = warps_[slot];
    const WarpInstruction& step = *warp.next;
    const Operation operation = issues_.operation(step.site);
    warp.has_result = false;
    ++steps_;
    warp.will_wait_for_itself();
    if (issues_.holds(operation)) {
        block(slot, now, 0, WaitReason::barrier);
        if (residents_.arrive_at_barrier(warp.group_record, now)) {
            open_barrier(warp.group_record, slot, now);
        }
        return false;
    }
    const bool asks = operation != Operation::none && operation != Operation::barrier;
    if (step.skipped != 0) {
        memory_.pass_by(warp.multiprocessor, issues_.masked(step), own);
    }
    const Cycles ready = asks ? access(slot, step, operation, own) : now + issues_.pause(step);
    advance(warp);
    if (ready > now) {
        block(slot, now, ready, asks ? reason_of(operation) : WaitReason::dependency);
    }
    return ready <= now;
}

/// True where the warp's next step waits for loads in flight.
bool Machine::waits_for_loads(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    const LoadFrom from = load_from(issues_.operation(warp.next->site));
    const LoadWait wait = scoreboard_.wait(slot, warp.next->site, from, now);
    if (wait.until <= now) {
        return false;
    }
    warp.waited_site = wait.site;
    warp.waited_step = wait.step == LoadWait::itself ? warp.step() : wait.step;
    block(slot, now, wait.until, reason_of(issues_.operation(wait.site)));
    return true;
}

/// The cycle at which the warp goes on behind its request.
Machine::Cycles Machine::access(std::uint32_t slot, const WarpInstruction& step, Operation operation,
                                Cycles own) {
    const std::uint32_t multiprocessor = warps_[slot].multiprocessor;
    const std::span<const TouchedLine> lines(warps_[slot].lines + step.first_line, step.line_count);
    const auto served =
        memory_.serve(multiprocessor, operation, step, lines, own, tally_.cache_of(step.site));
    tally_.add_extra(multiprocessor, reason_of(operation), served.extra);
    if (!scoreboard_.lets_loads_fly() || !answers(operation)) {
        return served.ready;
    }
    scoreboard_.add(slot, load_from(operation), {served.ready, step.site, warps_[slot].step()});
    return served.taken;
}

void Machine::make_ready(std::uint32_t slot, Cycles now) {
    warps_[slot].enter(WarpState::ready, now);
    schedulers_.make_ready(slot);
}

void Machine::block(std::uint32_t slot, Cycles now, Cycles until, WaitReason reason) {
    ResidentWarp& warp = warps_[slot];
    schedulers_.block(slot, now, reason == WaitReason::global || reason == WaitReason::barrier);
    warp.enter(WarpState::blocked, now);
    warp.reason = reason;
    if (reason != WaitReason::barrier) { // the others of its group end that wait
        queue_.add(until, slot);
    }
}

/// All warps of a group that are not done stand at a barrier. They go on with one of them, in `slot`, once the
/// last has been taken and the answer has come.
void Machine::open_barrier(std::uint32_t record, std::uint32_t slot, Cycles now) {
    const Cycles until = residents_.at(record).barrier_taken + hardware_.latency_barrier;
    until > now ? queue_.add(until, slot) : release(record, now);
}

/// They do.
void Machine::release(std::uint32_t record, Cycles now) {
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

void Machine::finish_warp(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    warp.enter(WarpState::done, now);
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
    if (hardware_.latency_group == 0) {
        residents_.make_room(record);
    } else if (residents_.has_more()) {
        queue_.add(now + hardware_.latency_group, events_.room_of(record));
    }
}

} // namespace lockstep
