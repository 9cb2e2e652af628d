#pragma once

#include "core/analysis/memory/cache.h"
#include "core/analysis/memory/miss_classifier.h"
#include "core/hardware/hardware_model.h"
#include "core/schedule/cost.h"
#include "core/schedule/memory/far_request.h"
#include "core/schedule/memory/global_pipe.h"
#include "core/schedule/memory/l2_state.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace lockstep {

/// The part of the memory that belongs to one multiprocessor. Requests must be passed in the order of their
/// cycles.
///
///     local pipe (one wavefront per cycle), image pipe
///     global pipe (sectors per cycle), L1 ---- L1 misses: to the outbox, for FarMemory
///
/// If local and global memory share one pipe (HardwareModel::one_pipe), it is the local one.
///
/// A request occupies its pipe from the cycle in which it issues, or from when the pipe becomes free. A write
/// passes through L1 without allocating a line, and its warp continues when the pipe has accepted it.
class NearMemory {
public:
    NearMemory(const HardwareModel& hardware, L2State l2, std::optional<CostKind> without,
               bool with_miss_kinds);

    struct Served {
        /// Cycle of the response. For a write, the cycle at which the pipe has accepted the request.
        std::uint64_t ready = 0;
        std::uint64_t taken = 0; ///< cycle at which the pipe has accepted the request
        /// Cycles in the pipe in addition to the minimum, caused by bank conflicts or uncoalesced sectors.
        std::uint64_t extra = 0;
        /// Whether `ready` is only the earliest possible cycle. The actual one depends on the last request in
        /// the outbox.
        bool is_open = false;
    };

    /// Serves a request that issues in cycle `own`, and counts cache hits and misses. `executions` is the
    /// number of executions of the site that this instruction covers (see StepCost::served).
    Served serve(Operation operation, const WarpInstruction& step, const TouchedLine* lines,
                 std::uint64_t own, std::uint32_t executions, CacheFigures& figures, Outbox& outbox);

    /// Adds requests without active lanes, from a predicated side of a branch. Each occupies its pipe for one
    /// cycle.
    void pass_by(const MaskedSide& side, std::uint64_t own);

    /// Whether any request occupied its pipe for more cycles than its minimum number of sectors needs.
    [[nodiscard]] bool is_uncoalesced() const { return is_uncoalesced_; }

private:
    Served local(Operation operation, const WarpInstruction& step, std::uint64_t own,
                 std::uint32_t executions);
    Served image(Operation operation, const WarpInstruction& step, std::uint64_t own);
    Served global(Operation operation, const WarpInstruction& step, const TouchedLine* lines,
                  std::uint64_t own, CacheFigures& figures, Outbox& outbox);
    void take_pipe(FarRequest& request, std::uint64_t own);
    void travel(FarRequest& request, CacheFigures& figures, Outbox& outbox);
    std::uint32_t read_l1(TouchedLine line, Travel& travel, CacheFigures& figures, Outbox& outbox);
    void pass_l1(FarRequest& request, CacheFigures& figures) const;
    void go_far(std::uint32_t sectors, std::uint32_t least, FarRequest& request, CacheFigures& figures) const;
    SetAssociativeCache& l1();

    const HardwareModel& hardware_;
    const L2State l2_;
    const std::optional<CostKind> without_;
    const bool with_miss_kinds_;
    const CacheShape l1_shape_;
    const GlobalPipe pipe_;
    const Divider texels_a_cycle_;
    std::uint64_t local_free_ = 0; ///< first cycle in which the local pipe is free
    /// First cycle in which the global pipe is free. Unused if one pipe serves local and global memory.
    std::uint64_t global_free_ = 0;
    std::uint64_t image_free_ = 0;
    std::unique_ptr<SetAssociativeCache> l1_; ///< created on first access
    std::unique_ptr<MissClassifier> kinds_;
    bool is_uncoalesced_ = false;
};

} // namespace lockstep
