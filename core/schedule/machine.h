#pragma once

#include "core/base/crew.h"
#include "core/schedule/far_memory.h"
#include "core/schedule/group_handout.h"
#include "core/schedule/multiprocessor_clock.h"
#include "core/schedule/request_order.h"
#include "core/schedule/resident_warps.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace lockstep {

/// The course of a simulation (see multiprocessor.h for what it does). Multiprocessors meet only in the
/// memory that they share, whose answers take a while, and where groups are handed out. So each runs alone
/// through a window of as many cycles as the soonest answer takes, and leaves in its outbox what it asks of
/// that memory; behind the window all is served in the order in which it was asked for, cycle by cycle:
///
///     multiprocessor 0   |== window ==|        |============|
///     multiprocessor 1   |=====| group |=======| ...
///     shared memory                    serves                serves
///     cycle              T          T + latency
///
/// A multiprocessor with room stands where a group may come to it that has not been handed out: it waits
/// until the others have come so far that it is known who gets the next one. The result is that of a walk
/// cycle by cycle.
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
    std::vector<GroupSpan> spans_;                                      ///< of groups, by linear id
    std::vector<std::unique_ptr<MultiprocessorClock>> multiprocessors_; ///< that can get any group
    std::vector<Outbox*> outboxes_;                                     ///< theirs
    std::vector<MultiprocessorClock::Place> places_;                    ///< where each is
    std::vector<std::uint32_t> running_;                                ///< those that can go on
    GroupHandout handout_;
    FarMemory memory_;
    RequestOrder order_;
    Crew crew_;
    Cycles served_ = 0; ///< requests of cycles before it have their answers
};

} // namespace lockstep
