#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim_file.h"
#include "core/trace/trace.h"

#include <optional>

namespace lockstep {

/// The guessed launch with the larger sizes that its kernel was seen to need. `may_grow`: the arguments, by index, whose
/// size nobody chose. A buffer or local argument grows to the end of the farthest access if that is half its size or more
/// beyond its own end: the guess was wrong, for no kernel does that by a slip of one. A nearer access stays a finding. All
/// buffers together grow to 128 MiB at most, all local arguments to 32 KiB. None: nothing grows.
///
///     guessed      |---------|
///     accessed     |-----------x             one too far      a finding
///     accessed     |------------------x      grows to here
[[nodiscard]] std::optional<SimFile> grown(const KernelSignature& kernel, const SimFile& sim,
                                           const std::vector<bool>& may_grow, const Trace& trace);

} // namespace lockstep
