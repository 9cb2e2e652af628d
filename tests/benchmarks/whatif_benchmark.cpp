// Measures how fast other layouts of an array are counted, on a run of 2.5 million events. Plain C++ makes the log
// of the compacted reduction. In `scattered`, every access has a random address, so that no two requests are
// equal: the worst case. Targets: 50 ms for one value, 500 ms for all paddings and swizzles.

#include "core/session/pipeline.h"
#include "core/whatif/recount.h"

#include "tests/support/random_launches.h"
#include "tests/support/reduction_fixture.h"

#include <benchmark/benchmark.h>
#include <cstdint>
#include <memory>

namespace lockstep {
namespace {

constexpr std::uint32_t groups = 296; // of 8,447 events

enum class Addresses : std::uint8_t { recorded, scattered };

std::shared_ptr<const Session> session_with(Addresses addresses) {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, groups);
    Trace& trace = recording.launches.front();
    test::Dice chance(1);
    for (std::size_t i = 0; addresses == Addresses::scattered && i < trace.events.size(); ++i) {
        const Site site = event_site(trace.events[i]);
        if (!is_fault(trace.events[i]) && trace.program.sites[site.index()].space == Space::local &&
            is_access(trace.program.sites[site.index()].kind)) {
            trace.events[i] = make_event(site, std::uint64_t{chance.below(256)} * 4);
        }
    }
    return *analyse(std::make_shared<const Recording>(std::move(recording)), {});
}

WhatIfWish paddings(std::uint32_t first, std::uint32_t last) {
    WhatIfWish wish;
    for (std::uint32_t pad = first; pad <= last; ++pad) {
        wish.pad_words.push_back(pad);
    }
    return wish;
}

void note_size(benchmark::State& state, const Session& session, const LocalRequests& requests) {
    state.counters["events"] = static_cast<double>(session.trace(0).events.size());
    state.counters["shapes"] = static_cast<double>(requests.shapes.size());
}

/// Measures the first value: the accesses are collected, and one padding is counted.
void first_value(benchmark::State& state, Addresses addresses) {
    const auto session = session_with(addresses);
    for ([[maybe_unused]] auto _ : state) {
        const auto requests = local_requests(session, 0);
        benchmark::DoNotOptimize(what_if(**requests, 0, paddings(1, 1)));
    }
    note_size(state, *session, **local_requests(session, 0));
}

/// Measures another value, as while a user drags the padding.
void next_value(benchmark::State& state, Addresses addresses) {
    const auto session = session_with(addresses);
    const auto requests = local_requests(session, 0);
    for ([[maybe_unused]] auto _ : state) {
        benchmark::DoNotOptimize(what_if(**requests, 0, paddings(1, 1)));
    }
    note_size(state, *session, **requests);
}

/// Measures the whole strip, with the collection of the accesses.
void all_values(benchmark::State& state, Addresses addresses) {
    const auto session = session_with(addresses);
    WhatIfWish wish = paddings(0, 32);
    wish.swizzles.assign(swizzles.begin(), swizzles.end());
    for ([[maybe_unused]] auto _ : state) {
        const auto requests = local_requests(session, 0);
        benchmark::DoNotOptimize(what_if(**requests, 0, wish));
    }
    note_size(state, *session, **local_requests(session, 0));
}

BENCHMARK_CAPTURE(first_value, recorded, Addresses::recorded)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(first_value, scattered, Addresses::scattered)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(next_value, recorded, Addresses::recorded)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(next_value, scattered, Addresses::scattered)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_values, recorded, Addresses::recorded)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_values, scattered, Addresses::scattered)->UseRealTime()->Unit(benchmark::kMillisecond);

} // namespace
} // namespace lockstep

BENCHMARK_MAIN();
