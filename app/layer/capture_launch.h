#pragma once

#include "app/layer/launch_call.h"
#include "app/layer/launch_files.h"
#include "app/layer/program_texts.h"

namespace lockstep {

/// What a launch is, without the contents of its buffers: source, options, sizes, arguments. Throws a Refusal for what a
/// launch file cannot say.
[[nodiscard]] CapturedLaunch described_launch(const Driver& driver, const LaunchCall& call,
                                              const ProgramText& program, const SetArguments& set);

} // namespace lockstep
