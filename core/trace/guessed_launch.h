#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// Name of the parameter of a recording that says where its launch came from. The value is the name of a
/// launch file, or `guessed_launch`. Recordings of experiments do not have this parameter.
inline constexpr const char* launch_file_parameter = "launch file";
inline constexpr const char* guessed_launch = "guessed";
/// Name of the parameter that says how often the sizes of a guessed launch were halved until its log fitted
/// into the memory budget. Missing if they were not halved.
inline constexpr const char* halvings_parameter = "sizes halved";
/// Name of the parameter that lists the enlarged arguments of a guessed launch, with their sizes in bytes:
/// "a=4096,b=256". Arguments are enlarged if the kernel accesses memory far beyond their end. Missing if
/// there are none.
inline constexpr const char* growths_parameter = "sizes grown";

/// Name of the parameter with a checksum of the program's text. Only recordings of launch files and kernel
/// files have this parameter.
inline constexpr const char* source_sum_parameter = "source text";

/// Whether the recording is of a launch file or kernel file, not of an experiment.
[[nodiscard]] inline bool is_of_launch_file(const Recording& recording) {
    return recording.parameters.contains(source_sum_parameter);
}

/// Whether the sizes and inputs of the launch were guessed. If so, findings may be caused by the guess.
[[nodiscard]] inline bool has_guessed_launch(const Recording& recording) {
    const auto found = recording.parameters.find(launch_file_parameter);
    return found != recording.parameters.end() && found->second == guessed_launch;
}

/// Returns the value of growths_parameter; empty if no argument was enlarged.
[[nodiscard]] inline std::string growths_of(const Recording& recording) {
    const auto found = recording.parameters.find(growths_parameter);
    return found == recording.parameters.end() ? "" : found->second;
}

/// Returns the value of halvings_parameter; "0" if the sizes were not halved.
[[nodiscard]] inline std::string halvings_of(const Recording& recording) {
    const auto found = recording.parameters.find(halvings_parameter);
    return found == recording.parameters.end() ? "0" : found->second;
}

} // namespace lockstep
