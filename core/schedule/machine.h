#pragma once

#include "core/schedule/dispatcher.h"
#include "core/schedule/event_queue.h"
#include "core/schedule/memory_system.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/resident_warp.h"
#include "core/schedule/residents.h"
#include "core/schedule/schedulers.h"
#include "core/schedule/scoreboard.h"
#include "core/schedule/slot_numbers.h"
#include "core/schedule/step_issues.h"
#include "core/schedule/tally.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The course of a simulation (see multiprocessor.h for what it does). Only cycles in which something happens
/// are looked at:
///
///     take the next cycle   ->   warps whose issue or wait ends     ->   groups that ended make room:
///     from the queue             go to memory, wait, are ready           dispatch
///                                                                  ->   idle schedulers pick a ready warp
///
/// Residents knows which groups live where, Schedulers who can issue, MemorySystem when an answer comes,
/// Scoreboard who needs it; the machine takes each warp from step to step, and Tally writes it down.
class Machine {
public:
    Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
            std::uint32_t resident_groups, const SimulationOptions& options);

    Result<Simulation> run(const ProgressSink& progress);

private:
    using Cycles = std::uint64_t;

    // machine.cpp
    void dispatch(Cycles now);
    bool dispatches_in(Cycles now);
    void place(std::uint32_t record, Cycles now);
    void issue_all(Cycles now);
    void issue(std::uint32_t slot, Cycles now);
    Simulation finished(Cycles now);

    // machine_steps.cpp
    void end_of_issue(std::uint32_t slot, Cycles now);
    void end_of_wait(std::uint32_t slot, Cycles now);
    void go_on(std::uint32_t slot, Cycles now);
    bool complete(std::uint32_t slot, Cycles now, Cycles own);
    Cycles access(std::uint32_t slot, const WarpInstruction& step, Operation operation, Cycles own);
    bool waits_for_loads(std::uint32_t slot, Cycles now);
    void make_ready(std::uint32_t slot, Cycles now);
    void block(std::uint32_t slot, Cycles now, Cycles until, WaitReason reason);
    void open_barrier(std::uint32_t record, std::uint32_t slot, Cycles now);
    void release(std::uint32_t record, Cycles now);
    void finish_warp(std::uint32_t slot, Cycles now);

    const WarpStreams& streams_;
    const HardwareModel hardware_;
    const StepIssues issues_;
    const SlotNumbers numbers_;
    MemorySystem memory_;
    Scoreboard scoreboard_;
    std::vector<ResidentWarp> warps_; ///< by slot
    Residents residents_;
    Schedulers schedulers_;
    const EventNumbers events_;
    EventQueue queue_;
    Dispatcher dispatcher_;
    Tally tally_;
    std::uint64_t steps_ = 0;
};

} // namespace lockstep
