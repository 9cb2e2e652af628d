#pragma once

#include "tests/gui/run_sessions.h"
#include "tests/support/trace_text.h"

#include <algorithm>
#include <string>

namespace lockstep::gui {

/// Makes a run of one group of 4 work-items, each of which reads a[item] and writes o[item]. Both arrays have 3
/// elements, so the accesses of work-item 3 are out of bounds. The address of its read is in the array o.
inline std::shared_ptr<const Session> run_out_of_bounds() {
    Recording recording = fixture::reduction_recording(fixture::Reduction::interleaved, 256, 1);
    recording.launches.front() = test::trace_of("group 4\n"
                                                "object a global 256 12\n"
                                                "object o global 268 12\n"
                                                "site A read global float 3\n"
                                                "site O write global float 4\n"
                                                "kernel { A O }\n"
                                                "log\n"
                                                "A:256 O:268\n"
                                                "A:260 O:272\n"
                                                "A:264 O:276\n"
                                                "!out_of_bounds:A:0 A:268 !out_of_bounds:O:1 O:280\n");
    for (ObjectInfo& object : recording.launches.front().objects) {
        object.element = {.scalar = Scalar::float32, .count = 1};
    }
    return session_of(std::move(recording));
}

} // namespace lockstep::gui
