#include "core/recorder/live_log.h"

#include <algorithm>
#include <memory>
#include <thread>
#include <utility>

namespace lockstep {

std::uint64_t live_part_bytes() {
    constexpr std::uint64_t bytes_of_core = std::uint64_t{8} << 20;
    constexpr std::uint64_t fewest_cores = 4;
    // Limits the two parts in memory to 256 MiB; a GPU needs two more parts.
    constexpr std::uint64_t most_cores = 16;
    const std::uint64_t cores = std::thread::hardware_concurrency();
    return bytes_of_core * std::clamp(cores, fewest_cores, most_cores);
}

std::uint64_t most_live_group_bytes(std::uint64_t memory_budget) {
    return std::min(2 * live_part_bytes(), memory_budget / 16);
}

Trace head_of(const Launch& launch, const Instrumented& instrumented, std::uint32_t subgroup_width) {
    Trace head;
    head.program = instrumented.program;
    head.range = launch.range;
    if (instrumented.subgroup_width) {
        head.sub_groups = Subgroups{subgroup_width};
    }
    return head;
}

void hand_on_live(Trace head, std::size_t launch, LogPartReceiver& receiver, std::vector<LogPart>& parts,
                  CaptureOptions& options) {
    const auto known = std::make_shared<Trace>(std::move(head));
    options.part_bytes = live_part_bytes();
    options.is_never_kept = true;
    options.most_group_bytes = most_live_group_bytes(options.memory_budget);
    options.keep_part = std::move(options.take_part);
    options.take_part = [known, launch, &receiver, &parts](const LogPiece& part) {
        parts.push_back({.groups = part.groups});
        known->objects.assign(part.objects.begin(), part.objects.end());
        return receiver.take(launch, *known, part);
    };
    options.place_part = [items = items_per_group(known->range),
                          &receiver](GroupRange groups, std::uint64_t events, std::uint64_t values) {
        return receiver.place(groups, items, events, values);
    };
}

bool can_run_in_parts(const Program& program) {
    return std::ranges::none_of(program.sites, [](const SiteInfo& site) {
        return site.kind == SiteKind::atomic && site.space != Space::local;
    });
}

} // namespace lockstep
