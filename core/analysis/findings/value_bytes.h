#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// Provides the values that a launch wrote, byte by byte as in memory. Queries are fast if they proceed group
/// by group, with ascending events for each work-item. Memory use is proportional to the work-items of a
/// group, not to the events. The trace must outlive this object.
class ValueBytes {
public:
    explicit ValueBytes(const Trace& trace);

    /// Returns one byte of the value of an access; -1 if unknown, because the recording has no values or
    /// their byte order in memory differs.
    [[nodiscard]] int byte_of(std::uint32_t site, std::uint64_t work_item, std::uint64_t event,
                              std::uint32_t byte);

private:
    /// The position of a work-item's last query: an event, and the index of its value.
    struct Reached {
        std::uint64_t event = 0;
        std::uint64_t value = 0;
    };
    void enter(std::uint64_t group);
    [[nodiscard]] std::uint64_t value_of(std::uint64_t work_item, std::uint64_t event);

    const Trace& trace_;
    /// One entry per site: true if the bytes of the recorded value are in memory order.
    std::vector<bool> has_plain_value_;
    /// For each site, the number of value slots that one of its events takes.
    std::vector<std::uint32_t> slots_;
    std::uint64_t group_ = ~std::uint64_t{0};
    std::vector<Reached> reached_; ///< for each work-item of the group, the position of its last query
};

} // namespace lockstep
