#pragma once

#include <stdexcept>

namespace lockstep {

/// The reason why a launch is not captured, printed after "not captured: ". Thrown anywhere in this folder
/// and caught at the OpenCL functions that the program calls, which then continue as if there were no layer.
struct Refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace lockstep
