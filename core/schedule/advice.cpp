#include "core/schedule/advice.h"

#include "core/schedule/bank_layout.h"
#include "core/schedule/source_advice.h"
#include "core/schedule/step_costs.h"

#include <algorithm>

namespace lockstep {
namespace {

/// Gathers advice with what following it might save, in cycles, for the order.
class Adviser {
public:
    Adviser(const Trace& trace, const FiguresBySite& figures, const LaunchModel& model,
            const LaunchCosts* costs, const HardwareModel& hardware)
        : trace_(trace), figures_(figures), model_(model), costs_(costs), hardware_(hardware) {}

    void look_at_group_size() {
        const std::uint32_t width = model_.streams->lanes;
        const std::uint32_t items = model_.use.group_items;
        if (items % width != 0 && model_.occupancy.lane_use < 1.0) {
            const auto used = static_cast<std::uint64_t>(model_.occupancy.lane_use * 1000.0);
            add(AdviceKind::group_size, {}, {items, width, used, (items + width - 1) / width * width},
                (1000 - used) * cycles() / 1000);
        }
    }

    void look_at_occupancy() {
        if (!model_.occupancy.next_step || cycles() == 0) {
            return;
        }
        const NextStep& step = *model_.occupancy.next_step;
        const bool registers = step.what == Limiter::registers;
        if (registers || step.what == Limiter::local_memory) {
            add(registers ? AdviceKind::occupancy_registers : AdviceKind::occupancy_local, {},
                {step.from, step.to, model_.occupancy.groups, step.groups}, 0);
        }
    }

    /// The textbook's formula: latency / issue cycles between two memory steps warps hide the latency.
    void look_at_latency() {
        if (!model_.simulation || model_.simulation->utilisation >= 0.9) {
            return;
        }
        const auto costs = step_costs(trace_.program, hardware_, model_.streams->lanes);
        std::uint64_t memory_steps = 0;
        std::uint64_t issue = 0;
        for (std::size_t i = 0; i < figures_.size(); ++i) {
            const Operation operation = costs[i].operation;
            issue += figures_[i].warp_steps * (costs[i].arithmetic + 1);
            memory_steps += operation == Operation::global_read ? figures_[i].warp_steps : 0;
        }
        if (memory_steps == 0) {
            return;
        }
        const std::uint64_t ratio = std::max<std::uint64_t>(1, issue / memory_steps);
        const std::uint64_t needed = (hardware_.latency_global + ratio - 1) / ratio * hardware_.schedulers;
        if (needed > model_.occupancy.warps) {
            add(AdviceKind::latency_exposed, {},
                {ratio, hardware_.latency_global, needed, model_.occupancy.warps,
                 1000 * needed / hardware_.warp_slots, hardware_.warp_slots},
                static_cast<std::uint64_t>((1.0 - model_.simulation->utilisation) *
                                           static_cast<double>(cycles())));
        }
    }

    void look_at_sites() {
        for (std::uint32_t i = 0; i < figures_.size(); ++i) {
            const SiteInfo& site = trace_.program.sites[i];
            if (is_decision(site.kind)) {
                look_at_decision(Site(i));
            } else if (is_access(site.kind) && figures_[i].global.requests != 0) {
                look_at_sectors(Site(i));
            }
        }
        std::uint64_t doubles = 0;
        for (std::size_t i = 0; i < figures_.size(); ++i) {
            const SiteInfo& site = trace_.program.sites[i];
            const bool is_double = is_access(site.kind) && site.type.scalar == Scalar::float64;
            doubles += is_double ? figures_[i].active_lanes : 0;
        }
        if (doubles != 0) {
            add(AdviceKind::double_precision, {}, {doubles}, 0);
        }
    }

    void look_at_banks(const GroupSteps& steps) {
        bool helped = false;
        for (const ObjectInfo& object : trace_.objects) {
            if (object.space != Space::local) {
                continue;
            }
            if (const auto better = better_layout(steps, trace_.program, object, hardware_)) {
                helped = true;
                std::vector<std::uint64_t> numbers = {better->conflicts, better->layout.row_words};
                if (better->padding) {
                    numbers.push_back(better->layout.pad_words);
                }
                numbers.push_back(better->conflicts_then);
                add(better->padding ? AdviceKind::bank_padding : AdviceKind::bank_swizzle,
                    site_with_conflicts(), numbers, exposed(CostKind::conflicts));
            }
        }
        LocalFigures sum;
        for (const SiteFigures& site : figures_) {
            sum += site.local;
        }
        if (!helped && sum.conflicts != 0) {
            add(AdviceKind::bank_conflicts, site_with_conflicts(), {sum.conflicts, sum.wavefronts},
                exposed(CostKind::conflicts));
        }
    }

