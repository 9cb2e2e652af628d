#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Where the description of a launch was found.
enum class LaunchOrigin : std::uint8_t {
    file,   ///< the launch file that the run names
    kept,   ///< the launch file saved next to the kernel file that the run names
    edited, ///< the run itself: RunSpec::launch_text
    guessed ///< nowhere
};

/// A launch file or a kernel file as a form that a person fills in: what is launched, and what its kernel
/// requires.
struct LaunchForm {
    SimFile sim;   ///< not checked: it may have fewer or more arguments than the kernel has parameters
    SimFile guess; ///< for the same kernel, as guessed_sim() returns it
    LaunchOrigin origin = LaunchOrigin::guessed;
    std::string launch_file;          ///< path of the file that has the launch, or to which it would be saved
    std::vector<std::string> kernels; ///< all of the program, in source order
    KernelSignature kernel;           ///< the kernel that is launched
    KernelSource program;
};

/// The launch file that is saved next to a kernel file: "saxpy.sim" next to "saxpy.cl" if that contains only
/// this kernel, else "blas.saxpy.sim".
[[nodiscard]] std::filesystem::path kept_launch_file(const std::filesystem::path& program,
                                                     const std::string& kernel, bool is_only_one);

} // namespace lockstep
