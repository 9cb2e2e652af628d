#pragma once

#include "core/hardware/hardware_model.h"
#include "core/schedule/warps/slot_numbers.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Maximum number of slots per scheduler. The limit is 64, because a set of slots is a 64-bit mask.
inline constexpr std::uint32_t most_slots = 64;

/// The state of a scheduler's warps. A warp is identified by its slot in the scheduler.
struct SchedulerView {
    std::uint64_t ready = 0;             ///< slots whose warp can issue
    std::uint64_t resident = 0;          ///< slots that contain a warp
    std::uint64_t far = 0;               ///< slots whose warp waits for global memory or at a barrier
    std::uint64_t active = 0;            ///< two-level policy: slots whose warp is in the active set
    std::uint32_t last = most_slots - 1; ///< slot that issued last
    /// For each slot, the arrival number of its warp. Lower numbers are older.
    std::array<std::uint64_t, most_slots> age{};
};

/// Returns the slot that issues next, according to the policy. At least one slot must be ready. Returns
/// most_slots if the policy allows no ready slot to issue (two-level policy: all active warps wait).
[[nodiscard]] std::uint32_t pick(Policy policy, std::uint32_t active_warps, SchedulerView& view);

/// Cycles summed over schedulers: a cycle counts once for each scheduler.
struct SchedulerSums {
    std::uint64_t issued = 0;  ///< cycles in which a scheduler issued
    std::uint64_t waiting = 0; ///< cycles in which a scheduler had a waiting warp
    std::uint64_t hidden = 0;  ///< number of waiting cycles in which another warp of the scheduler issued
    /// Issue cycles caused by divergence, on the scheduler that has the most of them.
    std::uint64_t most_extra = 0;
    SchedulerSums& operator+=(const SchedulerSums& other);
};

/// The schedulers of a multiprocessor. They track which of their warps are ready, waiting or issuing, and
/// select the one that issues next. Slots and schedulers are numbered as in SlotNumbers.
class Schedulers {
public:
    using Cycles = std::uint64_t;

    Schedulers(const HardwareModel& hardware, SlotNumbers numbers);

    // State changes of the warp in a slot. The frequent ones are inline, because they take most of the time
    // of a simulation.
    void enter(std::uint32_t slot);
    void make_ready(std::uint32_t slot) {
        of(slot).view.ready |= seats_[slot].bit;
        touch(slot);
    }
    /// Marks a warp as waiting. `is_far` says whether it waits for global memory or at a barrier, because a
    /// two-level scheduler then replaces the warp in its active set.
    void block(std::uint32_t slot, Cycles now, bool is_far) {
        Scheduler& scheduler = of(slot);
        count(scheduler, now);
        ++scheduler.blocked;
        scheduler.view.far |= is_far ? seats_[slot].bit : 0;
    }
    /// Records that a waiting warp waits for global memory, if this was not known when the wait started.
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
    void end(std::uint32_t slot); ///< marks a warp as finished; it occupies the slot until its group ends
    void leave(std::uint32_t slot);

    /// Records that the scheduler of a slot may be able to issue, so that next_to_issue() checks it again.
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
    /// Returns the slot of the next warp to issue. Checks only schedulers that touch() has marked since their
    /// last check. Returns `nobody` if all of them are busy or have no ready warp. The result is not a
    /// std::optional, because that would be returned through memory, and this function is called for every
    /// step.
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
    /// Position of a slot in its scheduler. Stored in a table, because computing it takes five divisions.
    struct Seat {
        std::uint64_t bit = 0; ///< bit of the slot in the sets of its scheduler
        std::uint32_t scheduler = 0;
        std::uint32_t place = 0;
    };
    /// Adds the cycles since the last call to a scheduler's sums of waiting and hidden cycles.
    static void count(Scheduler& scheduler, Cycles now) {
        const Cycles passed = now - scheduler.counted_to;
        if (scheduler.blocked != 0) {
            scheduler.waiting += passed;
            scheduler.hidden += scheduler.is_busy ? passed : 0;
        }
        scheduler.counted_to = now;
    }
    void forget_asked(); ///< removes schedulers that have already been checked from touched_
    Scheduler& of(std::uint32_t slot) { return schedulers_[seats_[slot].scheduler]; }

    const SlotNumbers numbers_;
    const Policy policy_;
    const std::uint32_t active_warps_;
    std::vector<Seat> seats_; ///< one entry per slot of the multiprocessor
    std::vector<Scheduler> schedulers_;
    /// Schedulers to be checked, in the order in which touch() marked them; the first asked_ of them have
    /// already been checked. The vector has one element per scheduler, because it contains each unchecked
    /// scheduler only once.
    std::vector<std::uint32_t> touched_;
    std::uint32_t touched_count_ = 0;
    std::uint32_t asked_ = 0;   ///< number of entries of touched_ that have been checked
    std::uint64_t arrived_ = 0; ///< number of warps that have arrived so far; used to number arrivals
};

} // namespace lockstep
