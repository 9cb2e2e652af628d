#pragma once

#include "core/analysis/findings/checks.h"
#include "core/analysis/findings/finding.h"

#include <span>

namespace lockstep {

/// Whether the plain kernel, which has no run-time checks, may still run if the instrumented kernel has a
/// finding of this kind.
enum class PlainKernel : std::uint8_t { runs, is_kept_back };

/// A kind of finding: its name in reports, and the check that it belongs to in each memory space. The
/// sentences are in app/words/names.cpp.
struct FindingRow {
    FindingKind kind;
    const char* name; ///< name in reports: "out-of-bounds"
    PlainKernel plain_kernel;
    CheckKind check; ///< check for findings in global memory
    CheckKind local_check;
    CheckKind image_check;
    /// Check for findings in private memory, and for findings that do not concern memory.
    CheckKind private_check;
};

/// All kinds, in the order of FindingKind.
[[nodiscard]] std::span<const FindingRow> finding_rows();

[[nodiscard]] const FindingRow& row_of(FindingKind kind);

/// Whether the plain kernel must not run because of this finding: the kind of the finding makes it unsafe, or
/// the kernel used an uninitialised private value, which can have any effect.
[[nodiscard]] bool keeps_plain_kernel_back(const Finding& finding);

} // namespace lockstep
