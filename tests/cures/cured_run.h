#pragma once

#include "core/advice/advice.h"
#include "core/session/session.h"
#include "core/whatif/local_requests.h"
#include "core/whatif/recount.h"
#include "tests/support/recorder/launched_run.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace lockstep::test {

/// Records a run and analyses it for the hardware model of its device, as the programs do by default. Errors: those
/// of recording and of analyse_as_wished().
[[nodiscard]] Result<std::shared_ptr<const Session>> session_of(const LaunchedRun& run);

/// Returns the options with which all runs are recorded: a loop may have more iterations than any loop that ends.
[[nodiscard]] RecordOptions cure_options();

/// A run with a changed source, or the reason why its source cannot be changed.
struct CuredRun {
    std::optional<LaunchedRun> run = {};
    std::string refusal = {};
};

/// Returns the layout that a suggestion recommends for the array of its site; empty if no array of the launch is
/// accessed there.
[[nodiscard]] std::optional<WhatIf> recommended_layout(const LocalRequests& requests, const Advice& advice);

/// Changes the layout of an array in all launches of the kernel.
[[nodiscard]] CuredRun with_layout(const LaunchedRun& run, const LocalRequests& requests, std::size_t array,
                                   const TriedMap& tried);

/// Adds the group size to the kernel of a launch. Refused if the kernel also runs with another group size.
[[nodiscard]] CuredRun with_required_group(const LaunchedRun& run, const Session& session,
                                           std::size_t launch);

/// Figures of all launches of a run.
struct RunCost {
    std::uint64_t passes = 0; ///< of accesses to local memory
    std::uint64_t cycles = 0; ///< modelled
};
[[nodiscard]] RunCost cost_of(const Session& session);

/// Returns the reason of an error: its first argument, otherwise its code.
[[nodiscard]] std::string reason_of(const Error& error);

} // namespace lockstep::test
