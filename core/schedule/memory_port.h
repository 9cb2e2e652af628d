#pragma once

#include "core/schedule/far_request.h"
#include "core/schedule/multiprocessor.h"
#include "core/schedule/near_memory.h"
#include "core/schedule/resident_warp.h"
#include "core/schedule/scoreboard.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lockstep {

/// What the warps of a multiprocessor ask of memory, and the waits that depend on answers which are not there
/// yet. Answers come after their cycle, window by window; what depends on them is then done as it would have
/// been with them at hand, in the order in which it came up:
///
///     cycle      T               T + 40           T + 90             horizon ...
///     warps      load a          load b           warp 3 waits
///     open       a flies         b flies          for the first
///     answers                                                        a, b, then what warp 3 waits for
class MemoryPort {
public:
    using Cycles = std::uint64_t;

    MemoryPort(const Program& program, const HardwareModel& hardware, std::uint64_t global_bytes,
               const SimulationOptions& options, std::uint32_t slots);

    /// Warps ask and wait in this cycle; before the horizon comes no answer to what is asked now.
    void begin(Cycles cycle, std::uint64_t rank) {
        outbox_.cycle = cycle;
        outbox_.rank = rank;
    }
    void set_horizon(Cycles horizon) { outbox_.horizon = horizon; }

    struct Access {
        Cycles until = 0;     ///< cycle at which the warp goes on
        Cycles extra = 0;     ///< cycles beyond the fewest that are known already
        bool is_open = false; ///< take_answers() tells when, not before `until`
    };
    /// A warp's step goes to memory.
    /// @param executions  number of executions of its site that the step's instruction serves
    Access access(std::uint32_t slot, const ResidentWarp& warp, Operation operation, Cycles own,
                  std::uint32_t executions, CacheFigures& figures);
    /// What the warp's next step waits for; where that is open, take_answers() tells.
    LoadWait wait(std::uint32_t slot, std::uint32_t site, LoadFrom from, Cycles now);
    void pass_by(const MaskedSide& side, Cycles own) { near_.pass_by(side, own); }
    void clear(std::uint32_t slot) { scoreboard_.clear(slot); }

    /// Tells what open waits have come to, as `resume(slot, LoadWait)`, of all in cycles before `end`; the
    /// requests of these cycles must have been served. Returns the cycles that these took beyond the fewest.
    template <class Resume>
    Cycles take_answers(Cycles end, const Resume& resume);

    /// Whether answers are missing.
    [[nodiscard]] bool has_open() const { return !open_.empty() || !outbox_.requests.empty(); }
    [[nodiscard]] Outbox& outbox() { return outbox_; }
    [[nodiscard]] bool is_uncoalesced() const { return near_.is_uncoalesced(); }

private:
    /// Something that the answers to requests decide.
    struct Open {
        enum class Kind : std::uint8_t { comes_back, waits_for_loads, waits_for_room, waits_for_answer };
        Kind kind{};
        std::uint32_t slot = 0;
        std::uint32_t site = 0;
        std::uint32_t step = 0;
        std::uint32_t request = Flight::answered;
        Cycles cycle = 0; ///< in which it came up
        Cycles until = 0; ///< of what comes back and has its answer
    };
    void fly(std::uint32_t slot, const Flight& flight);
    [[nodiscard]] Cycles until(const Open& open) const {
        return open.request == Flight::answered ? open.until : outbox_.requests[open.request].ready;
    }
    /// Of a wait; nothing where a load comes back.
    LoadWait settle(const Open& open);

    NearMemory near_;
    Scoreboard scoreboard_;
    Outbox outbox_;
    std::vector<Open> open_;
    std::size_t settled_ = 0; ///< of these
    std::size_t counted_ = 0; ///< requests whose extra cycles were counted
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
