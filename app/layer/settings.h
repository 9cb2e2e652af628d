#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace lockstep {

/// The settings of the layer: what to capture, and where to write it. They are environment variables
/// (description, example, default):
///
///     LOCKSTEP_LAYER_KERNEL  kernel names or patterns, comma-separated      blur,reduce_*  all
///     LOCKSTEP_LAYER_LAUNCH  which launches of each such kernel, from 1     3, 2..5, 2..   1
///     LOCKSTEP_LAYER_COUNT   maximum number of launches per process         10             100
///     LOCKSTEP_LAYER_DIR     the folder for the files, created if missing                  lockstep-launches
///     LOCKSTEP_LAYER_BYTES   maximum size of captured buffers per process   4G             1G
///     LOCKSTEP_LAYER_WAIT    timeout for events that a launch waits for (s) 300            30
///     LOCKSTEP_LAYER_LOG     a file for the layer's messages                               standard error
struct Settings {
    std::vector<std::string> kernels = {"*"};
    std::uint64_t first = 1;
    std::uint64_t last = 1;
    std::uint64_t most_launches = 100;
    std::filesystem::path folder; ///< absolute path of the folder for launch files
    std::uint64_t most_bytes = std::uint64_t{1} << 30;
    std::uint64_t wait_seconds = 30;
};

/// A function that returns the value of an environment variable; null if it is not set.
using Environment = std::function<const char*(const char* name)>;

/// Parses the settings. Throws a Refusal that names the variable and its allowed values.
[[nodiscard]] Settings settings_from(const Environment& environment);

[[nodiscard]] bool is_chosen(const Settings& settings, const std::string& kernel);
/// Whether the settings select a launch. `number` is its index among the launches of the same kernel, from 1.
[[nodiscard]] bool is_chosen(const Settings& settings, const std::string& kernel, std::uint64_t number);

} // namespace lockstep
