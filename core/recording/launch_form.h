#pragma once

#include "core/base/result.h"
#include "core/kernel/kernel_signature.h"
#include "core/kernel/launch.h"
#include "core/kernel/sim_file.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace lockstep {

/// Where a launch is said.
enum class LaunchOrigin : std::uint8_t {
    file,   ///< the launch file that the run names
    kept,   ///< the launch file that is kept beside the kernel file that the run names
    edited, ///< the run itself: RunSpec::launch_text
    guessed ///< nowhere
};

/// A launch file or a kernel file as a person fills it in: what is launched, and what its kernel asks for.
struct LaunchForm {
    SimFile sim;   ///< its arguments may be fewer or more than the kernel's parameters: nobody checked them
    SimFile guess; ///< of the same kernel, as guessed_sim() has it
    LaunchOrigin origin = LaunchOrigin::guessed;
    std::string launch_file;          ///< where the launch is said, or would be kept: a path
    std::vector<std::string> kernels; ///< all of the program, in its order
    KernelSignature kernel;           ///< that is launched
    KernelSource program;
};

/// What a run of a launch file or a kernel file launches, its program read by the instrumenter for the run's
/// device. A kernel file's launch is the one kept beside it, else a guess; of a kernel that the run names and
/// the launch file does not, too. The run's build options and parameters are applied. Errors: those of read_sim_file(),
/// sim_program(), with_settings(); kernel_not_found, kernels_left_out, which_kernel; kernel_does_not_compile; no_device and
/// others of devices.
Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run);

/// The launch file that is kept beside a kernel file: "saxpy.sim" beside "saxpy.cl" where that holds this
/// kernel only, else "blas.saxpy.sim".
[[nodiscard]] std::filesystem::path kept_launch_file(const std::filesystem::path& program,
                                                     const std::string& kernel, bool is_only_one);

} // namespace lockstep
