#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// The parameter of a recording that says where its launch comes from, where it is not an experiment's: a
/// launch file's name, or `guessed_launch`.
inline constexpr const char* launch_file_parameter = "launch file";
inline constexpr const char* guessed_launch = "guessed";
/// How often a guessed launch's sizes were halved until its log fitted the memory budget; absent: never.
inline constexpr const char* halvings_parameter = "sizes halved";
/// The arguments of a guessed launch that were made larger, because its kernel reached far behind them:
/// "a=4096,b=256", in bytes; absent: none.
inline constexpr const char* growths_parameter = "sizes grown";

/// Nobody said this launch's sizes and inputs: what is found may come of them.
[[nodiscard]] inline bool has_guessed_launch(const Recording& recording) {
    const auto found = recording.parameters.find(launch_file_parameter);
    return found != recording.parameters.end() && found->second == guessed_launch;
}

/// As growths_parameter; empty: none was.
[[nodiscard]] inline std::string growths_of(const Recording& recording) {
    const auto found = recording.parameters.find(growths_parameter);
    return found == recording.parameters.end() ? "" : found->second;
}

/// "0": the sizes were not halved.
[[nodiscard]] inline std::string halvings_of(const Recording& recording) {
    const auto found = recording.parameters.find(halvings_parameter);
    return found == recording.parameters.end() ? "0" : found->second;
}

} // namespace lockstep
