#pragma once

#include "core/base/result.h"

#include <type_traits>

namespace lockstep {

/// The current exception as an error; for `catch (...)` at an edge. out_of_memory, or internal_error with the
/// message of the exception.
[[nodiscard]] Error error_being_handled();

/// Returns the Result of `work`. An exception of `work` becomes an error. For the edges: main, a process, a
/// task of another thread.
template <class Work>
std::invoke_result_t<const Work&> guarded(const Work& work) {
    try {
        return work();
    } catch (...) {
        return error_being_handled();
    }
}

} // namespace lockstep
