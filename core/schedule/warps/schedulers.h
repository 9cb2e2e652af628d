#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/slot_numbers.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

inline constexpr std::uint32_t most_slots = 64; ///< maximum number of slots per scheduler, because sets of
                                                ///< slots have one bit per slot

/// The state of a scheduler's warps. A warp is identified by its slot in the scheduler.
struct SchedulerView {
    std::uint64_t ready = 0;                     ///< set of slots whose warp can issue
    std::uint64_t resident = 0;                  ///< set of slots that contain a warp
    std::uint64_t far = 0;                       ///< set of slots whose warp waits for global memory or at a
                                                 ///< barrier
    std::uint64_t active = 0;                    ///< two-level policy: set of slots in the active set
    std::uint32_t last = most_slots - 1;         ///< slot that issued last
    std::array<std::uint64_t, most_slots> age{}; ///< for each slot, the arrival number of its warp
};

/// Selects the slot that issues next. At least one slot must be ready. Returns most_slots if the policy does
/// not allow any of them (two-level policy: all active warps wait).
[[nodiscard]] std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view);

/// Sums over schedulers. A cycle counts once per scheduler.
struct SchedulerSums {
    std::uint64_t issued = 0;     ///< cycles in which a scheduler issued
    std::uint64_t waiting = 0;    ///< cycles in which a scheduler had a waiting warp
    std::uint64_t hidden = 0;     ///< number of these cycles in which another warp of the scheduler issued
    std::uint64_t most_extra = 0; ///< extra issue cycles that divergence causes, on the scheduler with the
                                  ///< most
    SchedulerSums& operator+=(const SchedulerSums& other);
};

/// The schedulers of a multiprocessor. They track which of their warps are ready, waiting or issuing, and
/// select the one that issues next. Slots and schedulers are numbered as in SlotNumbers.
class Schedulers {
public:
    using Cycles = std::uint64_t;

    Schedulers(const HardwareModel& hardware, SlotNumbers numbers);

    // State changes of the warp in a slot. These functions are inline because they take most of the time of a
    // simulation.
    void enter(std::uint32_t slot);
    void make_ready(std::uint32_t slot) {
        of(slot).view.ready |= seats_[slot].bit;
        touch(slot);
    }
    /// Marks a warp as waiting. `is_far`: it waits for global memory or at a barrier; meanwhile, a two-level
    /// scheduler replaces it in the active set.
    void block(std::uint32_t slot, Cycles now, bool is_far) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        ++scheduler.blocked;
        scheduler.view.far |= is_far ? seats_[slot].bit : 0;
    }
    /// Marks a waiting warp as waiting for global memory, when this becomes known.
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
    void end(std::uint32_t slot); ///< the warp is finished, but occupies the slot until its group ends
    void leave(std::uint32_t slot);

    /// Marks the scheduler of a slot to be checked again.
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
    /// Returns the slot of the next warp to issue, from the schedulers whose state has changed since they
    /// were last checked; `nobody` if these are busy or have no ready warp. The result is not a
    /// std::optional, because this is called for every step and an optional is returned through memory.
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
    /// The position of a slot. It is kept in a table, because computing it takes five divisions.
    struct Seat {
        std::uint64_t bit = 0; ///< bit of the slot in the sets of its scheduler
        std::uint32_t scheduler = 0;
        std::uint32_t place = 0;
    };
    /// Adds the cycles since the last change to the sums.
    static void count(Scheduler& scheduler, Cycles now) {
        const Cycles passed = now - scheduler.counted_to;
        if (scheduler.blocked != 0) {
            scheduler.waiting += passed;
            scheduler.hidden += scheduler.is_busy ? passed : 0;
        }
        scheduler.counted_to = now;
    }
    void forget_asked(); ///< removes the entries that have been checked from touched_
    Scheduler& of(std::uint32_t slot) { return schedulers_[seats_[slot].scheduler]; }

    const SlotNumbers numbers_;
    const Policy policy_;
    const std::uint32_t active_warps_;
    std::vector<Seat> seats_; ///< one entry per slot
    std::vector<Scheduler> schedulers_;
    /// Schedulers in the order in which they were marked; the first asked_ of them have already been checked.
    /// One entry per scheduler is enough, because an unchecked scheduler occurs only once.
    std::vector<std::uint32_t> touched_;
    std::uint32_t touched_count_ = 0;
    std::uint32_t asked_ = 0;   ///< number of entries of touched_ that have been checked
    std::uint64_t arrived_ = 0; ///< number of warps that have arrived so far
};

} // namespace lockstep
