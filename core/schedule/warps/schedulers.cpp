#include "core/schedule/warps/schedulers.h"

#include <algorithm>

namespace lockstep {

SchedulerSums& SchedulerSums::operator+=(const SchedulerSums& other) {
    issued += other.issued;
    waiting += other.waiting;
    hidden += other.hidden;
    most_extra = std::max(most_extra, other.most_extra);
    return *this;
}

Schedulers::Schedulers(const HardwareModel& hardware, SlotNumbers numbers)
    : numbers_(numbers),
      policy_(policy_of(hardware)),
      active_warps_(hardware.active_warps),
      seats_(numbers.slots),
      schedulers_(hardware.schedulers),
      touched_(schedulers_.size()) {
    for (std::uint32_t slot = 0; slot < seats_.size(); ++slot) {
        const std::uint32_t place = numbers.place_of(slot);
        seats_[slot] = {std::uint64_t{1} << place, numbers.scheduler_of(slot), place};
    }
    for (std::uint32_t scheduler = 0; scheduler < schedulers_.size(); ++scheduler) {
        schedulers_[scheduler].first_slot = numbers.slot_at(scheduler, 0);
    }
}

void Schedulers::enter(std::uint32_t slot) {
    SchedulerView& view = of(slot).view;
    view.resident |= seats_[slot].bit;
    view.age[seats_[slot].place] = arrived_++;
}

void Schedulers::end(std::uint32_t slot) {
    of(slot).view.active &= ~seats_[slot].bit;
}

void Schedulers::leave(std::uint32_t slot) {
    of(slot).view.resident &= ~seats_[slot].bit;
}

std::uint32_t Schedulers::next_to_issue() {
    while (asked_ != touched_count_) {
        const std::uint32_t number = touched_[asked_++];
        Scheduler& scheduler = schedulers_[number];
        scheduler.is_touched = false;
        if (scheduler.is_busy || scheduler.view.ready == 0) {
            continue;
        }
        const std::uint32_t place = pick(policy_, active_warps_, scheduler.view);
        if (place != most_slots) {
            return scheduler.first_slot + place * numbers_.schedulers;
        }
    }
    touched_count_ = 0;
    asked_ = 0;
    return nobody;
}

void Schedulers::forget_asked() {
    std::copy(touched_.begin() + asked_, touched_.begin() + touched_count_, touched_.begin());
    touched_count_ -= asked_;
    asked_ = 0;
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

} // namespace lockstep
