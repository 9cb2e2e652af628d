#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/cost.h"
#include "core/schedule/kernel_use.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/occupancy.h"
#include "core/schedule/warp_streams.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace lockstep {

/// What the simulated machine makes of one launch.
struct LaunchModel {
    KernelUse use;
    Occupancy occupancy;
    std::shared_ptr<const WarpStreams> streams;
    /// None where the kernel fits on no multiprocessor: occupancy.limiter says why.
    std::optional<Simulation> simulation;
};

/// Occupancy and one simulation with those options. Errors: cancelled.
Result<LaunchModel> model_launch(const Trace& trace, std::shared_ptr<const WarpStreams> streams,
                                 const HardwareModel& hardware, const SimulationOptions& options = {},
                                 const ProgressSink& progress = {});

/// What a launch of so many cycles takes on that machine, in whole nanoseconds: its overhead, and then its
/// cycles at the machine's clock (core/README.md, The multiprocessor). It says nothing of the device that ran
/// the launch.
[[nodiscard]] std::uint64_t modelled_ns(std::uint64_t cycles, const HardwareModel& hardware);

/// The model's launch once more, with what the options ask for. Errors: cancelled. The kernel must fit.
Result<Simulation> simulate_again(const LaunchModel& model, const Program& program,
                                  const HardwareModel& hardware, const SimulationOptions& options,
                                  const ProgressSink& progress = {});

/// Costs of a launch, with the kinds of its misses: one more simulation for each that there is and that the
/// model's own does not tell, on up to `threads` threads.
struct LaunchCosts {
    Costs costs{};
    CacheFigures cache;                      ///< with the kinds of misses
    std::vector<CacheFigures> cache_by_site; ///< with the kinds of misses
};
/// Errors: cancelled. The kernel must fit.
Result<LaunchCosts> model_costs(const LaunchModel& model, const Program& program,
                                const HardwareModel& hardware, std::size_t threads,
                                const ProgressSink& progress = {});

} // namespace lockstep
