#pragma once

#include "app/confine/landlock.h"

namespace lockstep {

/// Allows what OpenCL drivers and their compilers need from the system: running its programs and libraries,
/// reading its settings, reading and writing GPU devices. Also allows drivers and libraries in other folders
/// that the environment or an .icd file names. Never allows the home folder or a folder above it.
void allow_system(LandlockRules& rules);

} // namespace lockstep
