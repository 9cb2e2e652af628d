#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// What the result of a run is compared with, to be said behind "it equals".
[[nodiscard]] std::string reference_words(const Recording& recording);

} // namespace lockstep
