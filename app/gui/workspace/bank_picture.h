#pragma once

#include <cstddef> // first, because moc 6.4 fails if <compare> (used by ids.h) is the first standard header

#include "core/analysis/memory/step_banks.h"
#include "core/session/group_view.h"

#include <QString>
#include <optional>
#include <vector>

namespace lockstep::gui {

using BankPicture = StepBanks;

/// Returns the bank accesses of a warp step; empty if the step does not access local memory.
[[nodiscard]] std::optional<BankPicture> bank_picture(const GroupView& view, const WarpStep& step);

/// Summarizes a request: "1 pass · no conflict", "2-way conflict · 2 passes", "broadcast · 1 word · 1 pass".
[[nodiscard]] QString verdict(const BankPicture& request);

/// Formats ascending numbers as "0–3, 8", combining consecutive numbers into ranges.
[[nodiscard]] QString number_ranges(const std::vector<std::uint32_t>& numbers);

} // namespace lockstep::gui
