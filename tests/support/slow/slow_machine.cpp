#include "tests/support/slow/slow_machine.h"

#include "core/schedule/step_costs.h"
#include "tests/support/slow/slow_barriers.h"
#include "tests/support/slow/slow_cache.h"
#include "tests/support/slow/slow_dispatcher.h"
#include "tests/support/slow/slow_issues.h"
#include "tests/support/slow/slow_loads.h"
#include "tests/support/slow/slow_policy.h"

#include <algorithm>

namespace lockstep::test {
namespace {

using Cycles = std::uint64_t;

class SlowMachine {
public:
    SlowMachine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                std::uint32_t resident, std::optional<CostKind> without)
        : streams_(streams),
          hardware_(hardware),
          resident_(resident),
          costs_(step_costs(program, hardware, streams.lanes)),
          issues_{costs_, streams.group_warps, without},
          memory_(hardware, streams.global_bytes, without),
          barriers_(hardware),
          loads_(program, costs_, hardware),
          warps_(hardware.multiprocessors, std::vector<SlowWarp>(hardware.warp_slots)),
          schedulers_(hardware.multiprocessors, std::vector<SlowScheduler>(hardware.schedulers)) {
        result_.groups.resize(streams.groups.size());
    }

    SlowResult run() {
        for (Cycles now = 0;; ++now) {
            settle(now);
            dispatch(now);
            if (next_group_ == streams_.groups.size() && everything_is_empty()) {
                result_.cycles = std::max(now, memory_.drained());
                result_.cache = memory_.figures;
                return result_;
            }
            pick_all(now);
            count_waiting();
        }
    }

private:
    template <class Work>
    void each(const Work& work) {
        for (std::uint32_t m = 0; m < warps_.size(); ++m) {
            for (std::uint32_t slot = 0; slot < warps_[m].size(); ++slot) {
                work(m, slot, warps_[m][slot]);
            }
        }
    }

    bool everything_is_empty() {
        const auto gone = [](const SlowWarp& warp) { return warp.doing == Doing::nothing; };
        return std::ranges::all_of(warps_, [&](const auto& all) { return std::ranges::all_of(all, gone); });
    }

    /// Completes every issue and wait that ends at the beginning of this cycle.
    void settle(Cycles now) {
        each([&](std::uint32_t m, std::uint32_t, SlowWarp& warp) {
            if (warp.doing == Doing::issuing && warp.until == now) {
                if (warp.issues_operations_only) {
                    warp.issues_operations_only = false;
                    wait(warp, now + hardware_.latency_arithmetic - 1, WaitReason::dependency);
                } else {
                    perform(m, warp, now, issues_.own_cycles(warp.steps[warp.next]) != 0 ? now - 1 : now);
                }
            } else if (warp.doing == Doing::at_barrier && warp.opens_barrier && warp.until == now) {
                warp.opens_barrier = false;
                pass_barrier(m, warp.group, now);
            } else if (warp.doing == Doing::waiting && warp.until == now) {
                warp.operations_done ? void(warp.doing = Doing::ready) : go_on(m, warp, now);
            }
        });
        retire(now);
    }

    void go_on(std::uint32_t m, SlowWarp& warp, Cycles now) {
        if (warp.next == warp.steps.size()) {
            warp.doing = Doing::done;
            warp.may_take_turns = false;
            open_barrier(m, warp.group, nullptr, now);
        } else if (issues_.operation_cycles(warp.steps[warp.next]) +
                       issues_.own_cycles(warp.steps[warp.next]) !=
                   0) {
            if (!waits_for_a_load(m, warp, now)) {
                warp.doing = Doing::ready;
            }
        } else {
            perform(m, warp, now, now);
        }
    }

