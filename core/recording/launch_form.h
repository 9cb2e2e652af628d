#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// The origin of a launch description.
enum class LaunchOrigin : std::uint8_t {
    file,   ///< the launch file that the user named
    kept,   ///< the launch file that is saved next to the kernel file that the user named
    edited, ///< the text in RunSpec::launch_text
    guessed ///< no description was found, so the launch is guessed
};

/// A launch in the form in which the user can edit it, with the properties of its kernel.
struct LaunchForm {
    /// The launch. It is not checked, so it can have fewer or more arguments than the kernel has parameters.
    SimFile sim;
    SimFile guess; ///< the guess for the same kernel, from guessed_sim()
    LaunchOrigin origin = LaunchOrigin::guessed;
    /// Path of the file that contains the launch, or to which the launch would be saved.
    std::string launch_file;
    std::vector<std::string> kernels; ///< names of all kernels of the program, in source order
    KernelSignature kernel;           ///< the kernel that the launch runs
    KernelSource program;
};

/// Returns the path of the launch file that belongs to a kernel file: for "saxpy.cl", "saxpy.sim" if the file
/// contains only this kernel, else a name with the kernel such as "blas.saxpy.sim".
[[nodiscard]] std::filesystem::path kept_launch_file(const std::filesystem::path& program,
                                                     const std::string& kernel, bool is_only_one);

} // namespace lockstep
