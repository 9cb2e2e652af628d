#include "core/schedule/machine.h"

#include <algorithm>

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

std::uint64_t& counter_of(WaitReason reason, Stalls& stalls) {
    switch (reason) {
    case WaitReason::local:
        return stalls.local;
    case WaitReason::barrier:
        return stalls.barrier;
    case WaitReason::dependency:
        return stalls.dependency;
    default:
        return stalls.global;
    }
}

} // namespace

/// A barrier that nobody waits at is not issued either: the compiler takes it out.
Machine::Issue Machine::issue_of(const Slot& slot) const {
    const StepCost& cost = costs_[slot.next->site];
    if (slot.next->is_extra && leaves_out(CostKind::divergence)) {
        return {0, 0};
    }
    const bool is_free =
        cost.operation == Operation::barrier && (streams_.group_warps == 1 || leaves_out(CostKind::barriers));
    return {cost.arithmetic, is_free ? 0U : 1U};
}

void Machine::end_of_issue(std::uint32_t number, Cycles now) {
    Slot& slot = slot_[number];
    Scheduler& scheduler = schedulers_[scheduler_of(number)];
    recorder_.add(number, {slot.since, now, 0, static_cast<std::uint32_t>(slot.next - slot.first),
                           slot.next->site, WarpState::active, WaitReason::none});
    advance(scheduler, now);
    scheduler.is_busy = false;
    touch(scheduler_of(number));
    if (slot.waits_for_result) {
        slot.waits_for_result = false;
        block(number, now, now + hardware_.latency_arithmetic - 1, WaitReason::dependency);
        return;
    }
    if (complete(number, now, issue_of(slot).own != 0 ? now - 1 : now)) {
        go_on(number, now);
    }
}

void Machine::end_of_wait(std::uint32_t number, Cycles now) {
    unblock(number, now);
    touch(scheduler_of(number)); // even where the warp is done: another may take its turns
    slot_[number].has_result ? make_ready(number, now) : go_on(number, now);
}

/// The warp's next step, past those that need no issue.
void Machine::go_on(std::uint32_t number, Cycles now) {
    Slot& slot = slot_[number];
    while (slot.next != slot.end) {
        const Issue issue = issue_of(slot);
        if (issue.arithmetic + issue.own != 0) {
            make_ready(number, now);
            return;
        }
        slot.since = now;
        if (!complete(number, now, now)) {
            return;
        }
    }
    finish_warp(number, now);
}

/// What the step does in its own cycle. False where the warp waits for it.
bool Machine::complete(std::uint32_t number, Cycles now, Cycles own) {
    Slot& slot = slot_[number];
    const WarpInstruction& step = *slot.next;
    const Operation operation = costs_[step.site].operation;
    slot.has_result = false;
    ++steps_;
    if (operation == Operation::barrier && streams_.group_warps > 1 && !leaves_out(CostKind::barriers)) {
        arrive_at_barrier(number, now);
        return false;
    }
    Cycles ready = now;
    if (operation != Operation::none && operation != Operation::barrier) {
        ready = access(number, step, operation, own);
    }
    ++slot.next;
    if (ready <= now) {
        return true;
    }
    slot.waited_site = step.site;
    block(number, now, ready, reason_of(operation));
    return false;
}

Machine::Cycles Machine::access(std::uint32_t number, const WarpInstruction& step, Operation operation,
                                Cycles own) {
    const std::uint32_t at = number / slots_;
    const std::span<const TouchedLine> lines(slot_[number].lines + step.first_line, step.line_count);
    const auto served = memory_.serve(at, operation, step, lines, own, result_.cache_by_site[step.site]);
    const bool is_local = reason_of(operation) == WaitReason::local;
    (is_local ? multiprocessors_[at].conflicts : multiprocessors_[at].uncoalesced) += served.extra;
    return served.ready;
}

void Machine::make_ready(std::uint32_t number, Cycles now) {
    const std::uint32_t scheduler = scheduler_of(number);
    slot_[number].state = WarpState::ready;
    slot_[number].since = now;
    schedulers_[scheduler].view.ready |= std::uint64_t{1} << place_in_scheduler(number);
    touch(scheduler);
}

void Machine::block(std::uint32_t number, Cycles now, Cycles until, WaitReason reason) {
    Slot& slot = slot_[number];
    Scheduler& scheduler = schedulers_[scheduler_of(number)];
    advance(scheduler, now);
    ++scheduler.blocked;
    if (reason == WaitReason::global || reason == WaitReason::barrier) {
        scheduler.view.far |= std::uint64_t{1} << place_in_scheduler(number);
    }
    if (reason == WaitReason::dependency || reason == WaitReason::barrier) {
        slot.waited_site = slot.next->site;
    }
    slot.state = WarpState::blocked;
    slot.reason = reason;
    slot.since = now;
    if (reason != WaitReason::barrier) { // the others of its group end that wait
        queue_.add(until, number);
    }
}

void Machine::unblock(std::uint32_t number, Cycles now) {
    Slot& slot = slot_[number];
    Scheduler& scheduler = schedulers_[scheduler_of(number)];
    advance(scheduler, now);
    --scheduler.blocked;
    scheduler.view.far &= ~(std::uint64_t{1} << place_in_scheduler(number));
    counter_of(slot.reason, result_.stalls_by_site[slot.waited_site]) += now - slot.since;
    const bool is_past = slot.reason == WaitReason::global || slot.reason == WaitReason::local;
    const auto step = static_cast<std::uint32_t>(slot.next - slot.first) - (is_past ? 1U : 0U);
    recorder_.add(number, {slot.since, now, 0, step, slot.waited_site, WarpState::blocked, slot.reason});
}

/// Counts the cycles since the last change.
void Machine::advance(Scheduler& scheduler, Cycles now) const {
    const Cycles passed = now - scheduler.counted_to;
    if (scheduler.blocked != 0) {
        scheduler.waiting += passed;
        scheduler.hidden += scheduler.is_busy ? passed : 0;
    }
    scheduler.counted_to = now;
}

void Machine::touch(std::uint32_t scheduler) {
    if (!schedulers_[scheduler].is_touched) {
        schedulers_[scheduler].is_touched = true;
        touched_.push_back(scheduler);
    }
}

} // namespace lockstep
