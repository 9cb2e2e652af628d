#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim_file.h"

#include <map>
#include <optional>
#include <string>

namespace lockstep {

/// The launch with other sizes: arguments that are as guessed for the sizes before are guessed anew, so that
/// buffers with an element a work-item grow with the range; the others stay. `sim` has an argument a parameter.
[[nodiscard]] SimFile with_range(const KernelSignature& kernel, SimFile sim, const NdRange& range);

/// The launch for a kernel whose parameters were changed: those of a name, kind and size that the kernel had
/// before keep their arguments, the others get those of `guess`, which is of the kernel as it is now.
[[nodiscard]] SimFile with_parameters(const KernelSignature& kernel, SimFile guess,
                                      const KernelSignature& before, const SimFile& sim);

/// Settings that are no parameter of a kernel.
inline constexpr const char* global_setting = "global";
inline constexpr const char* local_setting = "local";

/// The launch with some settings changed, by name. "global" and "local" are sizes ("1024", "64x64"), changed as with_range()
/// does; the other names are the kernel's parameters: the value of a scalar, or a size in bytes ("64K"). Parameters that a
/// kernel calls global or local cannot be set. Without "global" the NDRange grows to whole groups. Errors:
/// unknown_parameter, value_not_allowed; those of sim_from().
[[nodiscard]] Result<SimFile> with_settings(const KernelSignature& kernel, SimFile sim,
                                            const std::map<std::string, std::string>& settings);

/// The launch with half as many groups along the dimension that has most of them; none if there is one group.
[[nodiscard]] std::optional<SimFile> halved(const KernelSignature& kernel, const SimFile& sim);

} // namespace lockstep
