#pragma once

#include "core/base/column.h"
#include "core/run/device_info.h"
#include "core/site/program.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Timing of the plain kernel, by OpenCL profiling events.
struct Timing {
    std::vector<std::uint64_t> runs_ns; ///< after warm-up, in the order they ran
    std::uint64_t median_ns = 0;
    std::uint64_t q1_ns = 0;
    std::uint64_t q3_ns = 0;
    std::uint64_t min_ns = 0;
};

/// A buffer's content after the run.
struct Output {
    std::uint32_t argument = 0;
    std::vector<std::byte> instrumented;
    std::vector<std::byte> plain; ///< empty when the plain kernel did not run
};

/// What a device left behind after running an instrumented kernel; core/trace makes a trace of it.
struct Capture {
    std::vector<ObjectInfo> objects;
    Column64 offsets;
    Column64 events;
    Column64 value_offsets;
    Column64 values;
    DeviceInfo device;
    bool has_faults = false; ///< an access outside its object or a loop out of turns was logged
    std::optional<Timing> timing;
    std::string timing_reason;
    std::vector<Output> outputs;
};

} // namespace lockstep
