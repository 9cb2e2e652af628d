#pragma once

#include "core/analysis/memory/requests.h"
#include "core/schedule/timeline.h"
#include "core/schedule/warps/warp_streams.h"

#include <cstdint>

namespace lockstep {

/// The warp in a slot: its instructions, its progress, and its state.
struct ResidentWarp {
    const WarpInstruction* next = nullptr;
    const WarpInstruction* end = nullptr;
    const WarpInstruction* first = nullptr;
    const TouchedLine* lines = nullptr; ///< cache lines that the warp's group accesses
    std::uint64_t since = 0;            ///< cycle in which its current state started
    std::uint32_t group_record = 0;     ///< number of the record of its group in Residents
    std::uint32_t waited_site = 0;      ///< site of the step for which it waits
    std::uint32_t waited_step = 0;      ///< index of this step among the steps of the warp
    WarpState state = WarpState::done;
    WaitReason reason = WaitReason::none;
    bool has_result = false; ///< whether the operations before its next step have already been issued
    /// Whether the warp is currently issuing only these operations, not yet the step itself.
    bool waits_for_result = false;
    bool is_resident = false; ///< whether the slot contains a warp
    /// Whether it waits until a pipe has accepted a request, not for the response.
    bool waits_for_pipe = false;

    /// Returns the index of the next step among the steps of this warp.
    [[nodiscard]] std::uint32_t step() const { return static_cast<std::uint32_t>(next - first); }
    void enter(WarpState entered, std::uint64_t now) {
        state = entered;
        since = now;
    }
    /// Prepares for a wait of the warp: if it waits from now on, it waits for the result of its own next
    /// step.
    void will_wait_for_itself() {
        waited_site = next->site;
        waited_step = step();
    }
};

} // namespace lockstep
