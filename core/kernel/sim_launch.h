#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim_file.h"

#include <cstdint>
#include <filesystem>

namespace lockstep {

/// The program that a launch file names: its text (without a mark of the order of bytes, and zeros as blanks), and
/// the folder where its #include "..." are looked up. `path`: of the launch file, beside which the program stands.
/// Errors: those of reading it.
Result<KernelSource> sim_program(const SimFile& sim, const std::filesystem::path& path);

/// The launch of a launch file, with its arguments' contents, for the kernel that it names. Files that it
/// names lie beside it. Arguments may take `most_bytes` together. Errors: bad_launch_file with the argument's
/// line; those of reading files and pictures.
Result<Launch> launch_of(const SimFile& sim, const std::filesystem::path& path, KernelSource source,
                         const KernelSignature& kernel, std::uint64_t most_bytes);

} // namespace lockstep
