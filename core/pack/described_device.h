#pragma once

#include "core/base/result.h"
#include "core/facts/device_answers.h"
#include "core/facts/device_info.h"
#include "core/site/instrumenter.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lockstep {

/// A driver's definitions of names, for some build options.
struct DescribedMacros {
    std::string options;         ///< as driver_options() returns them
    std::set<std::string> names; ///< the names that the driver was asked about
    /// Their definitions; nothing for an undefined name. Names that are defined without a text are missing.
    std::map<std::string, std::optional<std::string>> macros;
};

/// A device of another machine, with everything that a run must know to be packed for it.
struct DescribedDevice {
    DeviceInfo info;
    DeviceAnswers answers; ///< address bits and limits; no macros
    std::vector<DescribedMacros> macros;
};

/// What a description of devices must contain.
struct DescriptionWish {
    std::string options;         ///< build options for which the names are asked
    std::set<std::string> names; ///< names to ask in addition to usual_names()
};

/// Converts descriptions to JSON and back: what `lockstep-record --describe` prints. Reading returns nullopt if
/// the text is not such a description.
[[nodiscard]] nlohmann::json descriptions_json(const std::vector<DescribedDevice>& devices);
[[nodiscard]] std::optional<std::vector<DescribedDevice>> descriptions_from(const std::string& text);

/// Limit for the size of a description.
inline constexpr std::uint64_t most_description_bytes = std::uint64_t{16} << 20;

/// Returns the device whose name contains `name`, as open_device() would select it. Errors: no_device,
/// unknown_device.
Result<DescribedDevice> described_device(const std::vector<DescribedDevice>& devices,
                                         const std::string& name);

/// Returns the name of the first device that is no CPU; empty if all are CPUs.
[[nodiscard]] std::string first_accelerator(const std::vector<DescribedDevice>& devices);

/// Returns the target of a program on the described device, as target_for() returns it on the device itself.
/// Names that are missing in the description, but that no driver defines, are undefined.
/// Errors: names_not_described; those of the instrumenter.
Result<InstrumentTarget> described_target(const DescribedDevice& device, Instrumenter& instrumenter,
                                          const KernelSource& source, const std::string& options);

/// Returns the names that kernels usually test: those of OpenCL, of vendors, and the given extensions of a
/// device.
[[nodiscard]] std::set<std::string> usual_names(const std::string& extensions);

} // namespace lockstep
