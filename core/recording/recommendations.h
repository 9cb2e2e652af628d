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

/// The best combination that a sweep found on a device.
struct RememberedBest {
    std::string device;   ///< its name and its driver's version
    std::string what;     ///< the experiment
    ParameterValues kept; ///< parameters that the sweep did not vary
    ParameterValues best; ///< those that it varied, with the recommended values
    std::uint64_t median_ns = 0;
    std::size_t combinations = 0; ///< number of combinations measured
    friend bool operator==(const RememberedBest&, const RememberedBest&) = default;
};

/// The file in user_data_dir(); empty if there is no such folder.
[[nodiscard]] std::filesystem::path recommendations_file();

/// The name that distinguishes devices: "NAME, DRIVER".
[[nodiscard]] std::string device_key(const DeviceInfo& device);

/// All remembered results, oldest first; empty if the file is missing or damaged.
[[nodiscard]] std::vector<RememberedBest>
remembered(const std::filesystem::path& file = recommendations_file());

/// Stores the sweep's recommendation, replacing an older one for the same device, experiment and parameters.
/// A damaged file is renamed to NAME.damaged. Does nothing if the sweep recommends nothing, or varied a
/// parameter that is not a free choice: another problem size is no advice for this one. Errors:
/// cannot_write_file.
Status remember(const Sweep& sweep, const std::filesystem::path& file = recommendations_file());

/// The newest entry for this device and experiment whose fixed parameters match those of the run. The entry
/// is read from a file, so it may name parameters that the run lacks; such an entry does not match.
[[nodiscard]] std::optional<RememberedBest> best_known(const std::vector<RememberedBest>& all,
                                                       const DeviceInfo& device, const std::string& what,
                                                       const ParameterValues& parameters);

} // namespace lockstep
