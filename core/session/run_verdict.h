#pragma once

#include "core/schedule/verdict.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>

namespace lockstep {

/// The main limit of a run. This is the main limit of the launch that takes the most cycles in the model.
struct RunVerdict {
    std::size_t launch = 0;
    std::uint64_t cycles = 0; ///< cycles of that launch; 0 if it does not fit on a multiprocessor
    Verdict verdict;
};

/// Determines the verdict of a run with at least one launch. Costs are only considered if the session has
/// them (CostsOf), because computing them requires further simulations.
[[nodiscard]] RunVerdict run_verdict(const Session& session);

} // namespace lockstep
