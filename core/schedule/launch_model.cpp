#include "core/schedule/launch_model.h"

#include "core/base/threads.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <vector>

namespace lockstep {
namespace {

/// Returns the options of the additional simulations that are required for costs: for each cost of the
/// launch, one without this cost; if there are cache misses that are not classified yet, one that classifies
/// them. The simulation that classifies misses also computes the cycle account. This is much faster than a
/// separate simulation. Costs that the launch does not have need no simulation, because the result would not change.
std::vector<SimulationOptions> runs_for_costs(const Simulation& made) {
    std::vector<SimulationOptions> runs;
    if (!made.has_miss_kinds && made.cache.l1.misses + made.cache.l2.misses != 0) {
        runs.push_back({.with_miss_kinds = true, .with_account = true}); // first, because it is the slowest
    }
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        if (made.has_cost[kind]) {
            runs.push_back({.without = static_cast<CostKind>(kind)});
        }
    }
    return runs;
}

/// Runs the simulations in parallel and divides the threads among them. At the end, when fewer simulations
/// are left, each of them gets more threads:
///
///     thread 0   | run 0 | run 2 ...
///     thread 1   | run 1 | run 2 ...
std::vector<std::optional<Result<Simulation>>>
simulate_each(const LaunchModel& model, const Program& program, const HardwareModel& hardware,
              const std::vector<SimulationOptions>& runs, std::size_t threads, const ProgressSink& progress) {
    std::vector<std::optional<Result<Simulation>>> results(runs.size());
    std::mutex mutex;
    const ProgressSink one_at_a_time = [&](const Progress& at) {
        const std::lock_guard lock(mutex);
        return !progress || progress(at);
    };
    for (std::size_t first = 0; first < runs.size();) {
        const std::size_t beside = std::clamp<std::size_t>(threads, 1, runs.size() - first);
        in_threads(beside, [&](std::size_t number) {
            SimulationOptions options = runs[first + number];
            options.threads = threads / beside + (number < threads % beside ? 1 : 0);
            results[first + number] = simulate_again(model, program, hardware, options, one_at_a_time);
        });
        first += beside;
    }
    return results;
}

} // namespace

Result<LaunchModel> model_launch(const Trace& trace, std::shared_ptr<const WarpStreams> streams,
                                 const HardwareModel& hardware, const SimulationOptions& options,
                                 const ProgressSink& progress) {
    LaunchModel model;
    model.use = kernel_use(trace, hardware);
    model.occupancy = occupancy(model.use, hardware);
    model.streams = std::move(streams);
    if (model.occupancy.groups != 0) {
        Result<Simulation> simulation = simulate_again(model, trace.program, hardware, options, progress);
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
    const Simulation& made = *model.simulation;
    const std::vector<SimulationOptions> runs = runs_for_costs(made);
    auto results = simulate_each(model, program, hardware, runs, threads, progress);
    LaunchCosts costs{.cache = made.cache, .cache_by_site = made.cache_by_site};
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        costs.costs[kind].whole = made.whole[kind];
    }
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!results[i]->ok()) {
            return results[i]->error();
        }
        Simulation& simulation = **results[i];
        if (runs[i].without) {
            costs.costs[static_cast<std::size_t>(*runs[i].without)].exposed =
                static_cast<std::int64_t>(made.cycles) - static_cast<std::int64_t>(simulation.cycles);
        } else {
            costs.cache = simulation.cache;
            costs.cache_by_site = std::move(simulation.cache_by_site);
            costs.account = std::move(simulation.account);
        }
    }
    return costs;
}

} // namespace lockstep
