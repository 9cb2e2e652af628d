#pragma once

#include "core/base/crew.h"
#include "core/schedule/group_handout.h"
#include "core/schedule/memory/far_memory.h"
#include "core/schedule/multiprocessor_clock.h"
#include "core/schedule/warps/resident_warps.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// Runs a simulation (see multiprocessor.h for its rules). Multiprocessors interact only through the memory
/// that they share, whose answers take a while, and through the handing out of groups. Therefore each one
/// runs on its own through a window as long as the shortest latency, and puts its requests to that memory
/// into its outbox. After the window, all requests are served in the order in which they were made, cycle by
/// cycle:
///
///     multiprocessor 0   |== window ==|        |============|
///     multiprocessor 1   |=====| group |=======| ...
///     shared memory                    serves                serves
///     cycle              T          T + latency
///
/// A multiprocessor with room stops at a cycle in which it may get a group that has not been handed out yet.
/// It waits until the others have run far enough to decide which one gets the next group. The result is the
/// same as that of a cycle-by-cycle simulation of all multiprocessors.
class Machine {
public:
    Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
            std::uint32_t resident_groups, const SimulationOptions& options);

    /// Errors: cancelled.
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

    const HardwareModel hardware_;
    const SimulationOptions options_;
    const StepIssues issues_;
    const LaunchOnMachine launch_;
    const Cycles window_;
    std::vector<GroupSpan> spans_;                                      ///< by linear group id
    std::vector<std::unique_ptr<MultiprocessorClock>> multiprocessors_; ///< those that may get a group
    std::vector<Outbox*> outboxes_;                                     ///< of the multiprocessors
    std::vector<MultiprocessorClock::Place> places_; ///< current position of each multiprocessor
    std::vector<std::uint32_t> running_;             ///< multiprocessors that can continue
    GroupHandout handout_;
    FarMemory memory_;
    RequestOrder order_;
    Crew crew_;
    Cycles served_ = 0; ///< requests of earlier cycles have been answered
};

} // namespace lockstep
