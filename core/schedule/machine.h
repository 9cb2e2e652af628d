#pragma once

#include "core/schedule/event_queue.h"
#include "core/schedule/memory_system.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/policy.h"
#include "core/schedule/step_costs.h"
#include "core/schedule/timeline_recorder.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The state of a simulation (see multiprocessor.h for what it does). Only cycles in which something happens
/// are looked at:
///
///     take the next cycle   ->   warps whose issue or wait ends     ->   groups that ended make room:
///     from the queue             go to memory, wait, are ready           dispatch
///                                                                  ->   idle schedulers pick a ready warp
class Machine {
public:
    Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
            std::uint32_t resident_groups, const SimulationOptions& options);

    Result<Simulation> run(const ProgressSink& progress);

private:
    using Cycles = std::uint64_t;

    /// A residency slot. Slots are numbered through: multiprocessor x slots + slot.
    struct Slot {
        const WarpInstruction* next = nullptr;
        const WarpInstruction* end = nullptr;
        const WarpInstruction* first = nullptr;
        const TouchedLine* lines = nullptr; ///< of its chunk
        Cycles since = 0;                   ///< when its state began
        std::uint32_t resident_group = 0;   ///< index into groups_
        std::uint32_t waited_site = 0;      ///< of the step that it waits for
        WarpState state = WarpState::done;
        WaitReason reason = WaitReason::none;
        bool has_result = false;       ///< its next step's operations have been issued
        bool waits_for_result = false; ///< what it issues now are these operations alone
        bool taken = false;
    };
    struct ResidentGroup {
        std::uint64_t group = 0;
        std::uint32_t live = 0; ///< warps that are not done
        std::uint32_t at_barrier = 0;
        std::vector<std::uint32_t> slots; ///< ascending
    };
    struct Scheduler {
        SchedulerView view;
        bool is_busy = false;
        bool is_touched = false;   ///< something changed in this cycle
        std::uint32_t blocked = 0; ///< warps that wait
        Cycles counted_to = 0;
        Cycles waiting = 0; ///< cycles with a waiting warp
        Cycles hidden = 0;  ///< of these, those in which another issues
        Cycles issued = 0;
        Cycles extra = 0; ///< issue cycles that divergence adds
    };
    struct Multiprocessor {
        std::uint32_t groups = 0;   ///< resident
        std::uint32_t barriers = 0; ///< warps at one
        Cycles barrier_since = 0;
        Cycles barrier_cycles = 0; ///< with a warp at one
        Cycles conflicts = 0;
        Cycles uncoalesced = 0;
        Cycles resident_since = 0;
        Cycles resident_cycles = 0;             ///< with any warp
        std::vector<std::uint32_t> free_groups; ///< indices into groups_
    };
    /// How the next step of a warp issues.
    struct Issue {
        std::uint32_t arithmetic = 0;
        std::uint32_t own = 0;
    };

    // machine.cpp
    void sort_due();
    void take_events(Cycles now);
    void issue_all(Cycles now);
    void try_issue(std::uint32_t scheduler, Cycles now);
    Result<Simulation> finished(Cycles now);
    void add_up_multiprocessors(Simulation& result) const;

    // machine_steps.cpp
    void end_of_issue(std::uint32_t slot, Cycles now);
    void end_of_wait(std::uint32_t slot, Cycles now);
    void go_on(std::uint32_t slot, Cycles now);
    bool complete(std::uint32_t slot, Cycles now, Cycles own);
    void make_ready(std::uint32_t slot, Cycles now);
    void block(std::uint32_t slot, Cycles now, Cycles until, WaitReason reason);
    void unblock(std::uint32_t slot, Cycles now);
    Cycles access(std::uint32_t slot, const WarpInstruction& step, Operation operation, Cycles own);
    [[nodiscard]] Issue issue_of(const Slot& slot) const;
    void advance(Scheduler& scheduler, Cycles now) const;
    void touch(std::uint32_t scheduler);

    // machine_groups.cpp
    void dispatch(Cycles now);
    void place(std::uint32_t multiprocessor, Cycles now);
    std::uint32_t take_slot(std::uint32_t multiprocessor, std::uint32_t from) const;
    void arrive_at_barrier(std::uint32_t slot, Cycles now);
    void release(ResidentGroup& group, Cycles now);
    void finish_warp(std::uint32_t slot, Cycles now);
    void finish_group(std::uint32_t slot, Cycles now);

    [[nodiscard]] std::uint32_t scheduler_of(std::uint32_t slot) const {
        return slot / slots_ * hardware_.schedulers + slot % slots_ % hardware_.schedulers;
    }
    [[nodiscard]] std::uint32_t place_in_scheduler(std::uint32_t slot) const {
        return slot % slots_ / hardware_.schedulers;
    }
    [[nodiscard]] bool leaves_out(CostKind cost) const { return options_.without == cost; }

    const WarpStreams& streams_;
    const HardwareModel hardware_;
    const SimulationOptions options_;
    const std::vector<StepCost> costs_;
    MemorySystem memory_;
    std::uint32_t slots_; ///< of a multiprocessor
    std::vector<Slot> slot_;
    std::vector<Scheduler> schedulers_;
    std::vector<Multiprocessor> multiprocessors_;
    std::vector<ResidentGroup> groups_;
    EventQueue queue_;
    std::vector<std::uint32_t> due_;      ///< slots with something to do now
    std::vector<std::uint64_t> due_bits_; ///< a bit a slot, for sorting them
    std::vector<std::uint32_t> touched_;  ///< schedulers
    std::vector<std::uint32_t> open_;     ///< multiprocessors that may have room, ascending
    std::uint64_t next_group_ = 0;
    std::uint64_t age_ = 0;
    std::uint64_t steps_ = 0;
    Simulation result_;
    TimelineRecorder recorder_;
};

} // namespace lockstep
