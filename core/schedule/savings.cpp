#include "core/schedule/savings.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <span>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t least_saving_per_mille = 10;
/// Sizes of the caches in a simulation without misses that a larger cache avoids, in bytes. Limited, because
/// each multiprocessor has an L1.
constexpr std::uint32_t ample_l1 = 1U << 20;
constexpr std::uint32_t ample_l2 = 1U << 26;

bool is_worth_a_word(const Saving& saving, std::uint64_t cycles) {
    return saving.cycles != 0 && 1000 * saving.cycles >= least_saving_per_mille * cycles;
}

/// Returns hardware without a cost that is not a CostKind; nullopt if the launch does not have the cost.
std::optional<HardwareModel> hardware_without(Removal what, const CycleAccount& account,
                                              const CacheFigures& cache, const HardwareModel& hardware) {
    HardwareModel changed = hardware;
    const auto amount = [&](CycleUse use) { return account.amounts[static_cast<std::size_t>(use)]; };
    const auto avoidable = [](const MissKinds& kinds) { return kinds.capacity + kinds.conflict; };
    switch (what) {
    case Removal::misses:
        changed.l1_bytes = hardware.l1_bytes == 0 ? 0 : std::max(hardware.l1_bytes, ample_l1);
        changed.l2_bytes = hardware.l2_bytes == 0 ? 0 : std::max(hardware.l2_bytes, ample_l2);
        return avoidable(cache.l1.kinds) + avoidable(cache.l2.kinds) == 0 || changed == hardware
                   ? std::nullopt
                   : std::optional(changed);
    case Removal::atomics:
        changed.atomics_per_kilocycle = 100'000; // the largest allowed value
        return amount(CycleUse::atomics) == 0 ? std::nullopt : std::optional(changed);
    case Removal::group_starts:
        changed.latency_group = 0;
        changed.groups_per_kilocycle = 0;
        return amount(CycleUse::group_start) == 0 || changed == hardware ? std::nullopt
                                                                         : std::optional(changed);
    default:
        return std::nullopt;
    }
}

/// Returns the cycles that a launch takes less without the cost, which may be negative.
Result<std::int64_t> saved(Removal what, const CycleAccount& account, const LaunchModel& model,
                           const Program& program, const LaunchCosts& costs, const HardwareModel& hardware,
                           const SimulationOptions& options, const ProgressSink& progress) {
    if (const auto cost = cost_kind_of(what)) {
        return costs.costs[static_cast<std::size_t>(*cost)].exposed;
    }
    const auto changed = hardware_without(what, account, costs.cache, hardware);
    if (!changed) {
        return std::int64_t{0};
    }
    const auto without = simulate_again(model, program, *changed, options, progress);
    return without ? Result<std::int64_t>(static_cast<std::int64_t>(model.simulation->cycles) -
                                          static_cast<std::int64_t>(without->cycles))
                   : without.error();
}

/// Returns how much a site contributes to a cost. The unit depends on the kind of cost, because the result is
/// only used to compare sites.
std::uint64_t contribution(CostKind kind, std::size_t site, const FiguresBySite& figures,
                           const Simulation& simulation, std::uint64_t sector_bytes) {
    switch (kind) {
    case CostKind::conflicts:
        return figures[site].local.conflicts;
    case CostKind::uncoalesced: {
        const GlobalFigures& global = figures[site].global;
        const std::uint64_t fewest = (global.bytes + sector_bytes - 1) / sector_bytes;
        return global.sectors - std::min(global.sectors, fewest);
    }
    case CostKind::divergence:
        return figures[site].divergent;
    case CostKind::barriers:
        return site < simulation.stalls_by_site.size() ? simulation.stalls_by_site[site].barrier : 0;
    }
    return 0;
}

std::optional<Site> site_of(Removal what, const CycleAccount& account, const Program& program,
                            const FiguresBySite& figures, const Simulation& simulation,
                            const HardwareModel& hardware) {
    const auto cost = cost_kind_of(what);
    if (!cost) {
        return account.largest_site(use_of(what), program);
    }
    std::optional<Site> best;
    std::uint64_t most = 0;
    for (std::size_t site = 0; site < program.sites.size(); ++site) {
        const std::uint64_t amount = contribution(*cost, site, figures, simulation, hardware.sector_bytes);
        if (amount > most) {
            most = amount;
            best = Site(static_cast<std::uint32_t>(site));
        }
    }
    return best;
}

