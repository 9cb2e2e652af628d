#include "core/analysis/barrier_order.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

constexpr std::ptrdiff_t most_looked_at = 256;

/// OpenCL's CLK_LOCAL_MEM_FENCE and CLK_GLOBAL_MEM_FENCE.
std::uint64_t flag_of(Space space) {
    return space == Space::local ? 1 : 2;
}

bool has(std::span<const std::uint64_t> set, std::uint64_t item) {
    return (set[item / 64] >> (item % 64) & 1) != 0;
}

template <class Use>
void for_items(const GroupSteps& steps, const WarpStep& step, Use use) {
    const auto lanes = steps.lanes_of(step);
    const auto payloads = steps.payloads_of(step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        use(step.warp.value() * steps.warp_width + lanes[i], payloads[i]);
    }
}

} // namespace

BarrierOrder::BarrierOrder(const GroupSteps& steps, const Trace& trace, Space space) : items_(steps.items) {
    find_barriers(steps, trace, space);
    if (!partial_.empty()) {
        settle(steps, trace, space);
    }
}

void BarrierOrder::find_barriers(const GroupSteps& steps, const Trace& trace, Space space) {
    const std::uint64_t flag = flag_of(space);
    for (std::uint32_t t = 0; t < steps.ticks.size(); ++t) {
        if (trace.program.sites[steps.ticks[t].site.index()].kind != SiteKind::barrier) {
            continue;
        }
        const auto of_tick = steps.steps_of(Tick(t));
        const std::uint32_t first = of_tick.front().first;
        const std::uint32_t count = of_tick.back().first + of_tick.back().active - first;
        std::uint64_t all = ~std::uint64_t{0};
        std::uint64_t any = 0;
        for (const std::uint64_t payload : std::span(steps.payloads).subspan(first, count)) {
            all &= payload;
            any |= payload;
        }
        if (count == steps.items && (all & flag) != 0) {
            dividing_.push_back(t);
        } else if ((any & flag) != 0) {
            Partial partial{t, Set((steps.items + 63) / 64)};
            for (const WarpStep& step : of_tick) {
                for_items(steps, step, [&](std::uint32_t item, std::uint64_t payload) {
                    partial.items[item / 64] |= std::uint64_t{(payload & flag) != 0} << (item % 64);
                });
            }
            partial_.push_back(std::move(partial));
        }
    }
}

void BarrierOrder::settle(const GroupSteps& steps, const Trace& trace, Space space) {
    std::vector<std::uint32_t> last(items_, 0); // tick + 1 of each item's last access
    const auto is_access_to_space = [&](const WarpStep& step) {
        const SiteInfo& site = trace.program.sites[step.site.index()];
        return is_access(site.kind) && site.space == space;
    };
    for (const WarpStep& step : steps.steps) {
        if (is_access_to_space(step)) {
            for_items(steps, step,
                      [&](std::uint32_t item, std::uint64_t) { last[item] = step.tick.value() + 1; });
        }
    }
    std::vector<std::uint32_t> seen(items_, 0);
    std::vector<Partial> still_partial;
    std::uint32_t start = 0; // ticks + 1 up to this are behind a dividing barrier
    std::size_t next_dividing = 0;
    std::vector<std::uint32_t> dividing = dividing_;
    auto step = steps.steps.begin();
    for (Partial& partial : partial_) {
        for (; step != steps.steps.end() && step->tick.value() < partial.tick; ++step) {
            if (is_access_to_space(*step)) {
                for_items(steps, *step,
                          [&](std::uint32_t item, std::uint64_t) { seen[item] = step->tick.value() + 1; });
            }
        }
        for (; next_dividing < dividing_.size() && dividing_[next_dividing] < partial.tick; ++next_dividing) {
            start = std::max(start, dividing_[next_dividing] + 1);
        }
        bool missed = false;
        for (std::uint32_t item = 0; item < items_ && !missed; ++item) {
            missed = !has(partial.items, item) && (seen[item] > start || last[item] > partial.tick);
        }
        if (missed) {
            still_partial.push_back(std::move(partial));
        } else {
            dividing.push_back(partial.tick);
            start = partial.tick + 1;
        }
    }
    std::sort(dividing.begin(), dividing.end());
    dividing_ = std::move(dividing);
    partial_ = std::move(still_partial);
}

bool BarrierOrder::orders(std::uint64_t earlier, std::uint32_t tick, std::uint64_t later,
                          std::uint32_t now) const {
    const auto before = [](const Partial& partial, std::uint32_t t) { return partial.tick < t; };
    const auto end = std::lower_bound(partial_.begin(), partial_.end(), now, before);
    auto at = std::lower_bound(partial_.begin(), end, tick, before);
    at = end - std::min(end - at, most_looked_at);
    Set reached((items_ + 63) / 64);
    reached[earlier / 64] |= std::uint64_t{1} << (earlier % 64);
    for (; at != end; ++at) {
        bool meets = false;
        for (std::size_t w = 0; w < reached.size(); ++w) {
            meets = meets || (reached[w] & at->items[w]) != 0;
        }
        for (std::size_t w = 0; meets && w < reached.size(); ++w) {
            reached[w] |= at->items[w];
        }
        if (has(reached, later)) {
            return true;
        }
    }
    return false;
}

} // namespace lockstep
