#include "core/schedule/launch_model.h"

#include "core/base/threads.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <mutex>

namespace lockstep {
namespace {

/// The simulations that costs need: one without each cost, and one that classifies misses.
std::array<SimulationOptions, cost_kinds + 1> runs_for_costs() {
    std::array<SimulationOptions, cost_kinds + 1> runs{};
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        runs[kind].without = static_cast<CostKind>(kind);
    }
    runs[cost_kinds].with_miss_kinds = true;
    return runs;
}

} // namespace

Result<LaunchModel> model_launch(const Trace& trace, std::shared_ptr<const WarpStreams> streams,
                                 const HardwareModel& hardware, const ProgressSink& progress) {
    LaunchModel model;
    model.use = kernel_use(trace, hardware);
    model.occupancy = occupancy(model.use, hardware);
    model.streams = std::move(streams);
    if (model.occupancy.groups != 0) {
        Result<Simulation> simulation = simulate_again(model, trace.program, hardware, {}, progress);
        if (!simulation.ok()) {
            return simulation.error();
        }
        model.simulation = std::move(*simulation);
    }
    return model;
}

std::uint64_t modelled_ns(std::uint64_t cycles, const HardwareModel& hardware) {
    const double busy_ns = 1000.0 * static_cast<double>(cycles) / hardware.clock_mhz;
    return hardware.launch_overhead_ns + static_cast<std::uint64_t>(std::llround(busy_ns));
}

Result<Simulation> simulate_again(const LaunchModel& model, const Program& program,
                                  const HardwareModel& hardware, const SimulationOptions& options,
                                  const ProgressSink& progress) {
    return simulate(*model.streams, program, hardware, model.occupancy.groups, options, progress);
}

Result<LaunchCosts> model_costs(const LaunchModel& model, const Program& program,
                                const HardwareModel& hardware, std::size_t threads,
                                const ProgressSink& progress) {
    const auto runs = runs_for_costs();
    std::array<std::optional<Result<Simulation>>, runs.size()> results;
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    const ProgressSink one_at_a_time = [&](const Progress& at) {
        const std::lock_guard lock(mutex);
        return !progress || progress(at);
    };
    const auto work = [&](std::size_t) {
        for (std::size_t i = next++; i < runs.size(); i = next++) {
            results[i] = simulate_again(model, program, hardware, runs[i], one_at_a_time);
        }
    };
    in_threads(std::clamp<std::size_t>(threads, 1, runs.size()), work);
    LaunchCosts costs;
    for (std::size_t kind = 0; kind < runs.size(); ++kind) {
        if (!results[kind]->ok()) {
            return results[kind]->error();
        }
        Simulation& simulation = **results[kind];
        if (kind < cost_kinds) {
            costs.costs[kind] = {model.simulation->whole[kind],
                                 static_cast<std::int64_t>(model.simulation->cycles) -
                                     static_cast<std::int64_t>(simulation.cycles)};
        } else {
            costs.cache = simulation.cache;
            costs.cache_by_site = std::move(simulation.cache_by_site);
        }
    }
    return costs;
}

} // namespace lockstep
