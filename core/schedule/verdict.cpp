#include "core/schedule/verdict.h"

#include <algorithm>
#include <functional>

namespace lockstep {
namespace {

constexpr std::uint64_t bounding_per_mille = 200;
constexpr std::uint64_t worth_a_word_per_mille = 10;
constexpr double least_utilisation = 0.8;

using Amount = std::function<std::uint64_t(std::uint32_t site)>;

/// Returns the site for which `amount` is largest; nullopt if it is zero for all sites.
std::optional<Site> site_with_most(const Program& program, const Amount& amount) {
    std::optional<Site> best;
    std::uint64_t most = 0;
    for (std::uint32_t i = 0; i < program.sites.size(); ++i) {
        if (amount(i) > most) {
            most = amount(i);
            best = Site(i);
        }
    }
    return best;
}

/// Returns how much a site contributes to a cost. The unit depends on the kind of cost, because the result is
/// only used to compare sites.
std::uint64_t cost_of(CostKind kind, const SiteFigures& figures, const Stalls& stalls,
                      std::uint64_t sector_bytes) {
    switch (kind) {
    case CostKind::conflicts:
        return figures.local.conflicts;
    case CostKind::uncoalesced: {
        const std::uint64_t fewest = (figures.global.bytes + sector_bytes - 1) / sector_bytes;
        return figures.global.sectors - std::min(figures.global.sectors, fewest);
    }
    case CostKind::divergence:
        return figures.divergent;
    case CostKind::barriers:
        return stalls.barrier;
    }
    return 0;
}

std::uint64_t stalled(const Stalls& stalls, WaitReason reason) {
    return reason == WaitReason::none ? 0 : stalls.*stall_of(reason);
}

Stalls stalls_at(const Simulation& simulation, std::uint32_t site) {
    return site < simulation.stalls_by_site.size() ? simulation.stalls_by_site[site] : Stalls{};
}

/// Returns how many of the exposed cycles the cost itself causes. This is at most the whole cost; further
/// exposed cycles are the effect of a different order of warps.
std::uint64_t exposed_of_it(const Cost& cost) {
    return std::min(cost.whole, static_cast<std::uint64_t>(std::max<std::int64_t>(cost.exposed, 0)));
}

std::optional<Verdict> largest_cost(const Program& program, const FiguresBySite& figures,
                                    const Simulation& simulation, const LaunchCosts& costs,
                                    std::uint32_t sector_bytes) {
    const auto* const largest = std::ranges::max_element(costs.costs, {}, exposed_of_it);
    const std::uint64_t exposed = exposed_of_it(*largest);
    if (exposed == 0 || simulation.cycles == 0) {
        return std::nullopt;
    }
    const auto kind = static_cast<CostKind>(largest - costs.costs.begin());
    const std::uint64_t per_mille = 1000 * exposed / simulation.cycles;
    if (per_mille < worth_a_word_per_mille) {
        return std::nullopt;
    }
    const auto site = site_with_most(program, [&](std::uint32_t i) {
        return cost_of(kind, figures[i], stalls_at(simulation, i), sector_bytes);
    });
    const bool bounds = per_mille >= bounding_per_mille;
    return Verdict{.kind = bounds ? VerdictKind::cost : VerdictKind::largest_cost,
                   .cost = kind,
                   .site = site,
                   .per_mille = per_mille};
}

std::optional<Verdict> waiting(const Program& program, const Simulation& simulation) {
    std::uint64_t all = 0;
    WaitReason longest = WaitReason::none;
    for (const WaitReason reason :
         {WaitReason::global, WaitReason::local, WaitReason::barrier, WaitReason::dependency}) {
        const std::uint64_t cycles = stalled(simulation.stalls, reason);
        all += cycles;
        longest = cycles > stalled(simulation.stalls, longest) ? reason : longest;
    }
    const std::uint64_t cycles = stalled(simulation.stalls, longest);
    if (2 * cycles <= all) {
        return std::nullopt;
    }
    const auto site =
        site_with_most(program, [&](std::uint32_t i) { return stalled(stalls_at(simulation, i), longest); });
    return Verdict{
        .kind = VerdictKind::waiting, .reason = longest, .site = site, .per_mille = 1000 * cycles / all};
}

} // namespace

Verdict verdict_of(const Program& program, const FiguresBySite& figures, const LaunchModel& model,
                   const LaunchCosts* costs, const HardwareModel& hardware) {
    if (!model.simulation) {
        return {.kind = model.occupancy.groups == 0 ? VerdictKind::does_not_fit : VerdictKind::nothing};
    }
    const Simulation& simulation = *model.simulation;
    const auto cost = costs == nullptr
                          ? std::nullopt
                          : largest_cost(program, figures, simulation, *costs, hardware.sector_bytes);
    if (cost && cost->kind == VerdictKind::cost) {
        return *cost;
    }
    if (simulation.utilisation >= least_utilisation) {
        return {.kind = VerdictKind::busy,
                .per_mille = static_cast<std::uint64_t>(1000.0 * simulation.utilisation)};
    }
    return waiting(program, simulation).value_or(cost.value_or(Verdict{}));
}

} // namespace lockstep
