#pragma once

#include "core/schedule/memory/far_memory.h"
#include "core/schedule/memory/far_request.h"

#include <cstdint>
#include <span>
#include <vector>

namespace lockstep {

/// Serves the requests of all multiprocessors in a range of cycles, one after another in a defined order:
/// cycle by cycle; within a cycle, first the requests from ending issues and waits, by multiprocessor, then
/// those from new groups, by group.
///
///     outbox 0   3 3 9      buckets   cycle 3: 0 0 2    4: 1    9: 0 1
///     outbox 1   4 9
///     outbox 2   3          (requests in an outbox are in order, so a bucket lists only the outboxes)
class RequestOrder {
public:
    /// Serves the requests of cycles before `end`. All requests of cycles before `begin` must have been
    /// served.
    void serve(std::span<Outbox* const> outboxes, std::uint64_t begin, std::uint64_t end, FarMemory& memory);

private:
    struct Next {
        std::uint32_t outbox = 0;
        std::uint32_t request = 0;
    };
    std::vector<std::uint32_t> first_; ///< one entry per bucket: its first index in next_
    std::vector<Next> next_;
};

} // namespace lockstep
