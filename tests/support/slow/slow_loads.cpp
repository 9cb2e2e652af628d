#include "tests/support/slow/slow_loads.h"

#include <algorithm>
#include <iterator>

namespace lockstep::test {

bool gives_value(Operation operation) {
    return operation == Operation::local_read || operation == Operation::global_read ||
           operation == Operation::global_atomic || operation == Operation::global_reduction ||
           operation == Operation::image_read || operation == Operation::exchange;
}

WaitReason SlowLoads::reason_of(std::uint32_t site) const {
    const Operation operation = costs_[site].operation;
    const bool is_local = operation == Operation::local_read || operation == Operation::local_write ||
                          operation == Operation::exchange;
    return is_local ? WaitReason::local : WaitReason::global;
}

SlowWait SlowLoads::wait(SlowWarp& warp, std::uint32_t multiprocessor, std::size_t promised,
                         std::uint64_t now) {
    const std::uint32_t site = warp.steps[warp.next].site;
    const auto under_way = [&](const auto& wanted) {
        std::vector<SlowLoad> loads;
        std::ranges::copy_if(warp.loads, std::back_inserter(loads),
                             [&](const SlowLoad& load) { return load.back > now && wanted(load.site); });
        return loads;
    };
    const auto of = [&](std::uint32_t load) {
        return under_way([load](std::uint32_t each) { return each == load; });
    };
    const std::vector<std::uint32_t>& needs = program_.needs[site];
    const auto needed = under_way([&](std::uint32_t each) { return std::ranges::count(needs, each) != 0; });
    if (!needed.empty()) {
        const SlowLoad last = *std::ranges::max_element(needed, {}, &SlowLoad::back);
        return {last.back, reason_of(last.site)};
    }
    for (const std::uint32_t each : program_.turn_needs[site]) {
        const std::vector<SlowLoad> of_turns = of(each);
        if (of_turns.size() >= hardware_.loads_per_site) {
            const SlowLoad first = *std::ranges::min_element(of_turns, {}, &SlowLoad::back);
            return {first.back, reason_of(first.site)};
        }
    }
    if (!gives_value(costs_[site].operation)) {
        return {};
    }
    const auto all = under_way([](std::uint32_t) { return true; });
    for (const auto& [loads, most] :
         {std::pair(of(site), hardware_.loads_per_site), std::pair(all, hardware_.loads_per_warp)}) {
        if (loads.size() >= most) {
            const SlowLoad first = *std::ranges::min_element(loads, {}, &SlowLoad::back);
            return {first.back, reason_of(first.site)};
        }
    }
    if (reason_of(site) == WaitReason::local) {
        return {};
    }
    std::vector<std::uint64_t> far;
    std::ranges::copy_if(returns_[multiprocessor], std::back_inserter(far),
                         [now](std::uint64_t back) { return back > now; });
    if (far.size() + promised >= hardware_.loads_per_multiprocessor) {
        return {far.empty() ? now + 1 : *std::ranges::min_element(far), WaitReason::global};
    }
    warp.may_load = true;
    return {};
}

void SlowLoads::add(SlowWarp& warp, std::uint32_t multiprocessor, std::uint32_t site, std::uint64_t back) {
    warp.may_load = false;
    warp.loads.push_back({site, back});
    if (reason_of(site) == WaitReason::global) {
        returns_[multiprocessor].push_back(back);
    }
}

} // namespace lockstep::test
