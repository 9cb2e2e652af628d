#include "core/schedule/step_costs.h"

#include <algorithm>

namespace lockstep {

Operation operation_of(const SiteInfo& site) {
    if (site.kind == SiteKind::barrier || site.kind == SiteKind::wait) {
        return Operation::barrier;
    }
    if (site.kind == SiteKind::exchange) {
        return Operation::exchange;
    }
    if (is_image_access(site.kind)) {
        return site.kind == SiteKind::image_read ? Operation::image_read : Operation::image_write;
    }
    if (!is_access(site.kind) || site.space == Space::none) {
        return Operation::none;
    }
    if (site.space == Space::local) {
        return site.kind == SiteKind::write ? Operation::local_write : Operation::local_read;
    }
    return site.kind == SiteKind::read    ? Operation::global_read
           : site.kind == SiteKind::write ? Operation::global_write
                                          : Operation::global_atomic;
}

std::vector<StepCost> step_costs(const Program& program, const HardwareModel& hardware, std::uint32_t lanes) {
    constexpr std::uint64_t most = 1 << 30; // a damaged recording may claim anything
    const std::uint64_t cycles = (lanes + hardware.arithmetic_lanes - 1) / hardware.arithmetic_lanes;
    std::vector<StepCost> costs;
    costs.reserve(program.sites.size());
    const std::uint64_t more = program.relaxed_math ? 0 : hardware.math_operations - 1;
    for (const SiteInfo& site : program.sites) {
        const std::uint64_t operations = site.operations + site.math.size() * more;
        costs.push_back(
            {operation_of(site), static_cast<std::uint32_t>(std::min(most, operations * cycles))});
    }
    return costs;
}

} // namespace lockstep
