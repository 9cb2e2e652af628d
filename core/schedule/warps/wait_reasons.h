#pragma once

#include "core/schedule/timeline.h"
#include "core/schedule/warps/operation.h"

namespace lockstep {

/// Returns the reason for which a warp waits after this operation.
[[nodiscard]] constexpr WaitReason reason_of(Operation operation) {
    switch (operation) {
    case Operation::local_read:
    case Operation::local_write:
    case Operation::exchange:
        return WaitReason::local;
    case Operation::barrier:
        return WaitReason::barrier;
    default:
        return WaitReason::global;
    }
}

} // namespace lockstep
