// Measures how fast metrics are computed from logs: the interleaved reduction of 2^20 work-items in groups of
// 256, whose log plain C++ makes. items_per_second counts events. Target: 50 million per second for
// reconstruction with the three analyses, on two cores.

#include "core/analysis/findings/uninitialised.h"
#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/memory/touched.h"
#include "core/analysis/races/races.h"
#include "core/analysis/sites/divergence.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"
#include "core/warp/reconstruct.h"

#include "tests/support/reduction_fixture.h"

#include <benchmark/benchmark.h>
#include <filesystem>

namespace lockstep {
namespace {

std::shared_ptr<const Recording> recording_of(fixture::Reduction reduction) {
    static std::map<fixture::Reduction, std::shared_ptr<const Recording>> recordings;
    auto& recording = recordings[reduction];
    if (recording == nullptr) {
        recording =
            std::make_shared<Recording>(fixture::reduction_recording(reduction, 256, (1U << 20) / 256));
    }
    return recording;
}

void count_events(benchmark::State& state, const Recording& recording) {
    state.SetItemsProcessed(state.iterations() *
                            static_cast<std::int64_t>(recording.launches[0].events.size()));
}

/// Measures reconstruction with all analyses, on all cores, which is the time that a user waits for.
void analyse_reduction(benchmark::State& state, fixture::Reduction reduction) {
    const auto recording = recording_of(reduction);
    for ([[maybe_unused]] auto _ : state) {
        auto session = analyse(recording, {});
        benchmark::DoNotOptimize(session);
    }
    count_events(state, *recording);
}
BENCHMARK_CAPTURE(analyse_reduction, interleaved, fixture::Reduction::interleaved)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyse_reduction, compacted, fixture::Reduction::compacted)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

template <class Work>
void on_one_core(benchmark::State& state, const Work& work) {
    const auto recording = recording_of(fixture::Reduction::interleaved);
    const Trace& trace = recording->launches[0];
    Reconstructor reconstructor(trace, {32});
    GroupSteps steps;
    FiguresBySite figures(trace.program.sites.size());
    for ([[maybe_unused]] auto _ : state) {
        for (std::uint64_t group = 0; group < group_count(trace.range); ++group) {
            work(reconstructor, Group(group), trace, steps, figures);
        }
    }
    count_events(state, *recording);
}

void reconstruct_alone(benchmark::State& state) {
    on_one_core(state, [](Reconstructor& reconstructor, Group group, const Trace&, GroupSteps& steps,
                          FiguresBySite&) { benchmark::DoNotOptimize(reconstructor.rebuild(group, steps)); });
}
BENCHMARK(reconstruct_alone)->Unit(benchmark::kMillisecond);

void reconstruct_and_count(benchmark::State& state) {
    on_one_core(state, [](Reconstructor& reconstructor, Group group, const Trace& trace, GroupSteps& steps,
                          FiguresBySite& figures) {
        benchmark::DoNotOptimize(reconstructor.rebuild(group, steps));
        count_divergence(steps, trace.program, figures);
        count_coalescing(steps, trace.program.sites, {}, figures);
        count_banks(steps, trace.program.sites, {}, figures);
    });
}
BENCHMARK(reconstruct_and_count)->Unit(benchmark::kMillisecond);

/// Does what reconstruct_alone does, and then checks for races and uninitialised reads.
void reconstruct_and_check(benchmark::State& state) {
    const auto recording = recording_of(fixture::Reduction::interleaved);
    const Trace& trace = recording->launches[0];
    GroupMemory memory;
    LaunchMemory launch;
    RaceFindings races(trace);
    UninitialisedFindings uninitialised(trace);
    on_one_core(state, [&](Reconstructor& reconstructor, Group group, const Trace&, GroupSteps& steps,
                           FiguresBySite&) {
        benchmark::DoNotOptimize(reconstructor.rebuild(group, steps));
        memory.read(steps, trace);
        launch.add(memory);
        races.add(steps, memory);
        uninitialised.add(steps, memory.faulty());
    });
}
BENCHMARK(reconstruct_and_check)->Unit(benchmark::kMillisecond);

class SavedRecording {
public:
    explicit SavedRecording(Codec codec) {
        const Status status = write_recording(*recording_of(fixture::Reduction::interleaved), path_, codec);
        benchmark::DoNotOptimize(status);
    }
    SavedRecording(const SavedRecording&) = delete;
    SavedRecording& operator=(const SavedRecording&) = delete;
    ~SavedRecording() { std::filesystem::remove(path_); }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_ = std::filesystem::temp_directory_path() / "lockstep-benchmark.lks";
};

void save(benchmark::State& state, Codec codec) {
    const auto recording = recording_of(fixture::Reduction::interleaved);
    const SavedRecording file(codec);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(write_recording(*recording, file.path(), codec));
    }
    count_events(state, *recording);
    state.counters["file_megabytes"] = static_cast<double>(std::filesystem::file_size(file.path())) / 1e6;
}
BENCHMARK_CAPTURE(save, raw, Codec::raw)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(save, zstd, Codec::zstd)->Unit(benchmark::kMillisecond);

void load(benchmark::State& state, Codec codec) {
    const SavedRecording file(codec);
    for ([[maybe_unused]] auto _ : state) {
        auto recording = read_recording(file.path());
        benchmark::DoNotOptimize(recording);
    }
    count_events(state, *recording_of(fixture::Reduction::interleaved));
}
BENCHMARK_CAPTURE(load, raw, Codec::raw)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(load, zstd, Codec::zstd)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace lockstep

BENCHMARK_MAIN();
