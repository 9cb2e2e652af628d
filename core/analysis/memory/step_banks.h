#pragma once

#include "core/hardware/hardware_model.h"
#include "core/site/site.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep {

/// One word of a bank that a lane touches in a step, and the pass in which it is served.
struct BankTouch {
    std::uint32_t lane = 0;
    std::uint32_t pass = 0; ///< of all passes of the step, from 0
    std::uint32_t bank = 0;
    std::uint64_t word = 0;
    bool shared = false; ///< other lanes take the same word in the same pass
};

/// What the requests of one step do to the banks (a vector load makes several, one after the other).
struct StepBanks {
    std::vector<BankTouch> touches;     ///< by pass
    std::vector<std::uint32_t> degrees; ///< by bank: the most passes that one part of a request needs it for
    std::vector<bool> needed;           ///< by pass: its part cannot do without it; the others are conflicts
    std::uint32_t requests = 0;
    std::uint32_t words = 0; ///< distinct words, summed over parts

    [[nodiscard]] std::uint32_t passes() const { return static_cast<std::uint32_t>(needed.size()); }
    [[nodiscard]] std::uint32_t conflicts() const;
    [[nodiscard]] std::uint32_t degree() const; ///< of the worst bank
    [[nodiscard]] bool has_broadcast() const;
};

/// Returns nothing if the step does not access local memory.
[[nodiscard]] std::optional<StepBanks> step_banks(const GroupSteps& steps, const WarpStep& step,
                                                  const SiteInfo& site, const HardwareModel& hardware);

} // namespace lockstep
