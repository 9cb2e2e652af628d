#pragma once

#include "core/trace/address_check.h"
#include "core/trace/trace_check.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// Looks for what contradicts itself in the events and values of some of a trace's groups: see
/// find_log_flaw(). For many calls, one thread each.
class LogCheck {
public:
    /// The trace's program, objects and sub-groups must be sound, and outlive this.
    explicit LogCheck(const Trace& trace);

    /// In the logs of those groups, whose offsets must be sound.
    [[nodiscard]] std::optional<TraceFlaw> flaw_in(GroupRange groups);

private:
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_events(GroupRange groups) const;
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_exchanges(GroupRange groups) const;
    [[nodiscard]] std::optional<TraceFlaw> flaw_of_values(GroupRange groups) const;
    [[nodiscard]] std::uint64_t lanes_around(std::uint64_t local_item) const;

    const Trace& trace_;
    AddressCheck addresses_;
    std::vector<std::uint64_t> value_slots_; ///< of each site
    bool meets_sub_groups_ = false;          ///< a site speaks to others of its sub-group
};

} // namespace lockstep
