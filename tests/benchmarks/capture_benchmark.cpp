// Captures the interleaved reduction with 2^20 and 2^24 work-items in groups of 256, on the default device or
// on LOCKSTEP_BENCHMARK_DEVICE. The kernel is already built. The log is captured as a whole, into untouched
// memory, and in parts, into reused memory, as in live runs. Prints logged events per second of wall time for
// the counting pass, the prefix sum and the writing pass (and for the copy to the host if the device has its
// own memory); logged events per second of device time; and the shares of the bandwidths of the memory and of
// the bus, if there is one.

#include "core/experiments/catalogue.h"
#include "core/instrument/instrument.h"
#include "core/recorder/live_log.h"
#include "core/run/capture_launch.h"
#include "core/run/driver/copy_speed.h"
#include "core/run/driver/device.h"

#include <algorithm>
#include <array>
#include <benchmark/benchmark.h>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

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

/// Everything that a capture needs, prepared once.
struct Stage {
    Launch launch;
    Device device;
    Instrumented instrumented;
    Prepared prepared;
};

std::unique_ptr<Stage> stage_for(std::int64_t size) {
    const Result<Launch> launch = interleaved_reduction(size);
    const Result<Device> device = open_device(device_name());
    if (!launch || !device) {
        return nullptr;
    }
    const Result<Instrumented> instrumented =
        instrument(launch->source, launch->kernel, launch->options, target_of(*device));
    if (!instrumented) {
        return nullptr;
    }
    const Result<Prepared> prepared = prepare(*device, *launch, *instrumented, false);
    return prepared ? std::make_unique<Stage>(Stage{*launch, *device, *instrumented, *prepared}) : nullptr;
}

/// Measures the bytes per second from the device to pinned host memory. Returns 0 if device and host share
/// their memory.
double bus_bytes_per_second(const Device& device) {
    constexpr std::size_t bytes = std::size_t{256} << 20;
    if (device.info.is_cpu) {
        return 0;
    }
    const cl::Buffer from(device.context, CL_MEM_READ_WRITE, bytes);
    device.queue.enqueueFillBuffer(from, cl_ulong{1}, 0, bytes);
    const cl::Buffer to(device.context, CL_MEM_READ_WRITE | CL_MEM_ALLOC_HOST_PTR, bytes);
    void* const mapped = device.queue.enqueueMapBuffer(to, CL_TRUE, CL_MAP_WRITE, 0, bytes);
    double best = 0;
    for (int i = 0; i < 5; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        device.queue.enqueueReadBuffer(from, CL_TRUE, 0, bytes, mapped);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        best = std::max(best, static_cast<double>(bytes) / taken.count());
    }
    device.queue.enqueueUnmapMemObject(to, mapped);
    device.queue.finish();
    return best;
}

/// Memory for two parts of a log, used alternately; the contents are discarded. It must outlive the device.
class TwoSlots {
public:
    PartPlace place(std::uint64_t events, std::uint64_t values) {
        std::vector<std::uint64_t>& slot = slots_[number_++ % slots_.size()];
        if (slot.size() < events + values) {
            outgrown_.push_back(std::move(slot));
            slot = std::vector<std::uint64_t>((events + values) * 9 / 8);
        }
        return {std::span(slot).first(events), std::span(slot).subspan(events, values),
                std::as_writable_bytes(std::span(slot))};
    }

private:
    std::array<std::vector<std::uint64_t>, 2> slots_;
    /// Replaced slots, kept because drivers may still point to them.
    std::vector<std::vector<std::uint64_t>> outgrown_;
    std::size_t number_ = 0;
};

CaptureOptions options_for(bool in_parts, TwoSlots& slots) {
    CaptureOptions options{.memory_budget = std::uint64_t{16} << 30};
    if (in_parts) {
        options.part_bytes = live_part_bytes();
        options.is_never_kept = true;
        options.place_part = [&slots](GroupRange, std::uint64_t events, std::uint64_t values) {
            return Result<PartPlace>(slots.place(events, values));
        };
        options.take_part = [](const LogPiece&) { return Status(); };
    }
    return options;
}

void capture_interleaved_reduction(benchmark::State& state, bool in_parts) {
    TwoSlots slots;
    const auto stage = stage_for(state.range(0));
    if (!stage) {
        state.SkipWithError("no OpenCL device, or the kernel cannot be instrumented or built");
        return;
    }
    const CaptureOptions options = options_for(in_parts, slots);
    const auto run = [&] {
        return capture(stage->device, stage->launch, stage->instrumented, stage->prepared, options, {});
    };
    const Result<Capture> first = run(); // PoCL compiles for a work-group size at its first launch
    if (!first) {
        state.SkipWithError("the kernel cannot be captured");
        return;
    }
    const double events = static_cast<double>(first->offsets[first->offsets.size() - 1]);
    std::uint64_t device_ns = 0;
    for ([[maybe_unused]] auto _ : state) {
        auto captured = run();
        device_ns += captured->device_ns;
        benchmark::DoNotOptimize(captured->events.data());
        state.PauseTiming(); // freeing gigabytes of memory is not part of capturing
        { const auto freed = std::move(captured); }
        state.ResumeTiming();
    }
    using benchmark::Counter;
    const double all = events * static_cast<double>(state.iterations());
    const double on_device = all / (1e-9 * static_cast<double>(std::max<std::uint64_t>(device_ns, 1)));
    const auto copied = measure_copy(stage->device);
    state.counters["events/s"] = Counter(all, Counter::kIsRate);
    state.counters["events/s_on_device"] = on_device;
    if (copied) { // a copy reads and writes each byte; a log is only written
        state.counters["of_memory_bandwidth"] = on_device * sizeof(Event) / static_cast<double>(*copied);
    }
    if (const double bus = bus_bytes_per_second(stage->device); bus != 0) {
        state.counters["bus_bytes/s"] = bus;
        state.counters["of_bus"] = Counter(all * sizeof(Event) / bus, Counter::kIsRate);
    }
}

BENCHMARK_CAPTURE(capture_interleaved_reduction, whole, false)
    ->Arg(1 << 20)
    ->Arg(1 << 24)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MinTime(3);
BENCHMARK_CAPTURE(capture_interleaved_reduction, in_parts, true)
    ->Arg(1 << 20)
    ->Arg(1 << 24)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->MinTime(3);

} // namespace
} // namespace lockstep

BENCHMARK_MAIN();
