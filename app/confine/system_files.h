#pragma once

#include "app/confine/landlock.h"

namespace lockstep {

/// Allows the accesses that OpenCL drivers and their compilers need: running system programs and libraries,
/// reading system settings, and reading and writing GPU devices. Also allows drivers and libraries in other
/// folders if the environment or an .icd file names them. Never allows the home folder or a folder above it.
void allow_system(LandlockRules& rules);

} // namespace lockstep
