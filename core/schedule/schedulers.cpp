#include "core/schedule/schedulers.h"

#include <algorithm>

namespace lockstep {

Schedulers::Schedulers(const HardwareModel& hardware, SlotNumbers numbers)
    : numbers_(numbers),
      policy_(policy_of(hardware)),
      active_warps_(hardware.active_warps),
      schedulers_(std::size_t{hardware.schedulers} * hardware.multiprocessors) {}

void Schedulers::enter(std::uint32_t slot) {
    SchedulerView& view = of(slot).view;
    view.resident |= bit(slot);
    view.age[numbers_.place_of(slot)] = arrived_++;
}

void Schedulers::make_ready(std::uint32_t slot) {
    const std::uint32_t scheduler = numbers_.scheduler_of(slot);
    schedulers_[scheduler].view.ready |= bit(slot);
    touch_scheduler(scheduler);
}

void Schedulers::block(std::uint32_t slot, Cycles now, bool is_far) {
    Scheduler& scheduler = of(slot);
    count(scheduler, now);
    ++scheduler.blocked;
    if (is_far) {
        scheduler.view.far |= bit(slot);
    }
}

void Schedulers::unblock(std::uint32_t slot, Cycles now) {
    Scheduler& scheduler = of(slot);
    count(scheduler, now);
    --scheduler.blocked;
    scheduler.view.far &= ~bit(slot);
}

void Schedulers::issue(std::uint32_t slot, Cycles now, Cycles cycles, bool is_extra) {
    Scheduler& scheduler = of(slot);
    count(scheduler, now);
    scheduler.is_busy = true;
    scheduler.view.ready &= ~bit(slot);
    scheduler.view.last = numbers_.place_of(slot);
    scheduler.issued += cycles;
    scheduler.extra += is_extra ? cycles : 0;
}

void Schedulers::end_issue(std::uint32_t slot, Cycles now) {
    const std::uint32_t scheduler = numbers_.scheduler_of(slot);
    count(schedulers_[scheduler], now);
    schedulers_[scheduler].is_busy = false;
    touch_scheduler(scheduler);
}

void Schedulers::end(std::uint32_t slot) {
    of(slot).view.active &= ~bit(slot);
}

void Schedulers::leave(std::uint32_t slot) {
    of(slot).view.resident &= ~bit(slot);
}

std::optional<std::uint32_t> Schedulers::next_to_issue() {
    while (asked_ != touched_.size()) {
        const std::uint32_t number = touched_[asked_++];
        Scheduler& scheduler = schedulers_[number];
        scheduler.is_touched = false;
        if (scheduler.is_busy || scheduler.view.ready == 0) {
            continue;
        }
        const std::uint32_t place = pick(policy_, active_warps_, scheduler.view);
        if (place != most_slots) {
            return numbers_.slot_at(number, place);
        }
    }
    touched_.clear();
    asked_ = 0;
    return std::nullopt;
}

SchedulerSums Schedulers::sums() const {
    SchedulerSums sums;
    for (const Scheduler& scheduler : schedulers_) {
        sums.issued += scheduler.issued;
        sums.waiting += scheduler.waiting;
        sums.hidden += scheduler.hidden;
        sums.most_extra = std::max(sums.most_extra, scheduler.extra);
    }
    return sums;
}

/// Counts the cycles since the last change.
void Schedulers::count(Scheduler& scheduler, Cycles now) {
    const Cycles passed = now - scheduler.counted_to;
    if (scheduler.blocked != 0) {
        scheduler.waiting += passed;
        scheduler.hidden += scheduler.is_busy ? passed : 0;
    }
    scheduler.counted_to = now;
}

void Schedulers::touch_scheduler(std::uint32_t number) {
    if (!schedulers_[number].is_touched) {
        schedulers_[number].is_touched = true;
        touched_.push_back(number);
    }
}

} // namespace lockstep
