#include "core/site/instrumented.h"

namespace lockstep {

std::uint64_t hidden_bytes(const Instrumented& instrumented, std::uint64_t items_per_group) {
    constexpr std::uint64_t line = 128;
    if (!instrumented.votes) {
        return 0;
    }
    if (instrumented.slot_bytes == 0) {
        return line;
    }
    const std::uint64_t side = (instrumented.slot_bytes + 1) * items_per_group;
    return line + 2 * ((side + line - 1) / line * line);
}

} // namespace lockstep
