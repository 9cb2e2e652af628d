#pragma once

#include "core/trace/address_check.h"
#include "core/trace/trace_check.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Looks for inconsistencies in the events and values of some of a trace's groups, see find_log_flaw(). It
/// can be called many times; use a separate object per thread.
class LogCheck {
public:
    /// The trace's program, objects and sub-groups must have been checked, and outlive this object.
    explicit LogCheck(const Trace& trace);

    /// Checks the logs of these groups, whose offsets must have been checked.
    [[nodiscard]] std::optional<TraceFlaw> flaw_in(GroupRange groups);

private:
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_events(GroupRange groups) const;
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_exchanges(GroupRange groups) const;
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_values(GroupRange groups) const;
    [[nodiscard]] std::uint64_t lanes_around(std::uint64_t local_item) const;

    const Trace& trace_;
    AddressCheck addresses_;
    std::vector<std::uint64_t> value_slots_; ///< by site
    bool meets_sub_groups_ = false; ///< whether a site interacts with other work-items of its sub-group
};

} // namespace lockstep
