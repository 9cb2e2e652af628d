#pragma once

#include "core/facts/timing.h"
#include "core/trace/plain_stop.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A step that the host executed after a launch, on behalf of the program: it read results, computed, and
/// wrote back.
struct HostStep {
    std::string id; ///< "finish_reduction"; app/words has the sentence for it
    std::size_t after_launch = 0;
    std::uint64_t compute_ns = 0; ///< measured
    std::uint64_t bytes_read = 0; ///< copied from the device
    std::uint64_t bytes_written = 0;
    std::vector<std::byte> result;       ///< its own result from the data of the instrumented kernels
    std::vector<std::byte> plain_result; ///< and from the data of the plain ones, if they ran
    friend bool operator==(const HostStep&, const HostStep&) = default;
};

/// Everything that one run of an experiment or launch file produced: the content of a .lks file.
struct Recording {
    std::string what;                              ///< "reduction/interleaved" or a launch file's name
    std::map<std::string, std::string> parameters; ///< all parameters of the experiment with their values
    std::vector<Trace> launches;
    std::vector<HostStep> host_steps;     ///< in execution order
    std::vector<LaunchTimes> concurrency; ///< for experiments with concurrent launches; otherwise empty
    std::optional<bool> correct; ///< compared with the CPU reference or a captured program; none without
    std::string program_version; ///< version of Lockstep that recorded it
    std::optional<PlainStop> plain_stop; ///< none if all plain kernels ran as planned
    /// For a launch file: paths of the files whose content is in the recording: the program, included files
    /// and data. Empty in older recordings.
    std::vector<std::string> held_files = {};
};

} // namespace lockstep
