#pragma once

#include "core/schedule/event_queue.h"
#include "core/schedule/memory_port.h"
#include "core/schedule/resident_warp.h"
#include "core/schedule/residents.h"
#include "core/schedule/schedulers.h"
#include "core/schedule/slot_numbers.h"
#include "core/schedule/step_issues.h"
#include "core/schedule/tally.h"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace lockstep {

/// What all multiprocessors of a simulation have in common.
struct LaunchOnMachine {
    const WarpStreams& streams;
    const Program& program;
    const HardwareModel& hardware;
    const SimulationOptions& options;
    const StepIssues& issues;
    SlotNumbers numbers;
    std::uint32_t groups_at_once = 1; ///< on a multiprocessor
};

/// The warps that live on one multiprocessor, which are taken from step to step:
///
///     warps whose issue or wait ends    ->   groups that   ->   idle schedulers
///     go to memory, wait, are ready          come in            pick a ready warp
///
/// Residents knows which groups live here, Schedulers who can issue, MemoryPort when an answer comes and who
/// needs it; Tally writes it down.
class ResidentWarps {
public:
    using Cycles = std::uint64_t;

    /// `spans`: of all groups of the launch.
    ResidentWarps(const LaunchOnMachine& launch, std::uint32_t multiprocessor, std::span<GroupSpan> spans);

    /// The next cycle in which something happens here; the present one where answers decide that.
    [[nodiscard]] Cycles next_event(Cycles now) const { return memory_.has_open() ? now : queue_.next(); }

    // A cycle's parts, in order.
    [[nodiscard]] Cycles next_end() const { return queue_.next(); }
    void end_issues_and_waits(Cycles now);
    void place(std::uint64_t group, Cycles now);
    void issue_all(Cycles now);

    /// Groups that have left since the last call.
    [[nodiscard]] std::uint32_t take_left() { return std::exchange(left_, 0); }
    /// Before schedulers choose again, the requests of cycles before this one must have their answers.
    [[nodiscard]] Cycles answers_wanted() const { return answers_wanted_; }
    /// All requests of cycles before `end` have been served.
    void take_answers(Cycles end);

    [[nodiscard]] MemoryPort& memory() { return memory_; }
    [[nodiscard]] std::uint64_t steps() const { return steps_; }
    [[nodiscard]] const Schedulers& schedulers() const { return schedulers_; }
    [[nodiscard]] const Residents& residents() const { return residents_; }
    [[nodiscard]] Tally& tally() { return tally_; }

private:
    // resident_warps.cpp
    void issue(std::uint32_t slot, Cycles now);
    void resume(std::uint32_t slot, const LoadWait& wait);

    // resident_warps_steps.cpp
    void end_of_issue(std::uint32_t slot, Cycles now);
    void end_of_wait(std::uint32_t slot, Cycles now);
    void go_on(std::uint32_t slot, Cycles now);
    bool complete(std::uint32_t slot, Cycles now, Cycles own);
    MemoryPort::Access access(std::uint32_t slot, Operation operation, Cycles own);
    bool waits_for_loads(std::uint32_t slot, Cycles now);
    void make_ready(std::uint32_t slot, Cycles now);
    void block(std::uint32_t slot, Cycles now, WaitReason reason);
    void open_barrier(std::uint32_t record, std::uint32_t slot, Cycles now);
    void release(std::uint32_t record, Cycles now);
    void finish_warp(std::uint32_t slot, Cycles now);

    const LaunchOnMachine& launch_;
    const StepIssues& issues_;
    const WarpTurns turns_;
    const bool asks_who_waits_far_; ///< the schedulers
    MemoryPort memory_;
    std::vector<ResidentWarp> warps_; ///< by slot
    Residents residents_;
    Schedulers schedulers_;
    EventQueue queue_; ///< slots whose issue or wait ends
    Tally tally_;
    std::uint64_t steps_ = 0;
    std::uint32_t left_ = 0;
    Cycles answers_wanted_ = 0;
};

} // namespace lockstep
