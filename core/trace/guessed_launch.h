#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// The recording's parameter with the origin of its launch if that is not an experiment: the name of a launch
/// file, or `guessed_launch`.
inline constexpr const char* launch_file_parameter = "launch file";
inline constexpr const char* guessed_launch = "guessed";
/// How often the sizes of a guessed launch were halved until its log fitted into the memory budget; absent if
/// they were not.
inline constexpr const char* halvings_parameter = "sizes halved";
/// The arguments of a guessed launch that were enlarged because its kernel accessed memory far beyond them:
/// "a=4096,b=256", in bytes; absent if there are none.
inline constexpr const char* growths_parameter = "sizes grown";

/// The sizes and inputs of this launch were guessed, so findings may be caused by the guess.
[[nodiscard]] inline bool has_guessed_launch(const Recording& recording) {
    const auto found = recording.parameters.find(launch_file_parameter);
    return found != recording.parameters.end() && found->second == guessed_launch;
}

/// The format of growths_parameter; empty if none was enlarged.
[[nodiscard]] inline std::string growths_of(const Recording& recording) {
    const auto found = recording.parameters.find(growths_parameter);
    return found == recording.parameters.end() ? "" : found->second;
}

/// "0" if the sizes were not halved.
[[nodiscard]] inline std::string halvings_of(const Recording& recording) {
    const auto found = recording.parameters.find(halvings_parameter);
    return found == recording.parameters.end() ? "0" : found->second;
}

} // namespace lockstep
