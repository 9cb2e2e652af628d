#include "core/schedule/memory/far_memory.h"

#include <algorithm>
#include <cstddef>

namespace lockstep {
namespace {

/// Returns the index of the bucket to which a request belongs. Each cycle has two buckets: one for requests
/// from ending issues and waits, and one for requests from groups that start.
std::size_t bucket_of(const FarRequest& request, std::uint64_t begin, std::size_t outboxes) {
    return 2 * (request.cycle - begin) + (request.rank >= outboxes ? 1 : 0);
}

/// Calls work(outbox, request) for all requests from cycles before `end` that have not been served yet.
template <class Work>
void each_waiting(std::span<Outbox* const> outboxes, std::uint64_t end, const Work& work) {
    for (std::uint32_t o = 0; o < outboxes.size(); ++o) {
        const std::vector<FarRequest>& requests = outboxes[o]->requests;
        for (std::size_t i = outboxes[o]->served; i < requests.size() && requests[i].cycle < end; ++i) {
            work(o, static_cast<std::uint32_t>(i));
        }
    }
}

} // namespace

void RequestOrder::serve(std::span<Outbox* const> outboxes, std::uint64_t begin, std::uint64_t end,
                         FarMemory& memory) {
    first_.assign(2 * (end - begin) + 1, 0);
    const auto bucket = [&](std::uint32_t outbox, std::uint32_t request) {
        return bucket_of(outboxes[outbox]->requests[request], begin, outboxes.size());
    };
    each_waiting(outboxes, end, [&](std::uint32_t o, std::uint32_t i) { ++first_[bucket(o, i) + 1]; });
    for (std::size_t i = 1; i < first_.size(); ++i) {
        first_[i] += first_[i - 1];
    }
    next_.resize(first_.back());
    each_waiting(outboxes, end, [&](std::uint32_t o, std::uint32_t i) {
        next_[first_[bucket(o, i)]++] = {o, i};
    });
    const auto rank = [&](Next next) { return outboxes[next.outbox]->requests[next.request].rank; };
    for (std::size_t of_groups = 1; of_groups + 1 < first_.size();
         of_groups += 2) { // each bucket starts where the previous one ends
        std::ranges::stable_sort(next_.begin() + first_[of_groups - 1], next_.begin() + first_[of_groups], {},
                                 rank);
    }
    for (const Next next : next_) {
        memory.serve_next(*outboxes[next.outbox]);
    }
}

} // namespace lockstep
