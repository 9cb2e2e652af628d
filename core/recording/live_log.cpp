#include "core/recording/live_log.h"

#include <algorithm>
#include <thread>

namespace lockstep {

std::uint64_t live_part_bytes() {
    constexpr std::uint64_t bytes_of_core = std::uint64_t{8} << 20;
    constexpr std::uint64_t fewest_cores = 4;
    constexpr std::uint64_t most_cores = 16; // two parts and one in the making: 384 MiB
    const std::uint64_t cores = std::thread::hardware_concurrency();
    return bytes_of_core * std::clamp(cores, fewest_cores, most_cores);
}

bool can_run_in_parts(const Program& program) {
    return std::ranges::none_of(program.sites, [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space != Space::local;
    });
}

} // namespace lockstep
