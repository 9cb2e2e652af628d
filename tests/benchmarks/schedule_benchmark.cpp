// Measures the simulation of the multiprocessor: warp steps per second on one core with caches, and the time
// of a what-if on a run of 2.5 million events. Plain C++ makes the logs of the interleaved reduction.
// Targets: 10 million warp steps per second (items_per_second), 100 ms per what-if.

#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/session/pipeline.h"

#include "tests/support/reduction_fixture.h"

#include <benchmark/benchmark.h>

namespace lockstep {
namespace {

std::shared_ptr<const Session> session_of(std::uint32_t groups, const HardwareModel& hardware) {
    auto recording = std::make_shared<const Recording>(
        fixture::reduction_recording(fixture::Reduction::interleaved, 256, groups));
    return *analyse(recording, hardware);
}

void simulate_reduction(benchmark::State& state, const char* preset, const SimulationOptions& options = {}) {
    const HardwareModel hardware = hardware_preset(preset).value();
    const auto session = session_of(4096, hardware);
    const LaunchModel& model = session->analysis(0).model;
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(simulate_again(model, session->trace(0).program, hardware, options));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(model.simulation->warp_steps));
}
BENCHMARK_CAPTURE(simulate_reduction, educational, "educational")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate_reduction, h200, "nvidia-h200")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate_reduction, account, "educational", {.with_account = true})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(simulate_reduction, h200_account, "nvidia-h200", {.with_account = true})
    ->Unit(benchmark::kMillisecond);

/// Measures the time to recompute everything after a change of one hardware number, on a run of 2.5 million
/// events.
void what_if(benchmark::State& state, const char* preset, const char* number, const char* value) {
    const HardwareModel hardware = hardware_preset(preset).value();
    const auto before = session_of(296, hardware); // each group has 8,447 events
    HardwareModel changed = hardware;
    if (!set_hardware(changed, number, value).ok()) {
        state.SkipWithError("no such number");
    }
    for ([[maybe_unused]] auto _ : state) {
        auto session = analyse_again(*before, changed);
        benchmark::DoNotOptimize(session);
    }
    state.counters["events"] = static_cast<double>(before->trace(0).events.size());
}
BENCHMARK_CAPTURE(what_if, warp_width_64, "educational", "warp_width", "64")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(what_if, warp_width_4, "educational", "warp_width", "4")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(what_if, banks, "educational", "banks", "16")->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(what_if, latency, "educational", "latency_global", "800")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(what_if, h200_slots, "nvidia-h200", "warp_slots", "32")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(what_if, h200_banks, "nvidia-h200", "banks", "16")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(what_if, h200_l1, "nvidia-h200", "l1_bytes", "16384")
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

/// Measures the results that the window shows later than the others: the four costs and the kinds of cache
/// misses.
void costs(benchmark::State& state) {
    const HardwareModel hardware = hardware_preset("nvidia-h200").value();
    const auto session = session_of(296, hardware);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(
            model_costs(session->analysis(0).model, session->trace(0).program, hardware, 2));
    }
}
BENCHMARK(costs)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace lockstep

BENCHMARK_MAIN();
