#pragma once

#include "core/schedule/savings.h"
#include "core/session/session.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace lockstep {

/// What a run spends its modelled time on: the account of the launch that takes the most cycles.
struct RunCause {
    std::size_t launch = 0;
    std::uint64_t cycles = 0; ///< cycles of that launch; 0 if it does not fit on a multiprocessor
    std::shared_ptr<const LaunchAccount> account; ///< null if the session has no costs or no cycles
};

/// Returns the launch that takes the most cycles in the model. The run must have at least one launch.
[[nodiscard]] std::size_t longest_launch(const Session& session);

/// Returns the cause of a run with at least one launch. Computes the account if the session does not have it
/// yet (AccountOf), which requires several simulations.
[[nodiscard]] RunCause run_cause(const Session& session);

} // namespace lockstep
