// Feeds arbitrary bytes to the reader of recordings, checksums passed over, and what comes out to
// reconstruction and the analyses. A corpus to start from: recordings written by `lockstep-cli run ...
// --save`.

#include "core/analysis/findings/barrier_order.h"
#include "core/analysis/findings/barriers.h"
#include "core/analysis/findings/bounds.h"
#include "core/analysis/memory/banks.h"
#include "core/analysis/memory/coalescing.h"
#include "core/analysis/sites/divergence.h"
#include "core/analysis/sites/summary.h"
#include "core/trace/recording_reader.h"
#include "core/warp/reconstruct.h"
#include "tests/support/bytes_in_memory.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using namespace lockstep;

constexpr std::uint64_t most_groups = 100; // offsets pack so well that a small file can hold millions

void look_at_order(const GroupSteps& steps, const Trace& trace) {
    for (const Space space : {Space::local, Space::global}) {
        const BarrierOrder order(steps, trace, space);
        const auto last = static_cast<std::uint32_t>(steps.ticks.size());
        (void)order.orders(0, 0, steps.items - 1, last);
    }
}

/// What the exchanges view draws lines from: lanes that are there.
void look_at_exchanges(const Trace& trace) {
    const std::uint64_t items = items_per_group(trace.range);
    for (std::uint64_t item = 0; item < std::min(most_groups, trace.groups().end) * items; ++item) {
        for (const Event event : trace.events_of(WorkItem(item))) {
            const bool exchange =
                !is_fault(event) && trace.program.sites[event_site(event).index()].kind == SiteKind::exchange;
            const Received from = exchange ? received_from(event_payload(event)) : Received{};
            if (from.first + from.count > items) {
                std::abort();
            }
        }
    }
}

void analyse_groups(const Trace& trace) {
    look_at_exchanges(trace);
    Reconstructor reconstructor(trace, {32});
    GroupSteps steps;
    FiguresBySite figures(trace.program.sites.size());
    BoundsFindings bounds;
    BarrierFindings barriers;
    for (std::uint64_t group = 0; group < std::min(most_groups, trace.groups().end); ++group) {
        if (reconstructor.rebuild(Group(group), steps).ok()) {
            count_divergence(steps, trace.program, figures);
            count_coalescing(steps, trace.program.sites, {}, figures);
            count_banks(steps, trace.program.sites, {}, figures);
            bounds.add(steps, trace);
            barriers.add(steps, trace);
            look_at_order(steps, trace);
        }
    }
    (void)bounds.findings(trace);
    (void)barriers.findings(trace);
    (void)line_totals(trace.program, figures, 32);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source = test::bytes_in_memory(std::as_bytes(std::span(data, size)));
    const auto recording = read_recording_from(*source, {"fuzz", false}, {});
    if (recording.ok()) {
        std::for_each(recording->launches.begin(), recording->launches.end(), analyse_groups);
    }
    return 0;
}
