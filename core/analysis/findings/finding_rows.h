#pragma once

#include "core/analysis/findings/checks.h"
#include "core/analysis/findings/finding.h"

#include <span>

namespace lockstep {

/// Whether the plain kernel, which has no checks, runs if the instrumented kernel has this finding.
enum class PlainKernel : std::uint8_t { runs, is_kept_back };

/// A kind of finding: its name in reports, and its check for each memory. Its words are in
/// app/words/names.cpp.
struct FindingRow {
    FindingKind kind;
    const char* name; ///< "out-of-bounds"
    PlainKernel plain_kernel;
    CheckKind check; ///< check for findings in global memory
    CheckKind local_check;
    CheckKind image_check;
    CheckKind private_check; ///< check for findings in private memory, or independent of memory
};

/// All kinds, in the order of FindingKind.
[[nodiscard]] std::span<const FindingRow> finding_rows();

[[nodiscard]] const FindingRow& row_of(FindingKind kind);

/// Whether the finding prevents the plain kernel from running: because of its kind, or because a value from
/// uninitialised private memory can have any effect.
[[nodiscard]] bool keeps_plain_kernel_back(const Finding& finding);

} // namespace lockstep
