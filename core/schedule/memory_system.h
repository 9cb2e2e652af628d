#pragma once

#include "core/analysis/memory/cache.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/atomic_queues.h"
#include "core/schedule/cost.h"
#include "core/schedule/global_pipe.h"
#include "core/schedule/mover.h"
#include "core/schedule/warp_streams.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace lockstep {

/// What a warp step does besides arithmetic.
enum class Operation : std::uint8_t {
    none,       ///< a decision, a fence
    local_read, ///< and atomics, which answer too
    local_write,
    global_read,
    global_write,
    global_atomic,
    global_reduction, ///< an atomic that the compiler does once for the warp
    image_read,
    image_write,
    exchange, ///< between lanes: one cycle of the local pipe
    barrier,
};

/// True where a value comes back.
[[nodiscard]] constexpr bool answers(Operation operation) {
    return operation == Operation::local_read || operation == Operation::global_read ||
           operation == Operation::global_atomic || operation == Operation::global_reduction ||
           operation == Operation::image_read || operation == Operation::exchange;
}

/// A side of a decision that none of a warp's lanes takes, where the compiler made it without a branch: the warp issues
/// it all the same, its accesses as requests of no lane.
struct MaskedSide {
    std::uint32_t issue = 0;  ///< cycles
    std::uint32_t local = 0;  ///< requests of local memory
    std::uint32_t global = 0; ///< of global memory
};

/// Pipes, caches and DRAM of the machine. Requests must come in the order of their cycles.
///
///     multiprocessor 0:  local pipe (a wavefront a cycle), image pipe
///                        global pipe (sectors a cycle), L1 --+
///     multiprocessor 1:  ...                           L1 --+-- L2 (bytes a cycle, of reads and of writes)
///                                                               -- DRAM (bytes a cycle)
///
/// Where local and global memory share one pipe (HardwareModel::one_pipe), it is the local one.
///
/// A request takes its pipe from the cycle in which it issues, or when the pipe is free. Its answer comes the
/// latency of the farthest level it had to go to after the last of the pipe, L2 and DRAM has served it. What
/// is on its way to a cache is waited for, not fetched again. A write goes through L1 without a place there,
/// takes one in L2, and its warp goes on when the pipe has taken it. Atomics of global memory queue where they
/// are served (AtomicQueues). An L2 that holds all buffers from the beginning (HardwareModel::warm_l2) misses
/// nothing and writes nothing back.
class MemorySystem {
public:
    /// @param global_bytes  of the launch's buffers: those that L2 may hold from the beginning
    MemorySystem(const HardwareModel& hardware, std::uint64_t global_bytes, std::optional<CostKind> without,
                 bool with_miss_kinds);

    struct Served {
        std::uint64_t ready = 0; ///< cycle at which the answer is there, or the pipe has taken the write
        std::uint64_t taken = 0; ///< cycle at which the pipe has taken the request
        std::uint64_t extra = 0; ///< pipe cycles beyond the fewest: conflicts, or uncoalesced sectors
    };

    /// Serves a request that multiprocessor `at` issues in cycle `own`. Counts hits and misses.
    Served serve(std::uint32_t at, Operation operation, const WarpInstruction& step,
                 std::span<const TouchedLine> lines, std::uint64_t own, CacheFigures& figures);

    /// Requests of no lane, which take their pipes a cycle each.
    void pass_by(std::uint32_t at, const MaskedSide& side, std::uint64_t own);

    /// The cycle at which everything that was asked for has been moved.
    [[nodiscard]] std::uint64_t drained() const;

    /// Whether a request took more of its pipe, of L2 or of DRAM than its fewest sectors would have.
    [[nodiscard]] bool is_uncoalesced() const { return is_uncoalesced_; }

private:
    /// One multiprocessor's share.
    struct Near {
        std::uint64_t local_free = 0;  ///< cycle from which the pipe is free
        std::uint64_t global_free = 0; ///< unused where one pipe serves both
        std::uint64_t image_free = 0;
        std::unique_ptr<SetAssociativeCache> l1; ///< made at the first access
        std::unique_ptr<MissClassifier> kinds;
    };
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
    };

    [[nodiscard]] std::uint64_t& global_free(Near& near) const {
        return hardware_.one_pipe != 0 ? near.local_free : near.global_free;
    }
    Served local(Near& near, Operation operation, const WarpInstruction& step, std::uint64_t own) const;
    Served image(Near& near, Operation operation, const WarpInstruction& step, std::uint64_t own) const;
    Served global(Near& near, Operation operation, const WarpInstruction& step,
                  std::span<const TouchedLine> lines, std::uint64_t own, CacheFigures& figures);
    Travel travel(Near& near, Operation operation, const WarpInstruction& step,
                  std::span<const TouchedLine> lines, CacheFigures& figures);
    void read(Near& near, TouchedLine line, std::uint32_t least, Travel& travel, CacheFigures& figures);
    void read_l2(TouchedLine line, std::uint32_t least, Travel& travel, CacheFigures& figures);
    void write_l2(TouchedLine line, std::uint32_t least, Travel& travel);
    void atomic(TouchedLine line, std::uint32_t least, Travel& travel, CacheFigures& figures);
    void add(std::uint32_t sectors, std::uint32_t least, std::uint64_t Traffic::*level, Travel& travel) const;
    SetAssociativeCache& l1_of(Near& near) const;

    const HardwareModel& hardware_;
    const std::optional<CostKind> without_;
    const bool with_miss_kinds_;
    const bool l2_is_warm_; ///< all that the launch touches lies there
    const CacheShape l1_shape_;
    const GlobalPipe pipe_;
    const Divider texels_a_cycle_;
    std::vector<Near> near_;
    SetAssociativeCache l2_;
    std::optional<MissClassifier> l2_kinds_;
    Mover l2_mover_;
    Mover l2_writes_;
    Mover dram_;
    AtomicQueues atomics_;
    std::vector<std::uint64_t*> arrivals_; ///< of what the present request fetches
    bool is_uncoalesced_ = false;
};

} // namespace lockstep