/// Returns the amount of the conflicts at some sites.
std::uint64_t conflict_amount(const CycleAccount& account, std::span<const Site> sites) {
    std::uint64_t sum = 0;
    for (const Site site : sites) {
        if (site.index() < account.by_site.size()) {
            sum += account.by_site[site.index()][static_cast<std::size_t>(CycleUse::conflicts)];
        }
    }
    return sum;
}

/// `same_word`: the amount at `sites`, which is a part of `all`.
ConflictKind kind_of(std::uint64_t same_word, std::uint64_t all, std::span<const Site> sites) {
    return !sites.empty() && 2 * same_word >= all ? ConflictKind::same_word : ConflictKind::different_words;
}

} // namespace

ConflictKind LaunchAccount::conflict_kind() const {
    const auto saving = std::ranges::find(savings, Removal::conflicts, &Saving::what);
    const bool names_other_site = saving != savings.end() && saving->site &&
                                  std::ranges::find(same_word_sites, *saving->site) == same_word_sites.end();
    return names_other_site
               ? ConflictKind::different_words
               : kind_of(conflict_amount(account, same_word_sites),
                         account.amounts[static_cast<std::size_t>(CycleUse::conflicts)], same_word_sites);
}

ConflictKind LaunchAccount::conflict_kind(const LineUse& line, const Program& program) const {
    std::vector<Site> here;
    std::ranges::copy_if(same_word_sites, std::back_inserter(here), [&](Site site) {
        const SiteInfo& info = program.sites[site.index()];
        return info.file == line.file && info.line == line.line;
    });
    return kind_of(conflict_amount(account, here),
                   line.amounts[static_cast<std::size_t>(CycleUse::conflicts)], here);
}

const Saving* LaunchAccount::largest() const {
    return !savings.empty() && is_worth_a_word(savings.front(), cycles) ? &savings.front() : nullptr;
}

const Saving* LaunchAccount::runner_up() const {
    return savings.size() > 1 && is_worth_a_word(savings[1], cycles) ? &savings[1] : nullptr;
}

std::optional<CostKind> cost_kind_of(Removal what) {
    switch (what) {
    case Removal::conflicts:
        return CostKind::conflicts;
    case Removal::uncoalesced:
        return CostKind::uncoalesced;
    case Removal::divergence:
        return CostKind::divergence;
    case Removal::barriers:
        return CostKind::barriers;
    case Removal::misses:
    case Removal::atomics:
    case Removal::group_starts:
        break;
    }
    return std::nullopt;
}

CycleUse use_of(Removal what) {
    switch (what) {
    case Removal::conflicts:
        return CycleUse::conflicts;
    case Removal::divergence:
        return CycleUse::divergence;
    case Removal::barriers:
        return CycleUse::barrier;
    case Removal::atomics:
        return CycleUse::atomics;
    case Removal::group_starts:
        return CycleUse::group_start;
    case Removal::uncoalesced:
    case Removal::misses:
        break;
    }
    return CycleUse::global;
}

Result<LaunchAccount> model_account(const LaunchModel& model, const Program& program,
                                    const FiguresBySite& figures, const LaunchCosts& costs,
                                    const HardwareModel& hardware, std::size_t threads,
                                    const ProgressSink& progress) {
    LaunchAccount result{.cycles = model.simulation->cycles};
    if (costs.account) {
        result.account = *costs.account;
    } else {
        Result<Simulation> simulation =
            simulate_again(model, program, hardware, {.with_account = true, .threads = threads}, progress);
        if (!simulation) {
            return simulation.error();
        }
        result.account = *std::move(simulation->account);
    }
    for (std::size_t i = 0; i < removals; ++i) {
        const auto what = static_cast<Removal>(i);
        const auto cycles =
            saved(what, result.account, model, program, costs, hardware, {.threads = threads}, progress);
        if (!cycles) {
            return cycles.error();
        }
        if (*cycles > 0) {
            result.savings.push_back(
                {what, static_cast<std::uint64_t>(*cycles),
                 site_of(what, result.account, program, figures, *model.simulation, hardware)});
        }
    }
    std::ranges::stable_sort(result.savings, std::ranges::greater(), &Saving::cycles);
    return result;
}

} // namespace lockstep
