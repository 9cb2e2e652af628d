#pragma once

#include "core/site/program.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <set>
#include <span>
#include <vector>

namespace lockstep::test {

/// Finds the sites of barriers that a group needs, by their definition: compares every access with every
/// other access. Requires that all work-items of the group pass every barrier.
class SlowUnneededBarriers {
public:
    SlowUnneededBarriers(const GroupSteps& steps, std::span<const SiteInfo> sites) : sites_(sites) {
        for (const WarpStep& step : steps.steps) {
            const auto lanes = steps.lanes_of(step);
            for (std::size_t i = 0; i < lanes.size(); ++i) {
                events_.push_back({step.tick.value(), step.site,
                                   step.warp.value() * steps.warp_width + lanes[i],
                                   steps.payloads_of(step)[i]});
            }
        }
    }

    [[nodiscard]] std::set<std::uint32_t> needed() const {
        std::set<std::uint32_t> found;
        for (const Event& a : events_) {
            for (const Event& b : events_) {
                if (a.tick < b.tick && conflict(a, b)) {
                    const auto barriers = barriers_between(a, b);
                    if (barriers.size() == 1) { // only this barrier orders the two accesses, so it is needed
                        found.insert(*barriers.begin());
                    }
                }
            }
        }
        return found;
    }

private:
    struct Event {
        std::uint32_t tick;
        Site site;
        std::uint32_t item;
        std::uint64_t payload;
    };
    [[nodiscard]] const SiteInfo& info(const Event& event) const { return sites_[event.site.index()]; }
    [[nodiscard]] bool conflict(const Event& a, const Event& b) const {
        return is_access(info(a).kind) && is_access(info(b).kind) && info(a).space == info(b).space &&
               a.item != b.item && a.payload / 4 == b.payload / 4 &&
               (info(a).kind != SiteKind::read || info(b).kind != SiteKind::read);
    }
    /// Returns the sites of the barriers between two accesses that order their memory, one entry per passed
    /// barrier.
    [[nodiscard]] std::multiset<std::uint32_t> barriers_between(const Event& a, const Event& b) const {
        const std::uint64_t flag = info(a).space == Space::local ? 1 : 2;
        std::multiset<std::uint32_t> all;
        for (const Event& each : events_) {
            if (info(each).kind == SiteKind::barrier && each.item == a.item && a.tick < each.tick &&
                each.tick < b.tick && (each.payload & flag) != 0) {
                all.insert(each.site.value());
            }
        }
        return all;
    }

    std::span<const SiteInfo> sites_;
    std::vector<Event> events_;
};

} // namespace lockstep::test
