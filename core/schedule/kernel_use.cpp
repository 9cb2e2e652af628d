#include "core/schedule/kernel_use.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint32_t base_registers = 16;
// Maximum size of a value, in bytes, that the estimate considers. Structs are larger, but do not need
// registers as a whole, because they are read and written member by member.
constexpr std::uint32_t widest_counted = 64;

std::uint32_t estimated_registers(const Program& program) {
    std::uint32_t widest = 4;
    for (const SiteInfo& site : program.sites) {
        if (is_access(site.kind)) {
            widest = std::max(widest, std::min(size_bytes(site.type), widest_counted));
        }
    }
    return base_registers + 2 * static_cast<std::uint32_t>(program.parameter_names.size()) + widest / 2;
}

std::uint32_t local_bytes(const std::vector<ObjectInfo>& objects) {
    std::uint64_t end = 0;
    for (const ObjectInfo& object : objects) {
        if (object.space == Space::local) {
            end = std::max(end, object.base + object.size_bytes);
        }
    }
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(end, 0xFFFFFFFF));
}

} // namespace

KernelUse kernel_use(const Trace& trace, const HardwareModel& hardware) {
    KernelUse use{.group_items = static_cast<std::uint32_t>(items_per_group(trace.range)),
                  .local_bytes = local_bytes(trace.objects)};
    const BackEnd back_end = back_end_of(hardware);
    const std::uint32_t compiled = trace.program.optimised.registers.at(static_cast<std::size_t>(back_end));
    if (hardware.item_registers != 0) {
        use.item_registers = hardware.item_registers;
        use.source = RegisterSource::setting;
    } else if (compiled != 0) {
        use.item_registers = std::min(compiled, hardware.most_item_registers);
        use.source = RegisterSource::back_end;
        use.back_end = back_end;
    } else if (trace.item_registers != 0) {
        use.item_registers = trace.item_registers;
        use.source = RegisterSource::driver;
    } else {
        use.item_registers = std::min(estimated_registers(trace.program), hardware.most_item_registers);
    }
    return use;
}

} // namespace lockstep
