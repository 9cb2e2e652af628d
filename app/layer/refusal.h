#pragma once

#include <stdexcept>

namespace lockstep {

/// Thrown if a launch cannot be captured. The message gives the reason and is printed after "not captured: ".
/// It may be thrown anywhere in app/layer, and is caught in the OpenCL functions that the program calls,
/// which then continue as if there were no layer.
struct Refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace lockstep
