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

/// What a sweep found best on a device.
struct RememberedBest {
    std::string device;   ///< its name and its driver's version
    std::string what;     ///< the experiment
    ParameterValues kept; ///< parameters that the sweep did not vary
    ParameterValues best; ///< those that it varied, with the values it recommends
    std::uint64_t median_ns = 0;
    std::size_t combinations = 0; ///< that were measured
    friend bool operator==(const RememberedBest&, const RememberedBest&) = default;
};

/// The file in user_data_dir(); empty where there is no such folder.
[[nodiscard]] std::filesystem::path recommendations_file();

/// How a device is told from others: "NAME, DRIVER".
[[nodiscard]] std::string device_key(const DeviceInfo& device);

/// Everything remembered, oldest first; nothing where the file is missing or damaged.
[[nodiscard]] std::vector<RememberedBest>
remembered(const std::filesystem::path& file = recommendations_file());

/// Keeps the sweep's recommendation, in place of an older one for the same device, experiment and parameters.
/// A damaged file is put aside as NAME.damaged. Does nothing where the sweep recommends nothing, or
/// varied something that is no choice: another size is no advice for this one.
/// Errors: cannot_write_file.
Status remember(const Sweep& sweep, const std::filesystem::path& file = recommendations_file());

/// The newest that speaks of this device and experiment, and of the run's values for what it kept. The run
/// has all the parameters that it names: it is read from a file, and so may the run's be.
[[nodiscard]] std::optional<RememberedBest> best_known(const std::vector<RememberedBest>& all,
                                                       const DeviceInfo& device, const std::string& what,
                                                       const ParameterValues& parameters);

} // namespace lockstep
