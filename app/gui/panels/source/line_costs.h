#pragma once

#include "core/schedule/savings.h"
#include "core/session/line_conflicts.h"
#include "core/session/session.h"

#include <QStringList>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

namespace lockstep::gui {

/// The cost of each line of the kernel's own file that has one, by line number, from 1: the same cost in one or several
/// forms, the longest first.
using LineCosts = std::map<std::uint32_t, QStringList>;

/// The costs of the lines of a launch.
struct CostsOfLines {
    std::shared_ptr<const Session> session = nullptr;
    std::size_t launch = 0;
    LineCosts lines = {};
};

/// Returns the costs of a launch: "8-way × 9, 31.0 % of the cycles". A line has its worst bank conflict with the number
/// of warp steps with conflicts; otherwise its sectors per access to global memory; and its share of the modelled
/// scheduler cycles. `account` may be null.
[[nodiscard]] LineCosts line_costs(const Session& session, std::size_t launch, const LaunchAccount* account,
                                   const std::vector<LineConflicts>& conflicts);

} // namespace lockstep::gui
