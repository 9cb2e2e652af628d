#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/requests.h"
#include "core/schedule/operation.h"
#include "core/schedule/warp_streams.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Of sectors as bits.
[[nodiscard]] constexpr std::uint32_t sector_count(std::uint32_t sectors) {
    return static_cast<std::uint32_t>(std::popcount(sectors));
}

/// The lowest `most` of the set bits.
[[nodiscard]] constexpr std::uint32_t first_bits(std::uint32_t bits, std::uint32_t most) {
    while (sector_count(bits) > most) {
        bits &= ~std::bit_floor(bits);
    }
    return bits;
}

/// Bytes that a request moves behind the pipe.
struct Traffic {
    std::uint64_t l2 = 0;
    std::uint64_t dram = 0;
    friend bool operator==(const Traffic&, const Traffic&) = default;
};

/// How far a request had to go, and what it moved.
struct Travel {
    Traffic all;
    Traffic least; ///< of its first sectors only, as many as would be needed at best
    std::uint32_t latency = 0;
    std::uint64_t available_at = 0; ///< cycle at which what was already under way arrives

    /// So many sectors.
    void add(std::uint32_t sectors, std::uint32_t least_sectors, std::uint64_t Traffic::*level,
             std::uint32_t sector_bytes) {
        all.*level += std::uint64_t{sectors} * sector_bytes;
        least.*level += std::uint64_t{least_sectors} * sector_bytes;
    }
};

/// Sectors of a line that a request wants of L2; `least`: those of them that are among the fewest.
struct FarLine {
    TouchedLine wanted = 0;
    std::uint32_t least = 0;
};

/// A place in L1 of which a request can tell only with the answers of those before it, or into which it
/// fetches.
struct OpenLine {
    Arrival* arrival = nullptr;
    bool is_new = false;    ///< from here on it is another line's place
    bool is_wanted = false; ///< sectors that are on their way there are waited for
    bool is_fetched = false;
};

/// A request of global memory that leaves its multiprocessor.
struct FarRequest {
    std::uint64_t cycle = 0;
    std::uint64_t rank = 0; ///< of those of a cycle: the order in which they are served
    const WarpInstruction* step = nullptr;
    const TouchedLine* lines = nullptr; ///< of the step
    std::uint64_t start = 0;            ///< cycle from which its pipe serves it
    std::uint64_t taken = 0;            ///< cycle at which the pipe has taken it
    std::uint64_t least_cycles = 0;     ///< of the pipe at best
    Travel travel;                      ///< as far as its multiprocessor knows
    std::uint32_t first_far = 0;        ///< far[first_far .. first_far + far_count) of its outbox
    std::uint32_t far_count = 0;
    std::uint32_t first_open = 0; ///< open[first_open .. first_open + open_count) of its outbox
    std::uint32_t open_count = 0;
    Operation operation{};
    bool passes_l1 = false; ///< it wants all of the step's lines of L2
    // The answer.
    std::uint64_t ready = 0; ///< cycle at which it is there, or the pipe has taken the write
    std::uint64_t extra = 0; ///< cycles that it took beyond its fewest sectors
};

/// What a multiprocessor has asked of the memory that all share and has no answer to yet, in order.
struct Outbox {
    std::vector<FarRequest> requests;
    std::vector<FarLine> far;
    std::vector<OpenLine> open;
    std::uint64_t cycle = 0;   ///< of the next request
    std::uint64_t rank = 0;    ///< of the next request
    std::uint64_t horizon = 0; ///< no answer comes before this cycle
    std::size_t served = 0;    ///< requests

    /// The next request, not yet filled in.
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
