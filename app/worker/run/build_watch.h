#pragma once

#include "app/worker/build_time.h"
#include "app/worker/process/use_watch.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/site/build_limits.h"

#include <functional>
#include <mutex>
#include <optional>

namespace lockstep {

/// Limits the memory and time that a driver uses for building a kernel. A build cannot be interrupted, so if
/// a limit is exceeded, this class itself sends the reply, with the kernel's line, and ends the process.
///
///     stage    instrument    build    count, write    build    plain, time    instrument ...
///     time     ......................                 ......                  ..............      one sum per run
///     memory   begin()       ......                   ......                  begin()             per kernel
class BuildWatch {
public:
    /// @param time          the time budget of the run, which the instrumenter consumes too.
    /// @param last_kernel   returns the line of the kernel for the reply. Must be thread-safe.
    BuildWatch(const BuildLimits& limits, BuildTime& time, std::function<Place()> last_kernel);

    /// Starts the next run, with a full budget.
    void begin_run();

    /// Must be called when the run enters a stage. Thread-safe.
    void come_to(Stage stage);

private:
    void answer_and_end(UseWatch::Over what) const;

    BuildLimits limits_;
    BuildTime& time_;
    std::function<Place()> last_kernel_;
    std::mutex mutex_;
    std::optional<Stage> stage_;
    UseWatch watch_;
};

} // namespace lockstep