    void perform(std::uint32_t m, SlowWarp& warp, Cycles now, Cycles own) {
        const WarpInstruction& step = warp.steps[warp.next];
        const Operation operation = costs_[step.site].operation;
        warp.operations_done = false;
        if (operation == Operation::barrier && issues_.barriers_hold()) {
            warp.doing = Doing::at_barrier;
            warp.reason = WaitReason::barrier;
            barriers_.come(warp.group, now);
            open_barrier(m, warp.group, &warp, now);
            return;
        }
        memory_.pass_by(m, issues_.masked(step), own);
        ++warp.next;
        Cycles ready = now;
        WaitReason reason = WaitReason::dependency;
        if (operation != Operation::none && operation != Operation::barrier) {
            ready = memory_.serve(m, operation, step, warp.lines, own);
            reason = loads_.reason_of(step.site);
            if (loads_.fly() && gives_value(operation)) {
                loads_.add(warp, m, step.site, ready);
                ready = memory_.taken;
            }
        } else {
            ready = now + issues_.pause(step);
        }
        ready > now ? wait(warp, ready, reason) : go_on(m, warp, now);
    }

    bool waits_for_a_load(std::uint32_t m, SlowWarp& warp, Cycles now) {
        if (!loads_.fly()) {
            return false;
        }
        const auto promised =
            static_cast<std::size_t>(std::ranges::count(warps_[m], true, &SlowWarp::may_load));
        const SlowWait found = loads_.wait(warp, m, promised, now);
        if (found.until > now) {
            wait(warp, found.until, found.reason);
        }
        return found.until > now;
    }

    void wait(SlowWarp& warp, Cycles until, WaitReason reason) {
        warp.doing = Doing::waiting;
        warp.until = until;
        warp.reason = reason;
    }

    /// Opens the group's barrier once all its warps wait. `last` is the warp that arrived last; if it is
    /// null, the first waiting warp opens the barrier.
    void open_barrier(std::uint32_t m, std::uint64_t group, SlowWarp* last, Cycles now) {
        const std::vector<SlowWarp*> waiting = SlowBarriers::all_of(warps_[m], group);
        if (waiting.empty() || barriers_.open_at(group) <= now) {
            pass_barrier(m, group, now);
        } else {
            SlowWarp& opening = last != nullptr ? *last : *waiting.front();
            opening.opens_barrier = true;
            opening.until = barriers_.open_at(group);
        }
    }

    void pass_barrier(std::uint32_t m, std::uint64_t group, Cycles now) {
        const std::vector<SlowWarp*> waiting = SlowBarriers::all_of(warps_[m], group);
        for (SlowWarp* warp : waiting) {
            warp->doing = Doing::ready; // so that it does not count as waiting again
        }
        for (SlowWarp* warp : waiting) {
            ++warp->next;
            go_on(m, *warp, now);
        }
    }

    /// Removes the groups whose warps have all finished.
    void retire(Cycles now) {
        for (auto& warps : warps_) {
            for (SlowWarp& warp : warps) {
                const auto goes_on = [&](const SlowWarp& other) {
                    return other.doing != Doing::nothing && other.group == warp.group &&
                           other.doing != Doing::done;
                };
                if (warp.doing == Doing::done && std::ranges::none_of(warps, goes_on)) {
                    const std::uint64_t group = warp.group;
                    result_.groups[group].end = now;
                    dispatcher_.leave(static_cast<std::uint32_t>(&warps - warps_.data()), now);
                    for (SlowWarp& other : warps) {
                        if (other.doing == Doing::done && other.group == group) {
                            other = {};
                        }
                    }
                }
            }
        }
    }

    void dispatch(Cycles now) {
        const auto has_room = [this, now](std::uint32_t m) {
            return slow_warps_there(warps_[m]) / streams_.group_warps + dispatcher_.kept(m, now) < resident_;
        };
        while (next_group_ < streams_.groups.size()) {
            const std::optional<std::uint32_t> to = dispatcher_.next(now, has_room);
            if (!to) {
                return;
            }
            place(*to, now);
            retire(now);
        }
    }

