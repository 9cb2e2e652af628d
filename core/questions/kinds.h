#pragma once

#include "core/questions/draft.h"

#include <optional>

namespace lockstep {

// One function per kind. Each returns nullopt if the question has no unique answer at the place, or if the
// answer is trivial. All of them are called through the table in ask.cpp.

using DraftOf = std::optional<Draft> (*)(const Asking& at);

[[nodiscard]] std::optional<Draft> draft_lanes_next(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_warps_in_round(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_sectors(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_lines(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_conflict_degree(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_shares_bank(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_lanes_taking(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_split(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_missing_barrier(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_occupancy_limit(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_next_read(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_which_variant(const Asking& at);
[[nodiscard]] std::optional<Draft> draft_order_rounds(const Asking& at);

} // namespace lockstep
