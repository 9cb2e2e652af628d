#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim/sim_file.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

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

/// What a run of a launch file or a kernel file launches; the instrumenter reads its program for the run's
/// device. For a kernel file this is the launch saved next to it, or else a guess. It is also a guess if the
/// run names a kernel other than that of the launch file. The run's build options and parameters are applied.
/// Errors: those of read_sim_file(), sim_program(), with_settings(); kernel_not_found, kernels_left_out,
/// which_kernel; kernel_does_not_compile; no_device and other device errors.
Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run);

/// The launch file that is saved next to a kernel file: "saxpy.sim" next to "saxpy.cl" if that contains only
/// this kernel, else "blas.saxpy.sim".
[[nodiscard]] std::filesystem::path kept_launch_file(const std::filesystem::path& program,
                                                     const std::string& kernel, bool is_only_one);

} // namespace lockstep
