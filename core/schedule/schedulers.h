#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/policy.h"
#include "core/schedule/slot_numbers.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// What schedulers did, added up. Cycles of several schedulers in one cycle count
/// several times.
struct SchedulerSums {
    std::uint64_t issued = 0;     ///< cycles in which one issued
    std::uint64_t waiting = 0;    ///< cycles in which one had a waiting warp
    std::uint64_t hidden = 0;     ///< of these, those in which another of its warps issued
    std::uint64_t most_extra = 0; ///< issue cycles that divergence added, of the one with most
    SchedulerSums& operator+=(const SchedulerSums& other);
};

/// The schedulers of a multiprocessor: which of their warps are ready, wait or issue, and who goes next.
/// Slots and schedulers are named as in SlotNumbers.
class Schedulers {
public:
    using Cycles = std::uint64_t;

    Schedulers(const HardwareModel& hardware, SlotNumbers numbers);

    // A warp's way through its slot. These stand here because they are most of what a simulation does.
    void enter(std::uint32_t slot);
    void make_ready(std::uint32_t slot) {
        of(slot).view.ready |= seats_[slot].bit;
        touch(slot);
    }
    /// `is_far`: for global memory or at a barrier; a two-level scheduler gives its turns to others then.
    void block(std::uint32_t slot, Cycles now, bool is_far) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        ++scheduler.blocked;
        scheduler.view.far |= is_far ? seats_[slot].bit : 0;
    }
    /// It turns out that a wait is for global memory.
    void wait_far(std::uint32_t slot) { of(slot).view.far |= seats_[slot].bit; }
    void unblock(std::uint32_t slot, Cycles now) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        --scheduler.blocked;
        scheduler.view.far &= ~seats_[slot].bit;
    }
    void issue(std::uint32_t slot, Cycles now, Cycles cycles, bool is_extra) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        scheduler.is_busy = true;
        scheduler.view.ready &= ~seats_[slot].bit;
        scheduler.view.last = seats_[slot].place;
        scheduler.issued += cycles;
        scheduler.extra += is_extra ? cycles : 0;
    }
    void end_issue(std::uint32_t slot, Cycles now) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        scheduler.is_busy = false;
        touch(slot);
    }
    void end(std::uint32_t slot); ///< it is done; the slot is taken until its group leaves
    void leave(std::uint32_t slot);

    /// Looks again whether the slot's scheduler can issue.
    void touch(std::uint32_t slot) {
        Scheduler& scheduler = of(slot);
        if (!scheduler.is_touched) {
            scheduler.is_touched = true;
            if (touched_count_ == touched_.size()) {
                forget_asked();
            }
            touched_[touched_count_++] = seats_[slot].scheduler;
        }
    }
    static constexpr std::uint32_t nobody = ~0U;
    /// The slot that a scheduler issues from next, of all in which something changed since they were asked;
    /// nobody: they are busy, or no warp is ready. No optional: it is asked for every step, and an optional
    /// comes back through memory.
    std::uint32_t next_to_issue();

    [[nodiscard]] SchedulerSums sums() const;

private:
    struct Scheduler {
        SchedulerView view;
        std::uint32_t first_slot = 0;
        bool is_busy = false;
        bool is_touched = false;
        std::uint32_t blocked = 0; ///< warps that wait
        Cycles counted_to = 0;
        Cycles waiting = 0;
        Cycles hidden = 0;
        Cycles issued = 0;
        Cycles extra = 0;
    };
    /// Where a slot belongs: looked up, because reckoning it takes five divisions.
    struct Seat {
        std::uint64_t bit = 0; ///< of its place in the scheduler
        std::uint32_t scheduler = 0;
        std::uint32_t place = 0;
    };
    /// Counts the cycles since the last change.
    static void count(Scheduler& scheduler, Cycles now) {
        const Cycles passed = now - scheduler.counted_to;
        if (scheduler.blocked != 0) {
            scheduler.waiting += passed;
            scheduler.hidden += scheduler.is_busy ? passed : 0;
        }
        scheduler.counted_to = now;
    }
    void forget_asked(); ///< makes room among the touched
    Scheduler& of(std::uint32_t slot) { return schedulers_[seats_[slot].scheduler]; }

    const SlotNumbers numbers_;
    const Policy policy_;
    const std::uint32_t active_warps_;
    std::vector<Seat> seats_; ///< by slot
    std::vector<Scheduler> schedulers_;
    /// In the order in which they were: the first ones have been asked, the next ones have not. A place for
    /// each scheduler is enough, since of those not asked none is there twice.
    std::vector<std::uint32_t> touched_;
    std::uint32_t touched_count_ = 0;
    std::uint32_t asked_ = 0;   ///< of these
    std::uint64_t arrived_ = 0; ///< warps
};

} // namespace lockstep
