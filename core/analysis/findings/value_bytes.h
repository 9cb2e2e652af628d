#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The values that a launch's writes moved, byte by byte as they stand in memory. Fast for events of one group after the
/// other, if those of each work-item ascend. Takes memory for each work-item of a group, not for each event. The trace must
/// outlive this.
class ValueBytes {
public:
    explicit ValueBytes(const Trace& trace);

    /// A byte of the value that an access moved; -1 where it is not known: no values are in the recording, or
    /// they stand in memory in another order.
    [[nodiscard]] int byte_of(std::uint32_t site, std::uint64_t work_item, std::uint64_t event,
                              std::uint32_t byte);

private:
    /// An event of a work-item, and the place of its value among the values.
    struct Reached {
        std::uint64_t event = 0;
        std::uint64_t value = 0;
    };
    void enter(std::uint64_t group);
    [[nodiscard]] std::uint64_t value_of(std::uint64_t work_item, std::uint64_t event);

    const Trace& trace_;
    std::vector<bool> has_plain_value_; ///< by site: its bytes in memory are those of its value, in order
    std::vector<std::uint32_t> slots_;  ///< of each site: value_slots()
    std::uint64_t group_ = ~std::uint64_t{0};
    std::vector<Reached> reached_; ///< of each work-item of that group: where it was asked about last
};

} // namespace lockstep
