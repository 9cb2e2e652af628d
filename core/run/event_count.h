#pragma once

#include "core/kernel/launch.h"
#include "core/run/driver/object_table.h"
#include "core/run/instrumented_kernel.h"
#include "core/run/launch_buffers.h"
#include "core/run/log/launch_log.h"

#include <cstdint>
#include <functional>

namespace lockstep {

/// Counts the events of a launch: runs the instrumented kernel without writing its log, and finds the budget of loop
/// iterations with which the log of an endless loop is small.
class EventCount {
public:
    struct Limits {
        std::uint64_t turn_budget = 0; ///< limit of loop iterations per work-item
        std::uint64_t log_bytes = 0;   ///< size that no log may exceed
        bool groups_may_wait = false;  ///< a group that runs alone may wait for ever
    };
    /// All references must outlive this object. Call InstrumentedKernel::take() with turns() before.
    EventCount(const Launch& launch, const Limits& limits, InstrumentedKernel& kernel, LaunchLog& log,
               ObjectTable& table, LaunchBuffers& buffers);

    /// The budget of the next run.
    [[nodiscard]] std::uint64_t turns() const { return turns_; }
    /// Runs the kernel with the budget turns(). Throws cl::Error.
    void run(const std::function<void()>& on_start = {});
    /// Completes the counts of the first run: with the whole budget if a loop exceeded the first one, or with a smaller one
    /// if a loop is endless. Afterwards, turns() is the budget for writing the log. Throws cl::Error.
    void complete();
    /// Whether a loop has exceeded its budget since the counts began.
    bool a_loop_ran_out();

private:
    std::uint64_t count_long_loops();
    void cut_endless_loops(std::uint64_t counted_turns);
    [[nodiscard]] bool never_ends(std::uint64_t group);
    [[nodiscard]] std::uint64_t longest_group();
    [[nodiscard]] std::uint64_t bytes();
    void set_turns(std::uint64_t turns);
    void start_again(std::uint64_t turns);

    const Launch& launch_;
    const Limits limits_;
    InstrumentedKernel& kernel_;
    LaunchLog& log_;
    ObjectTable& table_;
    LaunchBuffers& buffers_;
    std::uint64_t turns_;
};

} // namespace lockstep
