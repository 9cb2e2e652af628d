#pragma once

#include "core/analysis/findings/checks.h"
#include "core/analysis/findings/finding.h"

#include <span>

namespace lockstep {

/// What becomes of the plain kernel, which guards against nothing, where the instrumented one did this.
enum class PlainKernel : std::uint8_t { runs, is_kept_back };

/// A kind of finding: its name in reports, and the checks whose outcome it is, by where in memory it lies.
/// Its words are in app/words/names.cpp.
struct FindingRow {
    FindingKind kind;
    const char* name; ///< "out-of-bounds"
    PlainKernel plain_kernel;
    CheckKind check; ///< in global memory
    CheckKind local_check;
    CheckKind image_check;
    CheckKind private_check; ///< or where memory has no part in it
};

/// All kinds, in the order of FindingKind.
[[nodiscard]] std::span<const FindingRow> finding_rows();

[[nodiscard]] const FindingRow& row_of(FindingKind kind);

/// Whether the plain kernel is kept back for it: by its kind, or since what private memory held may lead it
/// anywhere.
[[nodiscard]] bool keeps_plain_kernel_back(const Finding& finding);

} // namespace lockstep
