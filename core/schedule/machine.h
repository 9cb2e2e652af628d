#pragma once

#include "core/base/crew.h"
#include "core/schedule/account.h"
#include "core/schedule/group_handout.h"
#include "core/schedule/memory/far_memory.h"
#include "core/schedule/multiprocessor_clock.h"
#include "core/schedule/warps/resident_warps.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// Runs a simulation (see multiprocessor.h for its rules). Multiprocessors affect each other only through
/// L2 and DRAM, whose responses arrive after a latency, and through the assignment of groups. So each
/// multiprocessor runs independently for a window of cycles, which is as long as the shortest latency, and
/// stores its requests to L2 in its outbox. After the window, all requests are served in the order in which
/// they were made, cycle by cycle:
///
///     multiprocessor 0   |== window ==|        |============|
///     multiprocessor 1   |=====| group |=======| ...
///     L2 and DRAM                      serve                 serve
///     cycle              T          T + latency
///
/// A multiprocessor with room for a group stops at a cycle in which it may get a group that has not been
/// assigned yet. It continues when the others have run far enough to decide which one gets the next group.
/// The result is the same as that of a cycle-by-cycle simulation of all multiprocessors.
class Machine {
public:
    Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
            std::uint32_t resident_groups, const SimulationOptions& options);

    /// Runs the simulation. Errors: cancelled.
    Result<Simulation> run(const ProgressSink& progress);

private:
    using Cycles = std::uint64_t;

    Status walk(const ProgressSink& progress);
    void run_window(Cycles horizon);
    void hand_out(Cycles last);
    void run_all(const RunLimits& limits);
    void serve(Cycles end);
    [[nodiscard]] Cycles room_known_until() const;
    [[nodiscard]] bool can_run(const MultiprocessorClock::Place& at, Cycles horizon, Cycles known) const;
    [[nodiscard]] Cycles next_event(Cycles horizon) const;
    [[nodiscard]] std::uint64_t steps() const;
    [[nodiscard]] Cycles end() const;
    void tell_room(std::uint32_t multiprocessor);
    Simulation finished();
    [[nodiscard]] CycleAccount account_of(Cycles cycles);

    const HardwareModel hardware_;
    const SimulationOptions options_;
    const StepIssues issues_;
    const LaunchOnMachine launch_;
    const Cycles window_;
    std::vector<GroupSpan> spans_; ///< one entry per group, by linear id
    /// Only the multiprocessors that get at least one group.
    std::vector<std::unique_ptr<MultiprocessorClock>> multiprocessors_;
    std::vector<Outbox*> outboxes_; ///< for each multiprocessor, its outbox of memory requests
    /// For each multiprocessor, the cycle that it has reached, and the part of that cycle.
    std::vector<MultiprocessorClock::Place> places_;
    std::vector<std::uint32_t> running_; ///< multiprocessors that can continue now
    GroupHandout handout_;
    FarMemory memory_;
    RequestOrder order_;
    Crew crew_;
    Cycles served_ = 0; ///< all requests of cycles before this one have been served
};

} // namespace lockstep
