// Feeds arbitrary bytes to the reader of recordings, which ignores checksums here, and passes accepted
// recordings to every later stage. The initial corpus can be tests/hostile/seeds, or files of `lockstep-cli
// run ... --save`.

#include "core/analysis/races/barrier_order.h"
#include "core/trace/recording_reader.h"
#include "core/warp/reconstruct.h"
#include "tests/support/mutants/stages.h"
#include "tests/support/recordings.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <tuple>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using namespace lockstep;

constexpr std::uint64_t most_groups = 100; // offsets compress so well that a small file can contain millions

void look_at_order(const GroupSteps& steps, const Trace& trace) {
    for (const Space space : {Space::local, Space::global}) {
        const BarrierOrder order(steps, trace, space);
        const auto last = static_cast<std::uint32_t>(steps.ticks.size());
        std::ignore = order.orders(0, 0, steps.items - 1, last);
    }
}

/// Checks the lanes of exchanges, which must exist because the exchanges view draws lines from them.
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

/// Makes queries that no later stage makes.
void look_at(const Trace& trace) {
    look_at_exchanges(trace);
    Reconstructor reconstructor(trace, {32});
    GroupSteps steps;
    for (std::uint64_t group = 0; group < std::min(most_groups, trace.groups().end); ++group) {
        if (reconstructor.rebuild(Group(group), steps).ok()) {
            look_at_order(steps, trace);
        }
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto source = test::bytes_in_memory(std::as_bytes(std::span(data, size)));
    auto read = read_recording_from(*source, {"fuzz", false}, {});
    if (read.ok()) {
        std::ranges::for_each(read->launches, look_at);
        std::ignore = test::through_later_stages(std::make_shared<const Recording>(std::move(*read)), {});
    }
    return 0;
}
