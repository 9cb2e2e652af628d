#pragma once

#include "core/base/result.h"

#include <type_traits>

namespace lockstep {

/// Converts the exception that is being handled to an error; for use in `catch (...)`. Returns out_of_memory,
/// or internal_error with the message of the exception.
[[nodiscard]] Error error_being_handled();

/// Calls `work` and returns its Result; if it throws, returns the exception as an error. Use it where no
/// exception may pass: in main, in a process, in a task of another thread.
template <class Work>
std::invoke_result_t<const Work&> guarded(const Work& work) {
    try {
        return work();
    } catch (...) {
        return error_being_handled();
    }
}

} // namespace lockstep
