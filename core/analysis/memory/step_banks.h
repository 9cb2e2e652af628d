#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// An access of one lane to a word of a bank, and the pass that serves it.
struct BankTouch {
    std::uint32_t lane = 0;
    std::uint32_t pass = 0; ///< number of the pass within the step, starting at 0
    std::uint32_t bank = 0;
    std::uint64_t word = 0;
    bool shared = false; ///< whether other lanes access the same word in the same pass
};

/// The bank accesses of one step. A step can have several requests, one after another, as for a vector load.
struct StepBanks {
    std::vector<BankTouch> touches; ///< sorted by pass
    /// For each bank, its degree: the largest number of passes that one part of a request needs for it.
    std::vector<std::uint32_t> degrees;
    /// For each bank, the largest number of distinct words that one part of a request accesses in it. It is less than
    /// the degree if several lanes update the same word with atomics, because each of them needs its own pass.
    std::vector<std::uint32_t> distinct;
    /// For each pass, whether it belongs to the minimum number of passes; the other passes are conflicts.
    std::vector<bool> needed;
    std::uint32_t requests = 0;
    std::uint32_t words = 0; ///< number of distinct words in each part, summed over the parts

    [[nodiscard]] std::uint32_t passes() const { return static_cast<std::uint32_t>(needed.size()); }
    [[nodiscard]] std::uint32_t conflicts() const;
    [[nodiscard]] std::uint32_t degree() const; ///< returns the largest degree of any bank
    [[nodiscard]] bool has_broadcast() const;
    [[nodiscard]] bool
    has_contention() const; ///< returns whether atomics on the same word need several passes
    /// Returns the bank with the largest degree; of equal ones, the first with the most distinct words. There must be a
    /// bank.
    [[nodiscard]] std::uint32_t worst_bank() const;
};

/// Returns the bank accesses of a step; nothing if the step does not access local memory.
[[nodiscard]] std::optional<StepBanks> step_banks(const GroupSteps& steps, const WarpStep& step,
                                                  const SiteInfo& site, const HardwareModel& hardware);

} // namespace lockstep
