// Capture of the interleaved reduction, of 2^20 and of 2^24 work-items in groups of 256, kernel already built, on the
// default device or on that which LOCKSTEP_BENCHMARK_DEVICE names. The figure is events logged over the wall time of
// count + prefix sum + write, with the log's way to the host where the device has memory of its own.

#include "core/experiments/catalogue.h"
#include "core/instrument/instrument.h"
#include "core/run/capture_launch.h"
#include "core/run/device.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <string>

namespace lockstep {
namespace {

std::string device_name() {
    const char* const named = std::getenv("LOCKSTEP_BENCHMARK_DEVICE");
    return named == nullptr ? "" : named;
}

Result<Launch> interleaved_reduction(std::int64_t size) {
    const Experiment& experiment = **find_experiment("reduction/interleaved");
    const Result<ParameterValues> values =
        complete(experiment, {{"size", std::to_string(size)}, {"local", "256"}});
    const Result<KernelSource> source = kernel_source(experiment);
    if (!values || !source) {
        return values ? source.error() : values.error();
    }
    auto launches = experiment.launches(*values, *source);
    return launches ? Result<Launch>(std::move(launches->front())) : Result<Launch>(launches.error());
}

void capture_interleaved_reduction(benchmark::State& state) {
    const Result<Launch> made = interleaved_reduction(state.range(0));
    const Result<Device> device = open_device(device_name());
    if (!made || !device) {
        state.SkipWithError("no experiment, or no OpenCL device");
        return;
    }
    const Launch& launch = *made;
    const Result<Instrumented> instrumented =
        instrument(launch.source, launch.kernel, launch.options, target_of(*device));
    if (!instrumented) {
        state.SkipWithError("the kernel cannot be instrumented");
        return;
    }
    const Result<Prepared> prepared = prepare(*device, launch, *instrumented, false);
    if (!prepared) {
        state.SkipWithError("the instrumented kernel does not build");
        return;
    }
    // One capture before: PoCL compiles for a local size at its first launch.
    const CaptureOptions options{.memory_budget = std::uint64_t{16} << 30};
    const std::uint64_t events =
        capture(*device, launch, *instrumented, *prepared, options, {})->events.size();
    for (auto _ : state) {
        auto captured = capture(*device, launch, *instrumented, *prepared, options, {});
        benchmark::DoNotOptimize(captured->events.data());
        state.PauseTiming(); // giving gigabytes back to the system is not part of capturing
        { const auto freed = std::move(captured); }
        state.ResumeTiming();
    }
    state.counters["events/s"] = benchmark::Counter(
        static_cast<double>(events) * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(capture_interleaved_reduction)
    ->Arg(1 << 20)
    ->Arg(1 << 24)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MinTime(3);

} // namespace
} // namespace lockstep

BENCHMARK_MAIN();
