#include "core/run/local_layout.h"

namespace lockstep {
namespace {

std::uint64_t rounded_up(std::uint64_t value, std::uint64_t step) {
    return (value + step - 1) / step * step;
}

} // namespace

LocalLayout local_layout(const Launch& launch, const Instrumented& instrumented, std::uint64_t most_bytes) {
    LocalLayout layout;
    std::uint64_t end = instrumented.local_bytes;
    for (const std::uint32_t argument : instrumented.local_arguments) {
        layout.offsets.push_back(rounded_up(end, 128));
        end = layout.offsets.back() + launch.arguments[argument].size_bytes;
    }
    const std::uint64_t hidden = hidden_bytes(instrumented, items_per_group(launch.range));
    layout.own = end;
    layout.scratch = rounded_up(end, 128);
    if (layout.scratch + instrumented.scratch_bytes + hidden > most_bytes &&
        layout.scratch >= instrumented.scratch_bytes) {
        layout.scratch -= instrumented.scratch_bytes;
    }
    layout.bytes = layout.scratch + instrumented.scratch_bytes + hidden;
    return layout;
}

} // namespace lockstep
