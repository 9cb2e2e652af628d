#include "core/analysis/races/barrier_order.h"

#include <algorithm>
#include <span>

namespace lockstep {
namespace {

constexpr std::ptrdiff_t most_looked_at = 256;

/// Returns the value of the flag for this memory: CLK_LOCAL_MEM_FENCE or CLK_GLOBAL_MEM_FENCE.
std::uint64_t flag_of(Space space) {
    return space == Space::local ? 1 : 2;
}

bool has(std::span<const std::uint64_t> set, std::uint64_t item) {
    return (set[item / 64] >> (item % 64) & 1) != 0;
}

/// Calls `use(word, bits)` for each word of a bit set of work-items that overlaps the range [first, end).
/// `bits` selects the work-items of the range in this word.
template <class Use>
void for_words(std::uint32_t first, std::uint32_t end, Use use) {
    for (std::uint32_t at = first; at < end;) {
        const std::uint32_t next = std::min(end, (at / 64 + 1) * 64);
        const std::uint64_t bits = ~std::uint64_t{0} >> (64 - (next - at));
        use(at / 64, bits << (at % 64));
        at = next;
    }
}

template <class Use>
void for_items(const GroupSteps& steps, const WarpStep& step, Use use) {
    const auto lanes = steps.lanes_of(step);
    const auto payloads = steps.payloads_of(step);
    for (std::size_t i = 0; i < lanes.size(); ++i) {
        use(step.warp.value() * steps.warp_width + lanes[i], payloads[i]);
    }
}

/// Determines which work-items of a group have fenced all their accesses to a memory since the last barrier
/// that orders this memory. The state is updated tick by tick. No work-item is fenced if the program has no
/// fences.
class FencedItems {
public:
    FencedItems(const GroupSteps& steps, const Trace& trace, Space space)
        : steps_(steps),
          trace_(trace),
          space_(space),
          loads_((steps.items + 63) / 64),
          stores_(loads_),
          fenced_(loads_),
          has_fences_(std::ranges::any_of(
              trace.program.sites, [](const SiteInfo& site) { return site.kind == SiteKind::fence; })) {}

    /// Returns the set of fenced work-items just before a tick. The tick must not decrease from call to call.
    const std::vector<std::uint64_t>& at(std::uint32_t tick) {
        if (!has_fences_) {
            return fenced_;
        }
        for (; next_ < steps_.steps.size() && steps_.steps[next_].tick.value() < tick; ++next_) {
            add(steps_.steps[next_]);
        }
        for (std::size_t i = 0; i < fenced_.size(); ++i) {
            fenced_[i] = ~(loads_[i] | stores_[i]);
        }
        return fenced_;
    }

private:
    void add(const WarpStep& step) {
        const SiteInfo& site = trace_.program.sites[step.site.index()];
        const bool is_fence = site.kind == SiteKind::fence || site.kind == SiteKind::barrier;
        const bool accesses = (is_access(site.kind) || is_image_access(site.kind)) && site.space == space_;
        if (!accesses && !is_fence) {
            return;
        }
        const bool reads = site.kind == SiteKind::read || site.kind == SiteKind::image_read;
        for_items(steps_, step, [&](std::uint32_t item, std::uint64_t payload) {
            const std::uint64_t bit = std::uint64_t{1} << (item % 64);
            if (accesses) {
                (reads ? loads_ : stores_)[item / 64] |= bit;
            } else if ((payload & flag_of(space_)) != 0) {
                loads_[item / 64] &= site.text.starts_with("write_") ? ~std::uint64_t{0} : ~bit;
                stores_[item / 64] &= site.text.starts_with("read_") ? ~std::uint64_t{0} : ~bit;
            }
        });
    }

