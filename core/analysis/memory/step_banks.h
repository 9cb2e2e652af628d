#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// One word of a bank that a lane touches in a step, and the pass that serves it.
struct BankTouch {
    std::uint32_t lane = 0;
    std::uint32_t pass = 0; ///< number among all passes of the step, from 0
    std::uint32_t bank = 0;
    std::uint64_t word = 0;
    bool shared = false; ///< other lanes access the same word in the same pass
};

/// The bank accesses of the requests of one step (a vector load makes several requests, one after another).
struct StepBanks {
    std::vector<BankTouch> touches;     ///< ordered by pass
    std::vector<std::uint32_t> degrees; ///< one entry per bank: the largest number of passes that one part of
                                        ///< a request needs for it
    std::vector<bool> needed;           ///< one entry per pass: true if it is part of the minimum; the others
                                        ///< are conflicts
    std::uint32_t requests = 0;
    std::uint32_t words = 0; ///< number of distinct words, summed over the parts

    [[nodiscard]] std::uint32_t passes() const { return static_cast<std::uint32_t>(needed.size()); }
    [[nodiscard]] std::uint32_t conflicts() const;
    [[nodiscard]] std::uint32_t degree() const; ///< degree of the worst bank
    [[nodiscard]] bool has_broadcast() const;
};

/// Returns nothing if the step does not access local memory.
[[nodiscard]] std::optional<StepBanks> step_banks(const GroupSteps& steps, const WarpStep& step,
                                                  const SiteInfo& site, const HardwareModel& hardware);

} // namespace lockstep
