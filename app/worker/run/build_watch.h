#pragma once

#include "app/worker/instrumenter_process.h"
#include "app/worker/use_watch.h"
#include "core/base/progress.h"

#include <mutex>
#include <optional>

namespace lockstep {

/// Bounds what a driver may take to build a kernel. A driver that builds cannot be stopped: what passes the limits is
/// answered from here with the kernel's line, and the process ends.
///
///     stage   instrument    build    count, write    build    plain, time    instrument ...
///     account begin()       ......   pause()         ......   pause()        begin()
class BuildWatch {
public:
    /// @param instrumenter  knows where the kernel stands
    BuildWatch(const BuildLimits& limits, const InstrumenterProcess& instrumenter);

    /// A run has come to this stage. Called from any thread.
    void come_to(Stage stage);

private:
    void answer_and_end(UseWatch::Over what) const;

    BuildLimits limits_;
    const InstrumenterProcess& instrumenter_;
    std::mutex mutex_;
    std::optional<Stage> stage_;
    UseWatch watch_;
};

} // namespace lockstep
