#pragma once

#include "core/analysis/memory/cache.h"
#include "core/schedule/cost.h"
#include "core/schedule/warps/operation.h"
#include "core/schedule/warps/warp_streams.h"

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace lockstep::test {

/// A cache as lists: the lines of each set, most recently used first, with the sectors that each line
/// contains.
class SlowCache {
public:
    explicit SlowCache(const CacheShape& shape);

    struct Line {
        std::uint64_t number = 0;
        std::set<unsigned> sectors;
        std::set<unsigned> dirty;
        std::uint64_t arrival = 0;
    };

    [[nodiscard]] bool exists() const { return sets_ != 0; }
    /// Returns the line and makes it the most recently used one; null if the cache does not contain it.
    Line* find(std::uint64_t number);
    /// Stores the cycle in which a requested line arrives, unless the line was already evicted.
    void set_arrival(std::uint64_t number, std::uint64_t arrival);
    /// Inserts the line. Returns the number of dirty sectors in the line that it evicts.
    std::size_t insert(std::uint64_t number);

private:
    std::uint64_t sets_ = 0;
    std::size_t ways_ = 1;
    std::map<std::uint64_t, std::vector<Line>> lines_; ///< lines of each set, by set index
};

/// Simulates the memory system for slow_machine.h, sector by sector.
class SlowMemory {
public:
    SlowMemory(const HardwareModel& hardware, std::uint64_t global_bytes, std::optional<CostKind> without);

    /// Charges the pipes for requests in which no lane takes part (predicated off).
    void pass_by(std::uint32_t at, const MaskedSide& side, std::uint64_t own);
    /// Returns the cycle in which the value arrives; for a write, the cycle in which the pipe has accepted
    /// it.
    std::uint64_t serve(std::uint32_t at, Operation operation, const WarpInstruction& step,
                        const TouchedLine* lines, std::uint64_t own);
    [[nodiscard]] std::uint64_t drained() const;

    CacheFigures figures;
    std::uint64_t taken = 0; ///< the cycle in which the pipe has accepted the last request

private:
    struct Moved {
        std::uint64_t sectors = 0; ///< number of all moved sectors
        std::uint64_t least = 0;   ///< number of sectors that an ideal layout would move
    };

    std::uint64_t global(std::uint32_t at, Operation operation, const WarpInstruction& step,
                         const TouchedLine* lines, std::uint64_t own);
    std::uint64_t atomic(Operation operation, const WarpInstruction& step, const TouchedLine* lines,
                         std::uint64_t start);
    void read(std::uint32_t at, Operation operation, std::uint64_t line, unsigned sector, bool among_least);
    void write(std::uint64_t line, unsigned sector, bool among_least);
    void make_room_in_l2(std::uint64_t line);
    std::uint64_t move(std::uint64_t& moved_to, std::uint64_t rate, std::uint64_t start, const Moved& moved);
    [[nodiscard]] static std::uint64_t rounded_up(std::uint64_t a, std::uint64_t b) {
        return (a + b - 1) / b;
    }

    HardwareModel hardware_;
    bool is_warm_; ///< whether L2 already contains all data
    std::optional<CostKind> without_;
    std::uint64_t& global_free(std::uint32_t at) {
        return hardware_.one_pipe == 1 ? local_free_[at] : global_free_[at];
    }
    std::vector<std::uint64_t> local_free_;
    std::vector<std::uint64_t> global_free_;
    std::vector<SlowCache> l1_;
    SlowCache l2_;
    std::uint64_t l2_moved_to_ = 0;
    std::uint64_t l2_written_to_ = 0;
    std::uint64_t dram_moved_to_ = 0;
    /// By L2 slice: when it becomes free, in cycles times atomics_per_kilocycle.
    std::map<std::uint64_t, std::uint64_t> slices_;

    // The following members are the state of the current request.
    Moved l2_moved_;
    Moved dram_moved_;
    std::uint64_t latency_ = 0;
    std::uint64_t available_at_ = 0;
    /// Lines whose arrival the request determines.
    std::vector<std::pair<SlowCache*, std::uint64_t>> fetched_;
};

} // namespace lockstep::test
