#pragma once

#include "core/trace/recording.h"

#include <string>

namespace lockstep {

/// The reference that the result of a run is compared with, for use after "it equals".
[[nodiscard]] std::string reference_words(const Recording& recording);

} // namespace lockstep
