#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep::test {

/// The first thing in which two recordings differ; empty where they are the same to the last bit.
std::string difference(const Recording& a, const Recording& b);
std::string difference(const Trace& a, const Trace& b);

/// A small recording in which every field is set to something that is not its default.
Recording full_recording();

} // namespace lockstep::test
