#pragma once

#include "app/layer/launch_call.h"
#include "app/layer/launch_files.h"
#include "app/layer/parameters.h"

namespace lockstep {

/// Captures a launch without the contents of its buffers: source, options, sizes, arguments. Throws a Refusal
/// if a launch file cannot represent the launch.
[[nodiscard]] CapturedLaunch described_launch(const Driver& driver, const LaunchCall& call,
                                              const ProgramText& program, const SetArguments& set);

} // namespace lockstep
