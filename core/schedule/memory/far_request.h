#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/requests.h"
#include "core/schedule/warps/operation.h"
#include "core/schedule/warps/warp_streams.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Returns the number of sectors in a bit mask.
[[nodiscard]] constexpr std::uint32_t sector_count(std::uint32_t sectors) {
    return static_cast<std::uint32_t>(std::popcount(sectors));
}

/// Returns `bits` with only its lowest `most` set bits.
[[nodiscard]] constexpr std::uint32_t first_bits(std::uint32_t bits, std::uint32_t most) {
    while (sector_count(bits) > most) {
        bits &= ~std::bit_floor(bits);
    }
    return bits;
}

/// The number of bytes that a request transfers to or from L2 and DRAM.
struct Traffic {
    std::uint64_t l2 = 0;
    std::uint64_t dram = 0;
    friend bool operator==(const Traffic&, const Traffic&) = default;
};

/// What is known about the path of a request through the memory: the traffic that it caused, its latency, and
/// the data for which it must wait.
struct Travel {
    Traffic all;
    Traffic least; ///< traffic if only the minimum number of sectors were transferred
    std::uint32_t latency = 0;
    /// Cycle at which data arrives that this request needs and that an earlier request is already fetching.
    std::uint64_t available_at = 0;

    /// Adds the traffic of `sectors` sectors at one memory level, of which `least_sectors` belong to the
    /// minimum.
    void add(std::uint32_t sectors, std::uint32_t least_sectors, std::uint64_t Traffic::*level,
             std::uint32_t sector_bytes) {
        all.*level += std::uint64_t{sectors} * sector_bytes;
        least.*level += std::uint64_t{least_sectors} * sector_bytes;
    }
};

/// The sectors of a cache line that a request needs from L2. `least` marks those that belong to the minimum
/// number of sectors.
struct FarLine {
    TouchedLine wanted = 0;
    std::uint32_t least = 0;
};

/// An L1 line whose state is not final yet, because it depends on responses to earlier requests, or because
/// the request itself fetches data into it.
struct OpenLine {
    Arrival* arrival = nullptr;
    /// Whether this request has put the line into the cache, replacing another line.
    bool is_new = false;
    /// Whether the request waits for sectors of this line that earlier requests are fetching.
    bool is_wanted = false;
    bool is_fetched = false;
};

/// A global-memory request that cannot be served within its multiprocessor.
struct FarRequest {
    std::uint64_t cycle = 0;
    std::uint64_t rank = 0; ///< determines the order in which requests of the same cycle are served
    const WarpInstruction* step = nullptr;
    const TouchedLine* lines = nullptr; ///< cache lines that the step accesses
    std::uint64_t start = 0;            ///< first cycle in which the pipe works on the request
    std::uint64_t taken = 0;            ///< cycle at which the pipe has finished accepting the request
    std::uint64_t least_cycles = 0;     ///< number of cycles in the pipe with the minimum number of sectors
    Travel travel;                      ///< its traffic, as far as the multiprocessor already knows it
    /// Index of its first sector from L2. These sectors are far[first_far .. first_far + far_count) of its
    /// outbox.
    std::uint32_t first_far = 0;
    std::uint32_t far_count = 0;
    /// Index of its first open line. These lines are open[first_open .. first_open + open_count) of its
    /// outbox.
    std::uint32_t first_open = 0;
    std::uint32_t open_count = 0;
    Operation operation{};
    /// Whether the request bypasses L1, so that it needs all lines of the step from L2.
    bool passes_l1 = false;
    // the response
    std::uint64_t ready = 0; ///< cycle of the response; for a write, cycle at which the pipe has accepted it
    std::uint64_t extra = 0; ///< cycles in addition to those needed for the minimum number of sectors
};

/// The pending requests of a multiprocessor to the memory that all multiprocessors share, in the order in
/// which they were made.
struct Outbox {
    std::vector<FarRequest> requests;
    std::vector<FarLine> far;
    std::vector<OpenLine> open;
    std::uint64_t cycle = 0;   ///< cycle in which the next requests are made
    std::uint64_t rank = 0;    ///< rank of the next requests
    std::uint64_t horizon = 0; ///< responses to pending requests do not arrive before this cycle
    std::size_t served = 0;    ///< number of requests that have been served

    /// Appends a request and returns a reference to it. The caller sets the remaining members.
    FarRequest& next(Operation operation, const WarpInstruction& step, const TouchedLine* lines) {
        return requests.emplace_back(FarRequest{.cycle = cycle,
                                                .rank = rank,
                                                .step = &step,
                                                .lines = lines,
                                                .first_far = static_cast<std::uint32_t>(far.size()),
                                                .first_open = static_cast<std::uint32_t>(open.size()),
                                                .operation = operation});
    }
    void clear() {
        requests.clear();
        far.clear();
        open.clear();
        served = 0;
    }
};

} // namespace lockstep
