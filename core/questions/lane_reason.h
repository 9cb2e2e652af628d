#pragma once

#include "core/questions/question.h"
#include "core/session/group_view.h"

#include <cstdint>
#include <optional>
#include <string>

namespace lockstep {

/// Why a lane takes part in a step or not: the value of the condition that decided it.
///
///     lid % (2 * k) == 0      lane 4, k = 4:   lid % (2 * k) is 4, so the condition is false
struct LaneReason {
    Lane lane;
    std::string condition;  ///< "lid % (2 * k) == 0"
    std::string left;       ///< left side of the condition: "lid % (2 * k)"
    std::int64_t value = 0; ///< value of the left side for this lane
    bool is_true = false;   ///< whether the condition is true for this lane
    friend bool operator==(const LaneReason&, const LaneReason&) = default;
};

/// Returns the reason for one lane of a question of the kind lanes_next; `view` is the view of its group. The
/// condition is evaluated with the loop variable, and with the id of the work-item for one other name. The
/// result is used only if it agrees with the recorded decisions of all lanes in all executions; otherwise, and
/// for conditions that are not one comparison of integers, returns nullopt.
[[nodiscard]] std::optional<LaneReason> lane_reason(const GroupView& view, const Question& question,
                                                    Lane lane);

} // namespace lockstep
