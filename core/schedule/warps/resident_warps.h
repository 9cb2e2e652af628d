#pragma once

#include "core/schedule/event_queue.h"
#include "core/schedule/memory/memory_port.h"
#include "core/schedule/tally.h"
#include "core/schedule/timeline.h"
#include "core/schedule/warps/operation.h"
#include "core/schedule/warps/resident_warp.h"
#include "core/schedule/warps/residents.h"
#include "core/schedule/warps/schedulers.h"
#include "core/schedule/warps/slot_numbers.h"
#include "core/schedule/warps/step_issues.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {

/// The data that all multiprocessors of a simulation share.
struct LaunchOnMachine {
    const WarpStreams& streams;
    const Program& program;
    const HardwareModel& hardware;
    const SimulationOptions& options;
    const StepIssues& issues;
    SlotNumbers numbers;
    std::uint32_t groups_at_once = 1; ///< maximum number of resident groups per multiprocessor
};

/// Simulates the resident warps of one multiprocessor, step by step:
///
///     warps whose issue or wait ends    ->   new groups    ->   idle schedulers
///     access memory, wait, are ready          start              pick a ready warp
///
/// Residents tracks the resident groups, Schedulers tracks the warps that can issue, and MemoryPort tracks
/// when responses arrive and which warp needs them. Tally records the statistics.
class ResidentWarps {
public:
    using Cycles = std::uint64_t;

    /// `spans` has one entry per group of the launch, and receives where and when the group was resident.
    ResidentWarps(const LaunchOnMachine& launch, std::uint32_t multiprocessor, std::span<GroupSpan> spans);

    /// Returns the next cycle with an event on this multiprocessor. If the next event depends on missing
    /// responses, returns the current cycle.
    [[nodiscard]] Cycles next_event(Cycles now) const { return memory_.has_open() ? now : queue_.next(); }

    // The following functions run the parts of a cycle and are called in this order.
    [[nodiscard]] Cycles next_end() const { return queue_.next(); }
    void end_issues_and_waits(Cycles now);
    void place(std::uint64_t group, Cycles now);
    void issue_all(Cycles now);

    /// Returns the number of groups that have ended since the last call.
    [[nodiscard]] std::uint32_t take_left() { return std::exchange(left_, 0); }
    /// Returns a cycle. All memory requests made before this cycle must have been served before schedulers
    /// may select a warp again.
    [[nodiscard]] Cycles answers_wanted() const { return answers_wanted_; }
    /// Processes the responses of L2 and DRAM. All memory requests made before cycle `end` must have been
    /// served.
    void take_answers(Cycles end);

    [[nodiscard]] MemoryPort& memory() { return memory_; }
    [[nodiscard]] std::uint64_t steps() const { return steps_; }
    [[nodiscard]] const Schedulers& schedulers() const { return schedulers_; }
    [[nodiscard]] const Residents& residents() const { return residents_; }
    [[nodiscard]] Tally& tally() { return tally_; }

private:
    // Defined in resident_warps.cpp.
    void issue(std::uint32_t slot, Cycles now);
    void resume(std::uint32_t slot, const LoadWait& wait);

    // Defined in resident_warps_steps.cpp.
    void end_of_issue(std::uint32_t slot, Cycles now);
    void end_of_wait(std::uint32_t slot, Cycles now);
    void go_on(std::uint32_t slot, Cycles now);
    bool complete(std::uint32_t slot, Cycles now, Cycles own);
    MemoryPort::Access access(std::uint32_t slot, Operation operation, Cycles own);
    void meter_passes(std::uint32_t slot, Operation operation, Cycles until);
    bool waits_for_loads(std::uint32_t slot, Cycles now);
    void make_ready(std::uint32_t slot, Cycles now);
    void block(std::uint32_t slot, Cycles now, WaitReason reason);
    void open_barrier(std::uint32_t record, std::uint32_t slot, Cycles now);
    void release(std::uint32_t record, Cycles now);
    void finish_warp(std::uint32_t slot, Cycles now);

    const LaunchOnMachine& launch_;
    const StepIssues& issues_;
    const WarpTurns turns_;
    /// Whether the scheduling policy depends on which warps wait for global memory.
    const bool asks_who_waits_far_;
    MemoryPort memory_;
    std::vector<ResidentWarp> warps_; ///< one entry per slot
    Residents residents_;
    Schedulers schedulers_;
    EventQueue queue_; ///< the events are the ends of issues and waits, one per slot
    Tally tally_;
    std::uint64_t steps_ = 0;
    std::uint32_t left_ = 0;
    Cycles answers_wanted_ = 0;
};

/// Returns the wait reason of a warp that waits for this operation.
[[nodiscard]] constexpr WaitReason reason_of(Operation operation) {
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

} // namespace lockstep
