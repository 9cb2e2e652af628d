#pragma once

#include "core/schedule/account.h"
#include "core/schedule/warps/resident_warp.h"
#include "core/schedule/warps/slot_numbers.h"
#include "core/site/program.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace lockstep {

/// A request to local memory, as its pipe serves it: the minimum of passes first, then the extra ones.
struct LocalPasses {
    std::uint32_t site = 0;
    std::uint64_t taken = 0; ///< cycle after its last pass
    std::uint64_t extra = 0; ///< number of passes in excess of the minimum
};

/// Accounts for the cycles of the schedulers of one multiprocessor (see CycleAccount). For each scheduler, it
/// has a sum over the cycles so far: the share of each cycle without an issue that one warp gets. The cycles
/// of a wait are the difference of this sum at its end and at its begin, however many warps came and went in
/// between:
///
///     warps that are not finished    2  2  2  2  3  3  3  3
///     issues                         -  -  x  x  -  -  -  x
///     sum                          0 1/2 1  1  1 4/3 5/3 2  2
///
/// A second sum has only the cycles in which the pipe of local memory serves an extra pass.
class CycleMeter {
public:
    using Cycles = std::uint64_t;

    CycleMeter(const Program& program, SlotNumbers numbers, std::uint32_t latency_local);

    // The changes of the warp in a slot, in the order of cycles. The comments of Tally apply.
    void enter(std::uint32_t slot, Cycles now);
    void end_state(std::uint32_t slot, const ResidentWarp& warp, Cycles now);
    void finish(std::uint32_t slot, Cycles now);
    void leave(std::uint32_t slot, Cycles now);
    /// Records a request to local memory. Requests must be recorded in the order in which they are served.
    void serve(std::uint32_t slot, const LocalPasses& request, Cycles now);

    /// Adds the cycles from 0 to `end`, when all warps have left.
    void add_to(CycleAccount& account, Cycles end);

private:
    /// The sums of a scheduler, in units of 1/CycleAccount::parts of a cycle.
    struct Sums {
        std::uint64_t all = 0;
        std::uint64_t extra_passes = 0;
    };
    /// The sums at the cycle in which a request has been taken; zero until the scheduler has reached it.
    struct Taken {
        Cycles cycle = 0;
        std::uint32_t culprit = 0; ///< site of the last request with extra passes, up to this one
        Sums sums = {};
    };
    struct Scheduler {
        Cycles at = 0; ///< the sums include the cycles before this one
        Sums sums;
        std::uint64_t rest = 0;     ///< part of the cycles so far that could not be divided equally
        std::uint32_t live = 0;     ///< number of warps that are not finished
        std::uint32_t resident = 0; ///< number of warps
        Cycles empty = 0;           ///< cycles without a resident warp, since the last one left
        bool is_busy = false;       ///< whether it issues
        bool had_warp = false;
        std::deque<Taken> taken;     ///< by cycle; without requests whose waits have ended
        std::size_t reached = 0;     ///< number of entries of `taken` whose sums are known
        std::size_t next_extra = 0;  ///< see extra_passes_
        std::uint32_t last_site = 0; ///< site and use of the last wait, which get the rest
        CycleUse last_use = CycleUse::global;
    };
    /// A period [begin, end) of cycles in which the pipe serves extra passes.
    struct ExtraPasses {
        Cycles begin = 0;
        Cycles end = 0;
    };

    Scheduler& of(std::uint32_t slot) { return schedulers_[numbers_.scheduler_of(slot)]; }
    void advance(Scheduler& scheduler, Cycles now);
    void divide(Scheduler& scheduler, Cycles now);
    [[nodiscard]] const ExtraPasses* extra_passes_after(Scheduler& scheduler) const;
    void reach(Scheduler& scheduler) const;
    void forget_passed(Cycles now);
    void add(CycleUse use, std::uint32_t site, std::uint64_t amount);
    void add_wait(Scheduler& scheduler, const ResidentWarp& warp, const Sums& begin, Cycles now);
    void add_local_wait(Scheduler& scheduler, const ResidentWarp& warp, const Sums& begin, Cycles now);

    const Program& program_;
    const SlotNumbers numbers_;
    const std::uint32_t latency_local_;
    std::vector<Scheduler> schedulers_;
    std::vector<Sums> begins_; ///< for each slot, the sums at the begin of its current state
    /// In ascending order, without those that all schedulers have passed. Scheduler::next_extra counts the
    /// removed ones too.
    std::deque<ExtraPasses> extra_passes_;
    std::size_t forgotten_ = 0; ///< number of periods that were removed from extra_passes_
    std::optional<std::uint32_t> last_culprit_;
    UseAmounts amounts_{};
    std::vector<UseAmounts> by_site_;
};

} // namespace lockstep
