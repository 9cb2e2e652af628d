#pragma once

#include "core/base/result.h"
#include "core/experiments/experiment.h"
#include "core/recording/sweep.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// The best parameters that a sweep found on a device, stored for later runs.
struct RememberedBest {
    std::string device;   ///< name of the device and version of its driver
    std::string what;     ///< id of the experiment
    ParameterValues kept; ///< parameters that the sweep did not vary
    ParameterValues best; ///< parameters that the sweep varied, with the recommended values
    std::uint64_t median_ns = 0;
    std::size_t combinations = 0; ///< number of combinations that were measured
    friend bool operator==(const RememberedBest&, const RememberedBest&) = default;
};

/// Returns the path of the file in user_data_dir(); empty if there is no such folder.
[[nodiscard]] std::filesystem::path recommendations_file();

/// Returns the key that identifies a device and its driver in the file: "NAME, DRIVER".
[[nodiscard]] std::string device_key(const DeviceInfo& device);

/// Returns all stored recommendations, oldest first; empty if the file is missing or damaged.
[[nodiscard]] std::vector<RememberedBest>
remembered(const std::filesystem::path& file = recommendations_file());

/// Stores the recommendation of a sweep, replacing an older one for the same device, experiment and
/// parameters. A damaged file is renamed to NAME.damaged. Does nothing if the sweep has no recommendation, if
/// it varied a parameter that changes the problem, because a recommendation for one problem size does not
/// apply to another, or if it ran the user's own kernel, which can be edited. Errors: cannot_write_file.
Status remember(const Sweep& sweep, const std::filesystem::path& file = recommendations_file());

/// Returns the newest recommendation for this device and experiment whose fixed parameters match those of the
/// run. An entry with parameters that the run does not have (the file may contain any) does not match.
[[nodiscard]] std::optional<RememberedBest> best_known(const std::vector<RememberedBest>& all,
                                                       const DeviceInfo& device, const std::string& what,
                                                       const ParameterValues& parameters);

} // namespace lockstep