    void look_at_barriers() {
        const std::uint64_t cycles_exposed = exposed(CostKind::barriers);
        if (costs_ != nullptr && cycles_exposed * 20 > cycles()) { // a twentieth of the time
            const auto& cost = costs_->costs[static_cast<std::size_t>(CostKind::barriers)];
            add(AdviceKind::barrier_idle, busiest(SiteKind::barrier),
                {cost.whole, cycles_exposed, model_.streams->lanes}, cycles_exposed);
        }
    }

    void look_at_source() {
        for (Advice& advice : advise_on_source(trace_, figures_)) {
            found_.push_back({std::move(advice), 0});
        }
    }

    std::vector<Advice> finished() {
        std::ranges::stable_sort(found_, std::greater<>(), &Found::saves);
        std::vector<Advice> advice;
        for (Found& found : found_) {
            advice.push_back(std::move(found.advice));
        }
        return advice;
    }

private:
    struct Found {
        Advice advice;
        std::uint64_t saves;
    };

    void add(AdviceKind kind, std::optional<Site> site, std::vector<std::uint64_t> numbers,
             std::uint64_t saves) {
        found_.push_back({{kind, site, std::move(numbers)}, saves});
    }

    [[nodiscard]] std::uint64_t cycles() const { return model_.simulation ? model_.simulation->cycles : 0; }

    [[nodiscard]] std::uint64_t exposed(CostKind kind) const {
        const std::int64_t cycles =
            costs_ == nullptr ? 0 : costs_->costs[static_cast<std::size_t>(kind)].exposed;
        return static_cast<std::uint64_t>(std::max<std::int64_t>(cycles, 0));
    }

    /// The site of this kind that was executed most.
    [[nodiscard]] std::optional<Site> busiest(SiteKind kind) const {
        std::optional<Site> best;
        for (std::uint32_t i = 0; i < figures_.size(); ++i) {
            const bool suits = trace_.program.sites[i].kind == kind && figures_[i].warp_steps != 0;
            if (suits && (!best || figures_[i].warp_steps > figures_[best->index()].warp_steps)) {
                best = Site(i);
            }
        }
        return best;
    }

    [[nodiscard]] std::optional<Site> site_with_conflicts() const {
        const auto most = std::ranges::max_element(
            figures_, {}, [](const SiteFigures& site) { return site.local.conflicts; });
        return Site(static_cast<std::uint32_t>(most - figures_.begin()));
    }

    /// A condition on which more than a tenth of the warps disagree.
    void look_at_decision(Site site) {
        const SiteFigures& figures = figures_[site.index()];
        if (figures.divergent * 10 > figures.warp_steps) {
            add(AdviceKind::divergent_condition, site,
                {figures.divergent, figures.warp_steps, exposed(CostKind::divergence)},
                exposed(CostKind::divergence));
        }
    }

    /// One sector more a request than needed is a shift; twice as many and more is scattered access.
    void look_at_sectors(Site site) {
        const GlobalFigures& figures = figures_[site.index()].global;
        const std::uint64_t fewest = (figures.bytes + hardware_.sector_bytes - 1) / hardware_.sector_bytes;
        if (figures.sectors >= 2 * fewest && figures.sectors >= 2 * figures.requests) {
            add(AdviceKind::uncoalesced, site,
                {figures.sectors, fewest, figures.requests, exposed(CostKind::uncoalesced)},
                exposed(CostKind::uncoalesced));
        } else if (figures.sectors > fewest && figures.sectors * 10 >= 11 * fewest &&
                   figures.sectors >= 2 * figures.requests) {
            add(AdviceKind::misaligned, site,
                {100 * figures.sectors / figures.requests, 100 * fewest / figures.requests, figures.requests},
                exposed(CostKind::uncoalesced));
        }
    }

    const Trace& trace_;
    const FiguresBySite& figures_;
    const LaunchModel& model_;
    const LaunchCosts* costs_;
    const HardwareModel& hardware_;
    std::vector<Found> found_;
};

} // namespace

std::optional<AdvicePlace> advised_place(const Advice& advice, const Program& program) {
    if (advice.site) {
        const SiteInfo& site = program.sites[advice.site->index()];
        return AdvicePlace{site.file, site.line};
    }
    return advice.line;
}

std::vector<Advice> advise(const Trace& trace, const FiguresBySite& figures, const LaunchModel& model,
                           const LaunchCosts* costs, const HardwareModel& hardware,
                           const StepsOfGroup& steps) {
    if (!model.streams) {
        return {};
    }
    Adviser adviser(trace, figures, model, costs, hardware);
    adviser.look_at_group_size();
    adviser.look_at_occupancy();
    adviser.look_at_latency();
    adviser.look_at_sites();
    const bool has_conflicts =
        std::ranges::any_of(figures, [](const SiteFigures& site) { return site.local.conflicts != 0; });
    if (has_conflicts) {
        adviser.look_at_banks(*steps(Group(0)));
    }
    adviser.look_at_barriers();
    adviser.look_at_source();
    return adviser.finished();
}

} // namespace lockstep