    void place(std::uint32_t m, Cycles now) {
        const std::uint64_t group = next_group_++;
        result_.groups[group] = {now, now, m};
        std::vector<SlowWarp*> placed;
        std::uint32_t first = 0;
        for (std::uint32_t slot = 0; placed.size() < streams_.group_warps; ++slot) {
            SlowWarp& warp = warps_[m][slot];
            if (warp.doing == Doing::nothing) {
                first = placed.empty() ? slot : first;
                warp = {};
                warp.doing = Doing::ready;
                warp.steps =
                    streams_.instructions(group, warp_at(first, static_cast<std::uint32_t>(placed.size())));
                warp.lines = streams_.lines(group);
                warp.group = group;
                warp.age = age_++;
                placed.push_back(&warp);
            }
        }
        for (SlowWarp* warp : placed) {
            go_on(m, *warp, now);
        }
    }

    /// Returns the index of the warp at a position in its group. If each scheduler has its own registers,
    /// groups that fill all schedulers start at different schedulers, in rotation.
    std::uint32_t warp_at(std::uint32_t first_slot, std::uint32_t place) const {
        const std::uint32_t schedulers = hardware_.schedulers;
        if (hardware_.register_blocks == 1 || streams_.group_warps % schedulers != 0) {
            return place;
        }
        const std::uint32_t row = place / schedulers;
        std::uint32_t column = place % schedulers;
        for (std::uint32_t turn = first_slot / streams_.group_warps; turn != 0; --turn) {
            column = column == 0 ? schedulers - 1 : column - 1;
        }
        return row * schedulers + column;
    }

    void pick_all(Cycles now) {
        for (std::uint32_t m = 0; m < warps_.size(); ++m) {
            for (std::uint32_t s = 0; s < hardware_.schedulers; ++s) {
                SlowScheduler& scheduler = schedulers_[m][s];
                if (scheduler.busy_until > now) {
                    continue;
                }
                std::vector<SlowWarp*> own; // the scheduler's warps, by position
                for (std::uint32_t slot = s; slot < hardware_.warp_slots; slot += hardware_.schedulers) {
                    own.push_back(&warps_[m][slot]);
                }
                if (const auto chosen = slow_choice(own, scheduler.last, hardware_); chosen < own.size()) {
                    scheduler.last = chosen;
                    issue(*own[chosen], scheduler, now);
                }
            }
        }
    }

    void issue(SlowWarp& warp, SlowScheduler& scheduler, Cycles now) {
        const std::uint32_t operations = issues_.operation_cycles(warp.steps[warp.next]);
        const std::uint32_t own = issues_.own_cycles(warp.steps[warp.next]);
        Cycles cycles = own;
        if (!warp.operations_done) {
            warp.issues_operations_only = operations != 0 && own != 0 && hardware_.latency_arithmetic > 1;
            warp.operations_done = warp.issues_operations_only;
            cycles = operations + (warp.issues_operations_only ? 0 : own);
        }
        warp.doing = Doing::issuing;
        warp.until = scheduler.busy_until = now + cycles;
        result_.issue_cycles += cycles;
    }

    void count_waiting() {
        each([&](auto, auto, const SlowWarp& warp) {
            if (warp.doing == Doing::ready) {
                ++result_.stalls.ready;
            } else if (warp.doing == Doing::waiting || warp.doing == Doing::at_barrier) {
                ++(result_.stalls.*stall_of(warp.reason));
            }
        });
    }

    const WarpStreams& streams_;
    const HardwareModel& hardware_;
    std::uint32_t resident_;
    std::vector<StepCost> costs_;
    SlowIssues issues_;
    SlowMemory memory_;
    SlowBarriers barriers_;
    SlowLoads loads_;
    std::vector<std::vector<SlowWarp>> warps_; ///< warps by multiprocessor and slot
    std::vector<std::vector<SlowScheduler>> schedulers_;
    std::uint64_t next_group_ = 0;
    SlowDispatcher dispatcher_{hardware_, {}};
    std::uint64_t age_ = 0;
    SlowResult result_;
};

} // namespace

SlowResult slow_simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                         std::uint32_t resident_groups, std::optional<CostKind> without) {
    return SlowMachine(streams, program, hardware, resident_groups, without).run();
}

} // namespace lockstep::test
