#pragma once

#include "core/analysis/memory/requests.h"
#include "core/schedule/timeline.h"
#include "core/schedule/warps/warp_streams.h"

#include <cstdint>

namespace lockstep {

/// The warp in a residency slot: its instructions, its progress, and its state.
struct ResidentWarp {
    const WarpInstruction* next = nullptr;
    const WarpInstruction* end = nullptr;
    const WarpInstruction* first = nullptr;
    const TouchedLine* lines = nullptr; ///< lines that its group accesses
    std::uint64_t since = 0;            ///< cycle in which its current state started
    std::uint32_t group_record = 0;     ///< number of the record of its group, see Residents
    std::uint32_t waited_site = 0;      ///< site of the step that it waits for
    std::uint32_t waited_step = 0;      ///< index of this step among its steps
    WarpState state = WarpState::done;
    WaitReason reason = WaitReason::none;
    bool has_result = false;       ///< the operations of its next step have already been issued
    bool waits_for_result = false; ///< it is currently issuing only these operations
    bool is_resident = false;      ///< false: the slot is free

    /// Returns the index of its next step among its steps.
    [[nodiscard]] std::uint32_t step() const { return static_cast<std::uint32_t>(next - first); }
    void enter(WarpState entered, std::uint64_t now) {
        state = entered;
        since = now;
    }
    /// Records that, from now on, the warp waits for the result of its own next step.
    void will_wait_for_itself() {
        waited_site = next->site;
        waited_step = step();
    }
};

} // namespace lockstep
