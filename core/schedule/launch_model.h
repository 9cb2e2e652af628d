#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/cost.h"
#include "core/schedule/kernel_use.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/occupancy.h"
#include "core/schedule/warps/warp_streams.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace lockstep {

/// The simulated machine's results for one launch.
struct LaunchModel {
    KernelUse use;
    Occupancy occupancy;
    std::shared_ptr<const WarpStreams> streams;
    /// None if the kernel does not fit on a multiprocessor: occupancy.limiter gives the reason.
    std::optional<Simulation> simulation;
};

/// Computes occupancy and runs one simulation with these options. Errors: cancelled.
Result<LaunchModel> model_launch(const Trace& trace, std::shared_ptr<const WarpStreams> streams,
                                 const HardwareModel& hardware, const SimulationOptions& options = {},
                                 const ProgressSink& progress = {});

/// How long a launch of this many cycles takes on the machine, in whole nanoseconds: its overhead plus the
/// cycles at the machine's clock (core/README.md, The multiprocessor). This is not a statement about the
/// device that ran the launch.
[[nodiscard]] std::uint64_t modelled_ns(std::uint64_t cycles, const HardwareModel& hardware);

/// Simulates the model's launch again with other options. Errors: cancelled. The kernel must fit.
Result<Simulation> simulate_again(const LaunchModel& model, const Program& program,
                                  const HardwareModel& hardware, const SimulationOptions& options,
                                  const ProgressSink& progress = {});

/// The costs of a launch, with its misses by kind. This takes one more simulation for each cost that the
/// launch has and that the model's own simulation does not give, on up to `threads` threads.
struct LaunchCosts {
    Costs costs{};
    CacheFigures cache;                      ///< with misses by kind
    std::vector<CacheFigures> cache_by_site; ///< with misses by kind
};
/// Errors: cancelled. The kernel must fit.
Result<LaunchCosts> model_costs(const LaunchModel& model, const Program& program,
                                const HardwareModel& hardware, std::size_t threads,
                                const ProgressSink& progress = {});

} // namespace lockstep
