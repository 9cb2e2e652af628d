#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/miss_classifier.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/atomic_queues.h"
#include "core/schedule/cost.h"
#include "core/schedule/far_request.h"
#include "core/schedule/l2_state.h"
#include "core/schedule/mover.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// The memory that all multiprocessors share. Requests must come in the order of their cycles.
///
///     multiprocessor 0 --+
///     multiprocessor 1 --+-- L2 (bytes a cycle, of reads and of writes) -- DRAM (bytes a cycle)
///     ...              --+
///
/// An answer comes the latency of the farthest level that its request had to go to after the last of its
/// pipe, L2 and DRAM has served it. What is on its way to a cache is waited for, not fetched again. A write
/// takes a place in L2. Atomics queue where they are served (AtomicQueues).
class FarMemory {
public:
    /// @param global_bytes  of the launch's buffers: those that L2 may hold from the beginning
    /// @param sites  of the program
    FarMemory(const HardwareModel& hardware, std::uint64_t global_bytes, std::optional<CostKind> without,
              bool with_miss_kinds, std::size_t sites);

    /// Answers the next request of an outbox; counts L2's hits and misses.
    void serve_next(Outbox& outbox);

    /// The cycle at which everything that was asked for has been moved.
    [[nodiscard]] std::uint64_t drained() const;
    /// Whether a request moved more than its fewest sectors.
    [[nodiscard]] bool is_uncoalesced() const { return is_uncoalesced_; }
    /// Of L2, by site; those of one that is warm are counted where they are asked for.
    [[nodiscard]] const std::vector<CacheFigures>& figures() const { return figures_; }

private:
    void look_up_all(const FarRequest& request, Travel& travel);
    void look_up(const FarRequest& request, FarLine line, Travel& travel);
    void read(FarLine line, Travel& travel, CacheCounts& figures);
    void write(FarLine line, Travel& travel);
    void move(FarRequest& request, const Travel& travelled);

    const HardwareModel& hardware_;
    const bool at_best_; ///< every request moves its fewest sectors only
    SetAssociativeCache l2_;
    std::optional<MissClassifier> l2_kinds_;
    Mover l2_mover_;
    Mover l2_writes_;
    Mover dram_;
    AtomicQueues atomics_;
    std::vector<Arrival*> arrivals_; ///< in L2, of what the present request fetches
    std::vector<CacheFigures> figures_;
    bool is_uncoalesced_ = false;
};

} // namespace lockstep
