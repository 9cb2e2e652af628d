#pragma once

#include <stdexcept>

namespace lockstep {

/// Why a launch is not captured, as a text after "not captured: ". Thrown anywhere in this folder and caught
/// at the entry points called by the program, which then continue as if there were no layer.
struct Refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace lockstep
