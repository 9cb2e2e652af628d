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

/// Returns the lowest `most` of the set bits.
[[nodiscard]] constexpr std::uint32_t first_bits(std::uint32_t bits, std::uint32_t most) {
    while (sector_count(bits) > most) {
        bits &= ~std::bit_floor(bits);
    }
    return bits;
}

/// Bytes that a request transfers to or from L2 and DRAM.
struct Traffic {
    std::uint64_t l2 = 0;
    std::uint64_t dram = 0;
    friend bool operator==(const Traffic&, const Traffic&) = default;
};

/// The levels of memory that a request accessed, and the bytes that it transferred.
struct Travel {
    Traffic all;
    Traffic least; ///< traffic for only the minimum number of sectors
    std::uint32_t latency = 0;
    std::uint64_t available_at = 0; ///< cycle at which data arrives that another request is already fetching

    /// Adds this number of sectors.
    void add(std::uint32_t sectors, std::uint32_t least_sectors, std::uint64_t Traffic::*level,
             std::uint32_t sector_bytes) {
        all.*level += std::uint64_t{sectors} * sector_bytes;
        least.*level += std::uint64_t{least_sectors} * sector_bytes;
    }
};

/// Sectors of a line that a request needs from L2. `least`: those of them that belong to the minimum.
struct FarLine {
    TouchedLine wanted = 0;
    std::uint32_t least = 0;
};

/// A line in L1 whose state depends on the answers to earlier requests, or into which the request fetches
/// data.
struct OpenLine {
    Arrival* arrival = nullptr;
    bool is_new = false;    ///< whether this request replaces the line in this way of the cache
    bool is_wanted = false; ///< whether the request waits for sectors of this line that are being fetched
    bool is_fetched = false;
};

/// A global-memory request that must be served outside its multiprocessor.
struct FarRequest {
    std::uint64_t cycle = 0;
    std::uint64_t rank = 0; ///< order in which requests of the same cycle are served
    const WarpInstruction* step = nullptr;
    const TouchedLine* lines = nullptr; ///< lines that the step accesses
    std::uint64_t start = 0;            ///< first cycle in which the pipe serves the request
    std::uint64_t taken = 0;            ///< cycle at which the pipe has accepted the request
    std::uint64_t least_cycles = 0;     ///< minimum number of cycles in the pipe
    Travel travel;                      ///< as far as it is known on the multiprocessor
    std::uint32_t first_far = 0;        ///< far[first_far .. first_far + far_count) in its outbox
    std::uint32_t far_count = 0;
    std::uint32_t first_open = 0; ///< open[first_open .. first_open + open_count) in its outbox
    std::uint32_t open_count = 0;
    Operation operation{};
    bool passes_l1 = false; ///< the request needs all lines of the step from L2
    // the answer
    std::uint64_t ready = 0; ///< cycle of the answer, or at which the pipe has accepted the write
    std::uint64_t extra = 0; ///< cycles in excess of those for the minimum number of sectors
};

/// The pending requests of a multiprocessor to the memory that all multiprocessors share, in order.
struct Outbox {
    std::vector<FarRequest> requests;
    std::vector<FarLine> far;
    std::vector<OpenLine> open;
    std::uint64_t cycle = 0;   ///< cycle of the next request
    std::uint64_t rank = 0;    ///< rank of the next request
    std::uint64_t horizon = 0; ///< no answer arrives before this cycle
    std::size_t served = 0;    ///< number of requests that have been served

    /// Appends a request and returns it; the caller fills in the rest.
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
