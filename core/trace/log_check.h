#pragma once

#include "core/trace/address_check.h"
#include "core/trace/trace_check.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Checks the events and values of groups of a trace for consistency, see find_log_flaw(). One object can
/// check any number of groups, but must be used by a single thread.
class LogCheck {
public:
    /// The program, objects and sub-groups of the trace must have been checked. The trace must outlive this
    /// object.
    explicit LogCheck(const Trace& trace);

    /// Checks the logs of these groups. Their offsets must have been checked before.
    [[nodiscard]] std::optional<TraceFlaw> flaw_in(GroupRange groups);

private:
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_events(GroupRange groups) const;
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_exchanges(GroupRange groups) const;
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_values(GroupRange groups) const;
    [[nodiscard]] std::uint64_t lanes_around(std::uint64_t local_item) const;

    const Trace& trace_;
    AddressCheck addresses_;
    std::vector<std::uint64_t> value_slots_; ///< one entry per site
    /// Whether the program has a site at which the work-items of a sub-group interact.
    bool meets_sub_groups_ = false;
};

} // namespace lockstep
