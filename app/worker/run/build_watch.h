#pragma once

#include "app/worker/build_time.h"
#include "app/worker/instrumenter_process.h"
#include "app/worker/process/use_watch.h"
#include "core/base/progress.h"
#include "core/site/build_limits.h"

#include <mutex>
#include <optional>

namespace lockstep {

/// Limits the memory and time that a driver needs to build a kernel. A build cannot be stopped: if a limit is
/// exceeded, this class answers with the kernel's line, and ends the process.
///
///     stage    instrument    build    count, write    build    plain, time    instrument ...
///     time     ......................                 ......                  ..............      one sum per run
///     memory   begin()       ......                   ......                  begin()             per kernel
class BuildWatch {
public:
    /// @param time          of the run; the instrumenter uses it up too
    /// @param instrumenter  knows the kernel's line
    BuildWatch(const BuildLimits& limits, BuildTime& time, const InstrumenterProcess& instrumenter);

    /// Another run starts with the full time.
    void begin_run();

    /// The run enters this stage. May be called from any thread.
    void come_to(Stage stage);

private:
    void answer_and_end(UseWatch::Over what) const;

    BuildLimits limits_;
    BuildTime& time_;
    const InstrumenterProcess& instrumenter_;
    std::mutex mutex_;
    std::optional<Stage> stage_;
    UseWatch watch_;
};

} // namespace lockstep
