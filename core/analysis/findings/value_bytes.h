#pragma once

#include "core/trace/trace.h"

#include <cstdint>
#include <vector>

namespace lockstep {

/// The values that a launch's writes moved, byte by byte as they stand in memory. Fast for events of one group
/// after the other; the trace must outlive this.
class ValueBytes {
public:
    explicit ValueBytes(const Trace& trace);

    /// A byte of the value that an access moved; -1 where it is not known: no values are in the recording, or
    /// they stand in memory in another order.
    [[nodiscard]] int byte_of(std::uint32_t site, std::uint64_t work_item, std::uint64_t event,
                              std::uint32_t byte);

private:
    void enter(std::uint64_t group);

    const Trace& trace_;
    std::vector<bool> has_plain_value_; ///< by site: its bytes in memory are those of its value, in order
    std::uint64_t group_ = ~std::uint64_t{0};
    std::vector<std::uint64_t> value_at_; ///< of each event of that group: its place among the values
};

} // namespace lockstep
