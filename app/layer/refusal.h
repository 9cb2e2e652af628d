#pragma once

#include <stdexcept>

namespace lockstep {

/// Why a launch is not captured, in words that follow "not captured: ". Thrown anywhere in this folder and
/// caught where a call of the program's enters it: the call goes on as if there were no layer.
struct Refusal : std::runtime_error {
    using std::runtime_error::runtime_error;
};

} // namespace lockstep
