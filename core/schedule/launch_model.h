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

/// The results of the hardware model for one launch.
struct LaunchModel {
    KernelUse use;
    Occupancy occupancy;
    std::shared_ptr<const WarpStreams> streams;
    /// Empty if the kernel does not fit on a multiprocessor; then occupancy.limiter is the reason.
    std::optional<Simulation> simulation;
};

/// Computes the occupancy of a launch and simulates it with these options. Errors: cancelled.
Result<LaunchModel> model_launch(const Trace& trace, std::shared_ptr<const WarpStreams> streams,
                                 const HardwareModel& hardware, const SimulationOptions& options = {},
                                 const ProgressSink& progress = {});

/// Returns the time in nanoseconds that a launch of this many cycles takes on the simulated hardware: its
/// launch overhead, plus the cycles divided by its clock rate (see "The multiprocessor" in core/README.md).
/// This is not a prediction for the device on which the launch was recorded.
[[nodiscard]] std::uint64_t modelled_ns(std::uint64_t cycles, const HardwareModel& hardware);

/// Simulates the launch of a model again with other options. The kernel must fit on a multiprocessor. Errors:
/// cancelled.
Result<Simulation> simulate_again(const LaunchModel& model, const Program& program,
                                  const HardwareModel& hardware, const SimulationOptions& options,
                                  const ProgressSink& progress = {});

/// The costs of a launch, and its cache misses by kind. Computing them takes one additional simulation per
/// cost that the launch has. The simulations run on up to `threads` threads.
struct LaunchCosts {
    Costs costs{};
    CacheFigures cache;                      ///< includes misses by kind
    std::vector<CacheFigures> cache_by_site; ///< includes misses by kind
    /// The cycles of the schedulers. Empty if no simulation classified cache misses.
    std::optional<CycleAccount> account;
};
/// Computes the costs of a launch. The kernel must fit on a multiprocessor. Errors: cancelled.
Result<LaunchCosts> model_costs(const LaunchModel& model, const Program& program,
                                const HardwareModel& hardware, std::size_t threads,
                                const ProgressSink& progress = {});

} // namespace lockstep
