#pragma once

#include "core/kernel/kernel_signature.h"
#include "core/kernel/sim_file.h"
#include "core/trace/trace.h"

#include <optional>

namespace lockstep {

/// A guessed launch whose arguments `may_grow` (by index) says that nobody chose: the larger sizes that its kernel was seen
/// to need. A buffer or local argument grows to the end of the farthest access, where that is half its size or
/// more behind its own end: no kernel does that by a slip of one, so the guess was wrong. What is less far stays a
/// finding, and so does what no memory would hold. None: nothing grows.
///
///     guessed      |---------|
///     accessed     |-----------x             one too far      a finding
///     accessed     |------------------x      grows to here
[[nodiscard]] std::optional<SimFile> grown(const KernelSignature& kernel, const SimFile& sim,
                                           const std::vector<bool>& may_grow, const Trace& trace);

} // namespace lockstep
