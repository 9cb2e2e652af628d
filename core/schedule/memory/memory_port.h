#pragma once

#include "core/schedule/memory/far_request.h"
#include "core/schedule/memory/near_memory.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/warps/resident_warp.h"
#include "core/schedule/warps/scoreboard.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// Manages the memory requests of the warps of a multiprocessor, and the waits that depend on missing
/// responses of L2 and DRAM. The responses become known only after each window of cycles. Then everything
/// that depends on them is processed in the original order, as if they had been known immediately:
///
///     cycle      T               T + 40           T + 90             horizon ...
///     warps      load a          load b           warp 3 waits
///     open       a in flight     b in flight      for the first
///     responses                                                      a, b, then what warp 3 waits for
class MemoryPort {
public:
    using Cycles = std::uint64_t;

    MemoryPort(const Program& program, const HardwareModel& hardware, std::uint64_t global_bytes,
               const SimulationOptions& options, std::uint32_t slots);

    /// Starts a part of a cycle in which warps issue requests and start to wait. The responses to their
    /// requests do not arrive before the horizon.
    void begin(Cycles cycle, std::uint64_t rank) {
        outbox_.cycle = cycle;
        outbox_.rank = rank;
    }
    void set_horizon(Cycles horizon) { outbox_.horizon = horizon; }

    struct Access {
        Cycles until = 0; ///< cycle at which the warp continues
        Cycles extra = 0; ///< cycles in addition to the minimum, as far as they are known
        /// Whether `until` is only the earliest possible cycle. If so, take_answers() reports the actual
        /// cycle later.
        bool is_open = false;
    };
    /// Performs the memory access of a warp's step.
    /// @param executions  the number of executions of the site that this instruction covers (see
    /// StepCost::served).
    Access access(std::uint32_t slot, const ResidentWarp& warp, Operation operation, Cycles own,
                  std::uint32_t executions, CacheFigures& figures);
    /// Whether a warp continues when the pipe has accepted a request of this operation, not when the response
    /// arrives.
    [[nodiscard]] bool continues_when_taken(Operation operation) const {
        return !answers(operation) || scoreboard_.lets_loads_fly();
    }
    /// Returns the load for which the next step of a warp waits. If the wait is open, take_answers() reports
    /// its end later.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now);
    void pass_by(const MaskedSide& side, Cycles own) { near_.pass_by(side, own); }
    void clear(std::uint32_t slot) { scoreboard_.clear(slot); }

    /// Ends open waits that were added in cycles before `end`: calls `resume(slot, LoadWait)` for each of
    /// them. The memory requests of these cycles must have been served. Returns the number of cycles by which
    /// these requests exceeded their minimum.
    template <class Resume>
    Cycles take_answers(Cycles end, const Resume& resume);

    /// Whether any response is missing.
    [[nodiscard]] bool has_open() const { return !open_.empty() || !outbox_.requests.empty(); }
    [[nodiscard]] Outbox& outbox() { return outbox_; }
    [[nodiscard]] bool is_uncoalesced() const { return near_.is_uncoalesced(); }

private:
    /// A wait of a warp, or the return of a load, that depends on missing responses.
    struct Open {
        enum class Kind : std::uint8_t { comes_back, waits_for_loads, waits_for_room, waits_for_answer };
        Kind kind{};
        std::uint32_t slot = 0;
        std::uint32_t site = 0;
        std::uint32_t step = 0;
        std::uint32_t request = Flight::answered;
        Cycles cycle = 0; ///< cycle in which the entry was added
        /// Cycle at which the result arrives. Ignored if it depends on a request whose response is missing.
        Cycles until = 0;
    };
    void fly(std::uint32_t slot, const Flight& flight);
    [[nodiscard]] Cycles until(const Open& open) const {
        return open.request == Flight::answered ? open.until : outbox_.requests[open.request].ready;
    }
    /// Returns the end of an open wait. For the return of a load, records it and returns an empty LoadWait.
    LoadWait settle(const Open& open);

    NearMemory near_;
    Scoreboard scoreboard_;
    Outbox outbox_;
    std::vector<Open> open_;
    std::size_t settled_ = 0; ///< number of entries of open_ that have been settled
    std::size_t counted_ = 0; ///< number of requests whose extra cycles have been counted
};

template <class Resume>
MemoryPort::Cycles MemoryPort::take_answers(Cycles end, const Resume& resume) {
    for (; settled_ < open_.size() && open_[settled_].cycle < end; ++settled_) {
        if (const LoadWait wait = settle(open_[settled_]); wait.until != 0) {
            resume(open_[settled_].slot, wait);
        }
    }
    Cycles extra = 0;
    for (; counted_ < outbox_.served; ++counted_) {
        extra += outbox_.requests[counted_].extra;
    }
    if (settled_ == open_.size() && counted_ == outbox_.requests.size()) {
        open_.clear();
        outbox_.clear();
        settled_ = counted_ = 0;
    }
    return extra;
}

} // namespace lockstep
