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

/// A step of the host program after a launch: it read results from the device, computed, and wrote data back.
struct HostStep {
    std::string id; ///< name of the step: "finish_reduction"; app/words contains its sentence
    std::size_t after_launch = 0;
    std::uint64_t compute_ns = 0; ///< measured time of the computation
    std::uint64_t bytes_read = 0; ///< bytes copied from the device
    std::uint64_t bytes_written = 0;
    /// The host's own result, computed from the data of the instrumented kernels.
    std::vector<std::byte> result;
    /// The same result, computed from the data of the plain kernels. Empty if they did not run.
    std::vector<std::byte> plain_result;
    friend bool operator==(const HostStep&, const HostStep&) = default;
};

/// All results of a run of an experiment or launch file: the contents of a .lks file.
struct Recording {
    /// Id of the experiment, such as "reduction/interleaved", or name of the launch file.
    std::string what;
    std::map<std::string, std::string> parameters; ///< all parameters of the experiment with their values
    std::vector<Trace> launches;
    std::vector<HostStep> host_steps;     ///< in execution order
    std::vector<LaunchTimes> concurrency; ///< only for experiments with concurrent launches, otherwise empty
    /// Whether the result matches that of the CPU reference or of a captured program. Empty if there is no
    /// reference.
    std::optional<bool> correct;
    std::string program_version;         ///< version of Lockstep that made the recording
    std::optional<PlainStop> plain_stop; ///< empty if all plain kernels ran as planned
    /// For a launch file: paths of the files whose contents the recording includes (the program, included
    /// files and data). Empty in older recordings.
    std::vector<std::string> held_files = {};
};

} // namespace lockstep
