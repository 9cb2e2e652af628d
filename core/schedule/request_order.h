#pragma once

#include "core/schedule/far_memory.h"
#include "core/schedule/far_request.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Serves what multiprocessors asked for in some cycles as if they had asked one after the other: cycle by
/// cycle, in each first what came at the ends of issues and waits, by multiprocessor, then what came with new
/// groups, by group.
///
///     outbox 0   3 3 9      buckets   cycle 3: 0 0 2    4: 1    9: 0 1
///     outbox 1   4 9
///     outbox 2   3          (each has its own requests in order, so that a bucket need only say whose is next)
class RequestOrder {
public:
    /// Of cycles before `end`; all requests before `begin` have been served.
    void serve(std::span<Outbox* const> outboxes, std::uint64_t begin, std::uint64_t end, FarMemory& memory);

private:
    struct Next {
        std::uint32_t outbox = 0;
        std::uint32_t request = 0;
    };
    std::vector<std::uint32_t> first_; ///< of each bucket, its first place in next_
    std::vector<Next> next_;
};

} // namespace lockstep
