#pragma once

#include "core/site/record.h"
#include "tests/support/recorder/record_here.h"

#include <cstring>
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
    Launch launch;
    launch.source = {
        "test.cl",
        "kernel void k(global int* a) {\nint lid = get_local_id(0);\nint v = a[get_global_id(0)];\n"
        "int r = 0;\n" +
            body + "\na[get_global_id(0)] = r;\n}\n",
        ""};
    launch.kernel = "k";
    launch.range.global[0] = run.local * run.groups;
    launch.range.local[0] = run.local;
    std::vector<int> input(run.local * run.groups);
    std::iota(input.begin(), input.end(), 100);
    Argument a{
        .name = "a", .kind = ArgumentKind::buffer, .type = {Scalar::int32, 1}, .bytes = bytes_of(input)};
    a.size_bytes = a.bytes.size();
    launch.arguments = {a};
    return launch;
}

inline Result<Trace> recorded(const std::string& body, const GroupShape& run) {
    RecordOptions options;
    options.values = true;
    options.subgroup_width = run.width;
    options.time_plain = false;
    return record(launch_of(body, run), options);
}

inline std::vector<int> ints(const std::vector<std::byte>& bytes) {
    std::vector<int> values(bytes.size() / sizeof(int));
    if (!values.empty()) {
        std::memcpy(values.data(), bytes.data(), values.size() * sizeof(int));
    }
    return values;
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
