#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <cstdint>
#include <filesystem>

namespace lockstep {

/// Makes the launch that a launch file describes, with the contents of all arguments. Paths are relative to
/// the launch file. All arguments together may use at most `most_bytes`. Errors: bad_launch_file with the
/// line of the argument; those of reading files and pictures.
Result<Launch> launch_of(const SimFile& sim, const std::filesystem::path& path, KernelSource source,
                         const KernelSignature& kernel, std::uint64_t most_bytes);

} // namespace lockstep
