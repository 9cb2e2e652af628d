#pragma once

#include "app/confine/landlock.h"

namespace lockstep {

/// Allows what OpenCL drivers and the compilers that they start need of the system: its programs and libraries to run,
/// its settings to read, devices of GPUs to read and write; drivers and libraries elsewhere, where the environment or
/// a list of drivers names them. None of it is a person's own file.
void allow_system(LandlockRules& rules);

} // namespace lockstep
