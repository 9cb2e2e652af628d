#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim/sim_file.h"
#include "core/trace/trace.h"

#include <optional>

namespace lockstep {

/// The guessed launch with the larger sizes that its kernel was seen to need. `may_grow`: by argument index,
/// whether its size may grow because nobody chose it. A buffer or local argument grows to the end of the
/// farthest access if that exceeds its own end by half its size or more: then the guess was wrong, because an
/// off-by-one error does not reach that far. A nearer access stays a finding. All buffers together grow to at
/// most 128 MiB, all local arguments to 32 KiB. None if nothing grows.
///
///     guessed      |---------|
///     accessed     |-----------x             one too far      a finding
///     accessed     |------------------x      grows to here
[[nodiscard]] std::optional<SimFile> grown(const KernelSignature& kernel, const SimFile& sim,
                                           const std::vector<bool>& may_grow, const Trace& trace);

} // namespace lockstep
