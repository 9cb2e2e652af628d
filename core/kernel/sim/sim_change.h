#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_file.h"

#include <array>
#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// Returns the launch with other sizes. Arguments that still have their guessed values are guessed again for
/// the new sizes, so buffers with one element per work-item grow with the NDRange. Other arguments do not
/// change. `sim` must have one argument per parameter.
[[nodiscard]] SimFile with_range(const KernelSignature& kernel, SimFile sim, const NdRange& range);

/// Adapts a launch to a kernel whose parameters have changed. Parameters that have kept their name, kind and
/// size keep their arguments; all others get the arguments of `guess`, which was made for the changed kernel.
[[nodiscard]] SimFile with_parameters(const KernelSignature& kernel, SimFile guess,
                                      const KernelSignature& before, const SimFile& sim);

/// Parses sizes such as "64x16": one to three positive numbers. Returns nothing for other text.
[[nodiscard]] std::optional<std::vector<std::uint64_t>> launch_sizes_from(const std::string& text);
/// Formats the first sizes: "64x16".
[[nodiscard]] std::string launch_sizes_text(const std::array<std::uint64_t, 3>& sizes,
                                            std::uint32_t dimensions);

/// Names of settings that set the NDRange, not an argument.
inline constexpr const char* global_setting = "global";
inline constexpr const char* local_setting = "local";

/// Returns the launch with some settings changed. The key is the name. "global" and "local" are sizes
/// ("1024", "64x64"), changed as in with_range(). Other names are parameters of the kernel; the setting is
/// the value of a scalar, or a size in bytes ("64K"). Parameters called global or local cannot be set. If
/// "global" is not set, the NDRange is rounded up to whole groups. Errors: unknown_parameter,
/// value_not_allowed; those of sim_from().
[[nodiscard]] Result<SimFile> with_settings(const KernelSignature& kernel, SimFile sim,
                                            const std::map<std::string, std::string>& settings);

/// Returns the launch with half as many groups in the dimension that has the most groups; nothing if there is
/// only one group.
[[nodiscard]] std::optional<SimFile> halved(const KernelSignature& kernel, const SimFile& sim);

/// Adapts a launch file to another folder, so that the paths in its arguments and options still refer to the
/// same files.
/// @param program  The path of the program file.
[[nodiscard]] SimFile moved_sim(SimFile sim, const std::filesystem::path& program,
                                const std::filesystem::path& from, const std::filesystem::path& to);

} // namespace lockstep
