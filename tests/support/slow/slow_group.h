#pragma once

#include "core/trace/trace.h"
#include "core/warp/warp_step.h"

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace lockstep::test {

/// One access of one work-item.
struct Touch {
    std::uint32_t tick = 0;
    std::uint64_t group = 0;
    std::uint64_t item = 0; ///< index of the work-item in the launch
    std::uint64_t event = 0;
    std::uint32_t site = 0;
    std::map<std::uint64_t, int> bytes; ///< value of each byte, by address; -1 if unknown
};

/// The work-items that reached a barrier in the same tick.
struct Barrier {
    std::uint32_t tick = 0;
    std::uint64_t sub_group = 0; ///< for a sub-group barrier: index of the sub-group
    std::set<std::uint64_t> passed;
    std::set<std::uint64_t> published; ///< work-items whose earlier accesses are visible to the others
};

/// The accesses of a group's work-items to one memory, in their order, as lists and sets.
class SlowGroup {
public:
    SlowGroup(const Trace& trace, std::uint64_t group, Space space);
    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] const std::vector<Touch>& touches() const { return touches_; }

    /// Returns the ticks of dividing barriers: they order all accesses since the previous dividing barrier,
    /// and every item with later accesses passes them.
    [[nodiscard]] std::set<std::uint32_t> dividing() const;

    /// Returns whether barriers order `a` before `b`, also indirectly through other work-items.
    [[nodiscard]] bool ordered(const Touch& a, const Touch& b) const;

private:
    void add(const GroupSteps& steps, const WarpStep& step, std::uint32_t i);
    Barrier& barrier_at(std::uint32_t tick, std::uint64_t sub_group);
    [[nodiscard]] bool is_faulty(std::uint64_t event, std::uint64_t item) const;
    [[nodiscard]] int value(std::uint64_t item, std::uint64_t event, int k) const;

    const Trace& trace_;
    Space space_;
    bool ok_ = false;
    std::vector<Touch> touches_;
    std::vector<Barrier> barriers_;
};

} // namespace lockstep::test
