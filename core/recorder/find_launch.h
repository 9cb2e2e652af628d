#pragma once

#include "core/base/result.h"
#include "core/recording/launch_form.h"
#include "core/recording/run_spec.h"
#include "core/site/instrumenter.h"

namespace lockstep {

/// What a run of a launch file or a kernel file launches; the instrumenter reads its program for the run's
/// device. For a kernel file this is the launch saved next to it, or else a guess. It is also a guess if the
/// run names a kernel other than that of the launch file. The run's build options and parameters are applied.
/// Errors: those of read_sim_file(), sim_program(), with_settings(); kernel_not_found, kernels_left_out,
/// which_kernel; kernel_does_not_compile; no_device and other device errors.
Result<LaunchForm> launch_form(Instrumenter& instrumenter, const RunSpec& run);

} // namespace lockstep
