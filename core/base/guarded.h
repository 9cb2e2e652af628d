#pragma once

#include "core/base/result.h"

#include <type_traits>

namespace lockstep {

/// The exception that is being handled, as an error; for `catch (...)` at an edge. out_of_memory, or
/// internal_error with what the exception says.
[[nodiscard]] Error error_being_handled();

/// What `work` returns, a Result; an exception that leaves it becomes its error. For the edges: main, a
/// process, a task of another thread.
template <class Work>
std::invoke_result_t<const Work&> guarded(const Work& work) {
    try {
        return work();
    } catch (...) {
        return error_being_handled();
    }
}

} // namespace lockstep
