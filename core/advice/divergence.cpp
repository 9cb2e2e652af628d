#include "core/advice/rules.h"

#include "core/advice/control_owners.h"

#include <algorithm>
#include <map>
#include <set>

namespace lockstep {
namespace {

/// Number of lanes and number of warps that had the same outcome of a decision in one tick.
struct Way {
    std::uint64_t lanes = 0;
    std::uint64_t warps = 0;
};
// Key: the outcome, see Decision::way(). Contains only outcomes that lead to work.
using Ways = std::map<std::uint64_t, Way>;

/// The warp steps that follow a decision, and the minimum number of warp steps for the same lanes.
///
///     if (lid % 2 == 0)  8 warps with 16 lanes each: 4 are enough     if (lid < 16)  1 warp, and 1 is needed
struct Packing {
    std::uint64_t taken = 0; ///< number of warps that have a lane with the outcome, summed over the outcomes
    /// Minimum number of warp steps if work-items could be exchanged between the warps of a group.
    std::uint64_t in_group = 0;
    std::uint64_t lanes = 0;     ///< number of lanes whose outcome leads to work
    std::uint64_t signature = 0; ///< hash of the outcomes of all lanes and warps

    Packing& operator+=(const Packing& other) {
        taken += other.taken;
        in_group += other.in_group;
        lanes += other.lanes;
        return *this;
    }
};

void note(std::uint64_t number, std::uint64_t& signature) {
    signature = (signature ^ number) * 0x100000001B3; // FNV-1a
}

/// Adds the outcomes of one tick. `came`: the number of warps that reached the decision. If several outcomes
/// lead to work, the minimum number of warp steps is limited to `came`.
void add_tick(const Ways& ways, std::uint64_t came, std::uint32_t width, Packing& packing) {
    std::uint64_t fewest = 0;
    for (const auto& [number, way] : ways) {
        packing.taken += way.warps;
        packing.lanes += way.lanes;
        fewest += (way.lanes + width - 1) / width;
    }
    packing.in_group += ways.size() > 1 ? std::min(fewest, came) : fewest;
}

void add_step(const GroupSteps& steps, const WarpStep& step, const Decision& decision, Ways& ways,
              std::uint64_t& signature) {
    std::map<std::uint64_t, std::uint64_t> lanes_by_way;
    const auto payloads = steps.payloads_of(step);
    const auto lanes = steps.lanes_of(step);
    for (std::size_t i = 0; i < payloads.size(); ++i) {
        const std::uint64_t way = decision.way(payloads[i]);
        lanes_by_way[way] += decision.leads_to_work(way) ? 1U : 0U;
        note(std::uint64_t{step.warp.value()} << 32 | std::uint64_t{lanes[i]} << 16 | way, signature);
    }
    for (const auto& [way, count] : lanes_by_way) {
        if (count != 0) {
            ways[way].lanes += count;
            ++ways[way].warps;
        }
    }
}

Packing packing_of(const GroupSteps& steps, const Decision& decision, Site site, std::uint32_t width) {
    Packing packing;
    for (std::uint32_t t = 0; t < steps.ticks.size(); ++t) {
        if (steps.ticks[t].site != site) {
            continue;
        }
        Ways ways;
        const auto tick = steps.steps_of(Tick(t));
        for (const WarpStep& step : tick) {
            add_step(steps, step, decision, ways, packing.signature);
        }
        add_tick(ways, tick.size(), width, packing);
    }
    return packing;
}

/// Whether grouping lanes with the same outcome could save at least a quarter of the warp steps. If the
/// outcome depends only on the position of a work-item in its group, lanes are regrouped within a group; if
/// it depends on data, also between groups. Returns false for short work of one lane per warp, because this
/// lane acts on behalf of its warp and cannot move to another one.
bool can_be_packed(const AdviceInput& input, const Decision& decision, Site site, bool is_short) {
    const std::uint32_t width = input.model.streams->lanes;
    Packing sum;
    std::set<std::uint64_t> signatures;
    for (const auto& group : sampled_groups(input)) {
        const Packing one = packing_of(*group, decision, site, width);
        sum += one;
        signatures.insert(one.signature);
    }
    const std::uint64_t fewest = signatures.size() > 1 ? (sum.lanes + width - 1) / width : sum.in_group;
    const bool speaks_for_its_warp = is_short && sum.lanes == sum.taken;
    return sum.taken != 0 && fewest * 4 <= sum.taken * 3 && !speaks_for_its_warp;
}

/// Returns for each site whether it is a decision at which more than a tenth of the warps diverge.
std::vector<bool> diverging(const AdviceInput& input) {
    std::vector<bool> result;
    for (std::size_t i = 0; i < input.figures.size(); ++i) {
        const SiteFigures& figures = input.figures[i];
        result.push_back(is_decision(input.trace.program.sites[i].kind) &&
                         figures.divergent * 10 > figures.warp_steps);
    }
    return result;
}

} // namespace

void advise_on_divergence(const AdviceInput& input, AdviceList& found) {
    const std::uint64_t exposed = exposed_cycles(input, CostKind::divergence);
    if (!is_worth_saying(input, exposed)) {
        return;
    }
    const ControlOwners owners(input.trace.program, diverging(input));
    // Key: site of the decision that causes extra steps; value: issue cycles of these steps.
    std::map<std::uint32_t, std::uint64_t> issue;
    std::uint64_t all = 0;
    for (std::uint32_t i = 0; i < input.extras.size(); ++i) {
        all += input.extras[i].issue;
        if (const auto owner = owners.owner_of(Site(i))) {
            issue[static_cast<std::uint32_t>(owner->index())] += input.extras[i].issue;
        }
    }
    for (const auto& [number, cycles] : issue) {
        const Site site(number);
        const std::uint64_t own = share_of(exposed, cycles, all);
        const bool is_short = own * 10 < input.model.simulation->cycles;
        if (is_worth_saying(input, own) && can_be_packed(input, owners.decision(site), site, is_short)) {
            const SiteFigures& figures = input.figures[number];
            found.push_back({{AdviceKind::divergent_condition,
                              site,
                              {figures.divergent, figures.warp_steps, exposed, own}},
                             own});
        }
    }
}

} // namespace lockstep
