#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The values written by a launch, byte by byte as in memory. Fast if the queries go through one group after
/// another, with ascending events for each work-item. Uses memory for each work-item of a group, not for each
/// event. The trace must outlive this object.
class ValueBytes {
public:
    explicit ValueBytes(const Trace& trace);

    /// One byte of the value of an access; -1 if unknown: the recording has no values, or their byte order in
    /// memory is different.
    [[nodiscard]] int byte_of(std::uint32_t site, std::uint64_t work_item, std::uint64_t event,
                              std::uint32_t byte);

private:
    /// An event of a work-item, and the index of its value.
    struct Reached {
        std::uint64_t event = 0;
        std::uint64_t value = 0;
    };
    void enter(std::uint64_t group);
    [[nodiscard]] std::uint64_t value_of(std::uint64_t work_item, std::uint64_t event);

    const Trace& trace_;
    std::vector<bool> has_plain_value_; ///< one entry per site: true if its bytes in memory are those of its
                                        ///< value, in order
    std::vector<std::uint32_t> slots_;  ///< one entry per site: value_slots()
    std::uint64_t group_ = ~std::uint64_t{0};
    std::vector<Reached> reached_; ///< one entry per work-item of the group: the position of its last query
};

} // namespace lockstep
