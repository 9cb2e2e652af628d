#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// Names the reference with which the result of a run is compared. The returned phrase completes "it equals
/// ...".
[[nodiscard]] std::string reference_words(const Recording& recording);

} // namespace lockstep
