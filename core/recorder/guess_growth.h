#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_file.h"
#include "core/trace/trace.h"

#include <optional>

namespace lockstep {

/// Returns the guessed launch with larger sizes if the recording shows that its kernel needs them; nothing if
/// no size changes. `may_grow`: one entry per argument, true if its size was guessed and may change. A buffer
/// or local argument grows to the end of the farthest out-of-bounds access if this access is beyond the end
/// of the argument by at least half its size. Such an access shows that the guess was wrong, because an
/// off-by-one error does not reach that far. A smaller excess is reported as a finding. All buffers together
/// grow to at most 128 MiB, all local arguments to 32 KiB.
///
///     guessed      |---------|
///     accessed     |-----------x             one too far      a finding
///     accessed     |------------------x      grows to here
[[nodiscard]] std::optional<SimFile> grown(const KernelSignature& kernel, const SimFile& sim,
                                           const std::vector<bool>& may_grow, const Trace& trace);

} // namespace lockstep
