#pragma once

#include "core/facts/launch_times.h"
#include "core/trace/plain_stop.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// What the host did itself after a launch, in the program's place: it read results, computed, wrote back.
struct HostStep {
    std::string id; ///< "finish_reduction"; app/words says it in a sentence
    std::size_t after_launch = 0;
    std::uint64_t compute_ns = 0; ///< measured
    std::uint64_t bytes_read = 0; ///< copied from the device
    std::uint64_t bytes_written = 0;
    std::vector<std::byte> result; ///< what it computed for itself from what the instrumented kernels left
    std::vector<std::byte> plain_result; ///< and from what the plain ones left, where they ran
    friend bool operator==(const HostStep&, const HostStep&) = default;
};

/// Everything that one run of an experiment or launch file left behind: what a .lks file holds.
struct Recording {
    std::string what;                              ///< "reduction/interleaved" or a launch file's name
    std::map<std::string, std::string> parameters; ///< every parameter of the experiment with its value
    std::vector<Trace> launches;
    std::vector<HostStep> host_steps;     ///< in the order in which they were done
    std::vector<LaunchTimes> concurrency; ///< of experiments whose launches run at once; else empty
    std::optional<bool> correct; ///< against the CPU reference, or what a captured program left; none without
    std::string program_version; ///< of the Lockstep that recorded it
    std::optional<PlainStop> plain_stop; ///< none: all plain kernels ran as planned
    /// Of a launch file: paths of the files whose contents the recording holds: the program, included files and data. Empty in
    /// older recordings.
    std::vector<std::string> held_files = {};
};

} // namespace lockstep
