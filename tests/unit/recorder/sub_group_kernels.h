#pragma once

#include "core/experiments/building_blocks.h"
#include "core/site/record.h"
#include "tests/support/recorder/record_here.h"
#include "tests/support/small_launch.h"

#include <numeric>
#include <string>
#include <vector>

namespace lockstep::test {

// Records kernels with sub-group functions on the device.

struct GroupShape {
    std::uint32_t width = 8;
    std::uint64_t local = 20; ///< two full sub-groups of 8 and one of 4
    std::uint64_t groups = 2;
};

inline Launch launch_of(const std::string& body, const GroupShape& run) {
    std::vector<int> input(run.local * run.groups);
    std::iota(input.begin(), input.end(), 100);
    return launch_of(
        "kernel void k(global int* a) {\nint lid = get_local_id(0);\nint v = a[get_global_id(0)];\n"
        "int r = 0;\n" +
            body + "\na[get_global_id(0)] = r;\n}\n",
        input.size(), run.local, {buffer_of(input, "a")});
}

inline Result<Trace> recorded(const std::string& body, const GroupShape& run) {
    return record(launch_of(body, run), {.time_plain = false, .values = true, .subgroup_width = run.width});
}

inline std::vector<int> ints(const std::vector<std::byte>& bytes) {
    return values_in<int>(bytes);
}

/// Returns the source of the value that each work-item received at the only exchange.
inline std::vector<Received> received(const Trace& trace) {
    std::vector<Received> all;
    for (std::uint64_t item = 0; item < item_count(trace.range); ++item) {
        for (const Event event : trace.events_of(WorkItem(item))) {
            if (!is_fault(event) &&
                trace.program.sites[event_site(event).index()].kind == SiteKind::exchange) {
                all.push_back(received_from(event_payload(event)));
            }
        }
    }
    return all;
}

} // namespace lockstep::test
