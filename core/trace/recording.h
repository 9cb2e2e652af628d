#pragma once

#include "core/trace/trace.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Everything that one run of an experiment or launch file left behind: what a .lks file holds.
struct Recording {
    std::string what;                              ///< "reduction/interleaved" or a launch file's name
    std::map<std::string, std::string> parameters; ///< every parameter of the experiment with its value
    std::vector<Trace> launches;
    std::optional<bool> correct; ///< against the CPU reference; none without a reference
    std::string program_version; ///< of the Lockstep that recorded it
};

} // namespace lockstep