    const GroupSteps& steps_;
    const Trace& trace_;
    Space space_;
    std::size_t next_ = 0; ///< index of the next step to be added
    /// Set of the work-items with loads since their last fence, or since the last barrier that orders this
    /// memory.
    std::vector<std::uint64_t> loads_;
    std::vector<std::uint64_t> stores_;
    std::vector<std::uint64_t> fenced_;
    bool has_fences_ = false;
};

} // namespace

BarrierOrder::BarrierOrder(const GroupSteps& steps, const Trace& trace, Space space) : items_(steps.items) {
    find_barriers(steps, trace, space);
    if (!partial_.empty()) {
        settle(steps, trace, space);
    }
}

void BarrierOrder::find_barriers(const GroupSteps& steps, const Trace& trace, Space space) {
    const std::uint64_t flag = flag_of(space);
    FencedItems fenced(steps, trace, space);
    for (std::uint32_t t = 0; t < steps.ticks.size(); ++t) {
        const SiteKind kind = trace.program.sites[steps.ticks[t].site.index()].kind;
        if (kind == SiteKind::sub_group_barrier) {
            const std::uint32_t width = trace.sub_groups ? trace.sub_groups->width : 0;
            add_partial(steps, t, width == 0 ? steps.items : width, flag, fenced.at(t));
        }
        if (kind == SiteKind::barrier || kind == SiteKind::wait) {
            add_barrier(steps, t, flag, fenced.at(t));
        }
    }
}

void BarrierOrder::add_barrier(const GroupSteps& steps, std::uint32_t tick, std::uint64_t flag,
                               const Set& fenced) {
    bool do_all = true;
    bool does_any = false;
    std::uint32_t count = 0;
    for (const WarpStep& step : steps.steps_of(Tick(tick))) {
        for_items(steps, step, [&](std::uint32_t item, std::uint64_t payload) {
            const bool orders = (payload & flag) != 0 || has(fenced, item);
            do_all = do_all && orders;
            does_any = does_any || orders;
            ++count;
        });
    }
    if (count == steps.items && do_all) {
        dividing_.push_back(tick);
    } else if (does_any) {
        add_partial(steps, tick, steps.items, flag, fenced);
    }
    if (count == steps.items && !do_all) {
        unflagged_.push_back({tick, steps.ticks[tick].site});
    }
}

std::uint32_t BarrierOrder::interval_begin(std::uint32_t tick) const {
    const auto next = std::ranges::lower_bound(dividing_, tick);
    return next == dividing_.begin() ? 0 : *std::prev(next) + 1;
}

std::optional<Site> BarrierOrder::without_flag(std::uint32_t tick, std::uint32_t now) const {
    const auto next = std::ranges::upper_bound(unflagged_, tick, {}, &Unflagged::tick);
    return next != unflagged_.end() && next->tick < now ? std::optional(next->site) : std::nullopt;
}

/// Adds a barrier that orders the work-items of each sub-group. `width`: number of work-items per sub-group.
void BarrierOrder::add_partial(const GroupSteps& steps, std::uint32_t tick, std::uint32_t width,
                               std::uint64_t flag, const Set& fenced) {
    const Set nobody((steps.items + 63) / 64);
    Partial partial{tick, nobody, nobody, width};
    for (const WarpStep& step : steps.steps_of(Tick(tick))) {
        for_items(steps, step, [&](std::uint32_t item, std::uint64_t payload) {
            const bool publishes = (payload & flag) != 0 || has(fenced, item);
            partial.passed[item / 64] |= std::uint64_t{1} << (item % 64);
            partial.published[item / 64] |= std::uint64_t{publishes} << (item % 64);
        });
    }
    partial_.push_back(std::move(partial));
}

void BarrierOrder::settle(const GroupSteps& steps, const Trace& trace, Space space) {
    std::vector<std::uint32_t> last(items_,
                                    0); // for each work-item, 1 + the tick of its last access; 0: none
    const auto is_access_to_space = [&](const WarpStep& step) {
        const SiteInfo& site = trace.program.sites[step.site.index()];
        return (is_access(site.kind) || is_image_access(site.kind)) && site.space == space;
    };
    for (const WarpStep& step : steps.steps) {
        if (is_access_to_space(step)) {
            for_items(steps, step,
                      [&](std::uint32_t item, std::uint64_t) { last[item] = step.tick.value() + 1; });
        }
    }
    std::vector<std::uint32_t> seen(items_, 0);
    std::vector<Partial> still_partial;
    std::uint32_t start = 0; // accesses with tick + 1 <= start happen before the last dividing barrier
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
        bool missed = partial.width < items_;
        for (std::uint32_t item = 0; item < items_ && !missed; ++item) {
            missed = (!has(partial.published, item) && seen[item] > start) ||
                     (!has(partial.passed, item) && last[item] > partial.tick);
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

/// Extends the set `reached` of work-items: if one of them publishes its accesses at the barrier, all items
/// that pass the barrier in the same sub-group are added.
void BarrierOrder::spread(const Partial& barrier, Set& reached) const {
    for (std::uint32_t first = 0; first < items_; first += std::min(barrier.width, items_ - first)) {
        const std::uint32_t end = first + std::min(barrier.width, items_ - first);
        bool meets = false;
        for_words(first, end, [&](std::size_t w, std::uint64_t mask) {
            meets = meets || (reached[w] & barrier.published[w] & mask) != 0;
        });
        if (meets) {
            for_words(first, end,
                      [&](std::size_t w, std::uint64_t mask) { reached[w] |= barrier.passed[w] & mask; });
        }
    }
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
        spread(*at, reached);
        if (has(reached, later)) {
            return true;
        }
    }
    return false;
}

} // namespace lockstep
