#include "tests/support/slow/slow_account.h"

#include "core/schedule/step_costs.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace lockstep::test {
namespace {

/// Identifies a step of a warp: the residency of the warp, and the index of the step.
using StepOfWarp = std::pair<std::uint32_t, std::uint32_t>;

struct Request {
    std::uint32_t site = 0;
    std::uint64_t taken = 0; ///< cycle after its last pass
};

/// The requests to local memory of one multiprocessor, and which site's extra pass the pipe serves in a cycle.
struct LocalPipe {
    std::map<StepOfWarp, Request> requests;
    std::map<std::uint64_t, std::uint32_t> extra; ///< cycle: site
};

const WarpInstruction& step_of(const WarpStreams& streams, const Residency& warp, std::uint32_t step) {
    return streams.instructions(warp.group, warp.warp)[step];
}

LocalPipe local_pipe(const WarpStreams& streams, const Program& program, const Timeline& timeline) {
    // The last issue of a step is the one in which it accesses memory.
    std::map<StepOfWarp, std::uint64_t> ends;
    for (const Interval& interval : timeline.intervals) {
        if (interval.state == WarpState::active) {
            std::uint64_t& end = ends[{interval.residency, interval.step}];
            end = std::max(end, interval.end);
        }
    }
    std::set<std::tuple<std::uint64_t, std::uint32_t, StepOfWarp>> in_order; // cycle, slot, step
    for (const auto& [step, end] : ends) {
        in_order.insert({end, timeline.residencies[step.first].slot, step});
    }
    LocalPipe pipe;
    std::uint64_t free = 0;
    for (const auto& [end, slot, key] : in_order) {
        const WarpInstruction& step = step_of(streams, timeline.residencies[key.first], key.second);
        const Operation operation = operation_of(program.sites[step.site]);
        if (operation != Operation::local_read && operation != Operation::local_write) {
            continue;
        }
        free = std::max(free, end - 1);
        for (std::uint32_t pass = 0; pass < std::max(1U, step.passes); ++pass, ++free) {
            if (pass >= std::max(1U, step.fewest)) {
                pipe.extra[free] = step.site;
            }
        }
        pipe.requests[key] = {step.site, free};
    }
    return pipe;
}

/// Returns why a warp that does not issue does not do so in a cycle, and which site is the reason.
std::pair<CycleUse, std::uint32_t> reason(const Interval& state, std::uint64_t cycle, const LocalPipe& pipe,
                                          const Program& program) {
    const bool is_atomic = program.sites[state.site].kind == SiteKind::atomic;
    if (state.state == WarpState::ready) {
        return {CycleUse::policy, state.site};
    }
    switch (state.reason) {
    case WaitReason::barrier:
        return {CycleUse::barrier, state.site};
    case WaitReason::dependency:
        return {CycleUse::dependency, state.site};
    case WaitReason::local: {
        const Request& request = pipe.requests.at({state.residency, state.step});
        if (const auto extra = pipe.extra.find(cycle); cycle < request.taken && extra != pipe.extra.end()) {
            // The last extra pass before the request has been taken.
            const auto last = std::prev(pipe.extra.lower_bound(request.taken));
            return {CycleUse::conflicts, last->second};
        }
        return {is_atomic ? CycleUse::atomics : CycleUse::local, state.site};
    }
    default:
        return {is_atomic ? CycleUse::atomics : CycleUse::global, state.site};
    }
}

/// Adds the cycles of the schedulers of one multiprocessor.
class Adder {
public:
    Adder(const WarpStreams& streams, const Program& program, const Timeline& timeline, SlowAccount& account)
        : streams_(streams),
          program_(program),
          timeline_(timeline),
          pipe_(local_pipe(streams, program, timeline)),
          account_(account) {}

    void add(std::uint32_t scheduler, std::uint32_t schedulers, std::uint64_t cycles) {
        std::uint64_t first = cycles;
        std::uint64_t last = 0;
        for (const Residency& warp : timeline_.residencies) {
            if (warp.slot % schedulers == scheduler) {
                first = std::min(first, warp.begin);
                last = std::max(last, warp.end);
            }
        }
        for (std::uint64_t cycle = 0; cycle < cycles; ++cycle) {
            std::vector<const Interval*> warps;
            for (const Interval& state : timeline_.intervals) {
                const bool is_now = state.begin <= cycle && cycle < state.end;
                if (is_now && timeline_.residencies[state.residency].slot % schedulers == scheduler) {
                    warps.push_back(&state);
                }
            }
            if (warps.empty()) {
                at(last == 0       ? CycleUse::no_work
                   : cycle >= last ? CycleUse::tail
                                   : CycleUse::group_start) += 1;
            } else {
                add_warps(warps, cycle);
            }
        }
    }

private:
    double& at(CycleUse use) { return account_.amounts[static_cast<std::size_t>(use)]; }
    void add(CycleUse use, std::uint32_t site, double amount) {
        at(use) += amount;
        account_.by_site[site][static_cast<std::size_t>(use)] += amount;
    }
    void add_warps(std::vector<const Interval*> warps, std::uint64_t cycle) {
        for (const Interval* state : warps) {
            if (state->state == WarpState::active) {
                const Residency& warp = timeline_.residencies[state->residency];
                const bool is_extra = step_of(streams_, warp, state->step).is_extra;
                add(is_extra ? CycleUse::divergence : CycleUse::work, state->site, 1);
                return;
            }
        }
        std::erase_if(warps, [](const Interval* state) { return state->state == WarpState::done; });
        if (warps.empty()) {
            at(CycleUse::group_end) += 1;
        }
        for (const Interval* state : warps) {
            const auto [use, site] = reason(*state, cycle, pipe_, program_);
            add(use, site, 1.0 / static_cast<double>(warps.size()));
        }
    }

    const WarpStreams& streams_;
    const Program& program_;
    const Timeline& timeline_;
    const LocalPipe pipe_;
    SlowAccount& account_;
};

} // namespace

SlowAccount slow_account(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                         std::uint32_t resident_groups) {
    SlowAccount account;
    account.by_site.resize(program.sites.size());
    for (std::uint32_t number = 0; number < hardware.multiprocessors; ++number) {
        const Simulation run =
            simulate(streams, program, hardware, resident_groups, {.record = number}).value();
        Adder adder(streams, program, *run.timeline, account);
        for (std::uint32_t scheduler = 0; scheduler < hardware.schedulers; ++scheduler) {
            adder.add(scheduler, hardware.schedulers, run.cycles);
        }
    }
    return account;
}

} // namespace lockstep::test
