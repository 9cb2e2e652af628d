#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep::test {

/// Describes the first difference between two recordings; empty if they are identical to the last bit.
std::string difference(const Recording& a, const Recording& b);
std::string difference(const Trace& a, const Trace& b);

/// Makes a small recording in which every field differs from its default.
Recording full_recording();

} // namespace lockstep::test
