#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/slot_numbers.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

inline constexpr std::uint32_t most_slots = 64; ///< residency slots of a scheduler, one bit each

/// What a scheduler knows about its warps. A warp is identified by its slot in the scheduler.
struct SchedulerView {
    std::uint64_t ready = 0;                     ///< slots whose warp can issue
    std::uint64_t resident = 0;                  ///< slots that have a warp
    std::uint64_t far = 0;                       ///< slots whose warp waits for global memory or at a barrier
    std::uint64_t active = 0;                    ///< two-level: the slots of the active set
    std::uint32_t last = most_slots - 1;         ///< the last slot that issued
    std::array<std::uint64_t, most_slots> age{}; ///< arrival number of each slot's warp
};

/// The slot to issue next. At least one must be ready. Returns most_slots if the policy allows none of them
/// (a two-level scheduler whose active warps all wait).
[[nodiscard]] std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view);

/// Sums over schedulers. A cycle counts once for each scheduler.
struct SchedulerSums {
    std::uint64_t issued = 0;     ///< cycles in which a scheduler issued
    std::uint64_t waiting = 0;    ///< cycles in which a scheduler had a waiting warp
    std::uint64_t hidden = 0;     ///< those of them in which another of its warps issued
    std::uint64_t most_extra = 0; ///< issue cycles added by divergence, for the scheduler with the most
    SchedulerSums& operator+=(const SchedulerSums& other);
};

/// The schedulers of a multiprocessor: which of their warps are ready, wait or issue, and which one issues
/// next. Slots and schedulers are numbered as in SlotNumbers.
class Schedulers {
public:
    using Cycles = std::uint64_t;

    Schedulers(const HardwareModel& hardware, SlotNumbers numbers);

    // The life of a warp in its slot. These functions are inline because they are most of a simulation's
    // work.
    void enter(std::uint32_t slot);
    void make_ready(std::uint32_t slot) {
        of(slot).view.ready |= seats_[slot].bit;
        touch(slot);
    }
    /// `is_far` means a wait for global memory or at a barrier, during which a two-level scheduler gives the
    /// warp's turns to others.
    void block(std::uint32_t slot, Cycles now, bool is_far) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        ++scheduler.blocked;
        scheduler.view.far |= is_far ? seats_[slot].bit : 0;
    }
    /// The wait turns out to be for global memory.
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
    void end(std::uint32_t slot); ///< the warp is done, but the slot is occupied until its group leaves
    void leave(std::uint32_t slot);

    /// Marks the slot's scheduler to be checked again.
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
    /// The next slot that a scheduler issues from, among the schedulers that changed since they were last
    /// checked; `nobody` if they are busy or have no ready warp. It is not an optional, because it is called
    /// for every step and an optional is returned through memory.
    std::uint32_t next_to_issue();

    [[nodiscard]] SchedulerSums sums() const;

private:
    struct Scheduler {
        SchedulerView view;
        std::uint32_t first_slot = 0;
        bool is_busy = false;
        bool is_touched = false;
        std::uint32_t blocked = 0; ///< number of waiting warps
        Cycles counted_to = 0;
        Cycles waiting = 0;
        Cycles hidden = 0;
        Cycles issued = 0;
        Cycles extra = 0;
    };
    /// The position of a slot, kept in a table, because computing it takes five divisions.
    struct Seat {
        std::uint64_t bit = 0; ///< bit of its index in the scheduler
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
    void forget_asked(); ///< makes room in touched_
    Scheduler& of(std::uint32_t slot) { return schedulers_[seats_[slot].scheduler]; }

    const SlotNumbers numbers_;
    const Policy policy_;
    const std::uint32_t active_warps_;
    std::vector<Seat> seats_; ///< by slot
    std::vector<Scheduler> schedulers_;
    /// In the order in which they were touched; the first ones have been checked already. One entry per
    /// scheduler is enough, because the unchecked ones are unique.
    std::vector<std::uint32_t> touched_;
    std::uint32_t touched_count_ = 0;
    std::uint32_t asked_ = 0;   ///< how many of these have been checked
    std::uint64_t arrived_ = 0; ///< number of warps
};

} // namespace lockstep
