#pragma once

#include "core/base/result.h"
#include "core/pack/pack_programs.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

namespace lockstep {

/// Determines what a run of a launch file or kernel file launches. The instrumenter parses the program for
/// the device of the run. For a kernel file, the launch comes from the launch file that is saved next to it;
/// without one, it is guessed. It is also guessed if the run selects another kernel than the launch file. The
/// build options and parameters of the run are applied. Errors: those of read_sim_file(), sim_program(),
/// with_settings(); kernel_not_found, kernels_left_out, which_kernel; kernel_does_not_compile; no_device and
/// other device errors.
Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run);
/// Like launch_form(instrumenter, run), for the device that `target_of` describes.
Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run, const TargetOf& target_of);

} // namespace lockstep
