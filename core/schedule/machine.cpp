#include "core/schedule/machine.h"

#include "core/schedule/multiprocessor.h"
#include "core/schedule/warps/residents.h"
#include "core/schedule/warps/schedulers.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

double share(double part, double whole) {
    return whole == 0 ? 0.0 : part / whole;
}

/// Returns the number of multiprocessors that ran at least one group.
std::uint32_t used(const std::vector<GroupSpan>& groups, std::uint32_t multiprocessors) {
    std::vector<bool> used(multiprocessors);
    for (const GroupSpan& span : groups) {
        used[span.multiprocessor] = true;
    }
    return static_cast<std::uint32_t>(std::ranges::count(used, true));
}

/// Computes the figures of a result that depend on sums over schedulers and residencies: utilisation,
/// occupancy, latency hiding, the whole costs of divergence and barriers, and which costs exist. `cycles` and
/// `groups` of the result must already be set.
/// @param is_uncoalesced  whether any request took longer in any part of memory than it would have taken with
/// its minimum number of sectors.
void add_sums(const SchedulerSums& issued, const ResidentSums& lived, std::uint32_t group_warps,
              bool is_uncoalesced, const HardwareModel& hardware, Simulation& result) {
    result.issue_cycles = issued.issued;
    result.multiprocessors_used = used(result.groups, hardware.multiprocessors);
    std::uint64_t group_cycles = 0; // sum of the residency times of all groups
    for (const GroupSpan& span : result.groups) {
        group_cycles += span.end - span.begin;
    }
    result.whole[static_cast<std::size_t>(CostKind::divergence)] = issued.most_extra;
    result.whole[static_cast<std::size_t>(CostKind::barriers)] = lived.most_at_barrier;
    for (std::size_t kind = 0; kind < cost_kinds; ++kind) {
        result.has_cost[kind] = result.whole[kind] != 0;
    }
    // The whole cost cannot be used here, because it counts only the slowest of pipe, L2 and DRAM, and
    // another one of them may also have taken longer.
    result.has_cost[static_cast<std::size_t>(CostKind::uncoalesced)] = is_uncoalesced;
    result.latency_hidden = share(static_cast<double>(issued.hidden), static_cast<double>(issued.waiting));
    result.utilisation =
        share(static_cast<double>(issued.issued), static_cast<double>(result.cycles) * hardware.schedulers *
                                                      std::max(1U, result.multiprocessors_used));
    result.achieved_occupancy =
        share(static_cast<double>(group_cycles * group_warps),
              static_cast<double>(lived.resident_cycles) * std::max(hardware.warp_slots, 1U));
}

using Part = MultiprocessorClock::Part;

// Number of steps between two progress reports; it takes a few milliseconds to simulate them.
constexpr std::uint64_t steps_a_look = 1 << 16;
// Minimum number of steps per thread. With fewer steps, the work would be done before the thread has started.
constexpr std::uint64_t steps_a_thread = 20'000;
// Maximum number of issues per window, so that progress is reported often enough.
constexpr std::uint64_t most_issues = 1 << 18;

/// Returns the numbers of slots and schedulers of a multiprocessor. If several small groups share a warp,
/// more slots may be needed than the hardware has warps. A scheduler supports at most most_slots.
SlotNumbers numbers_for(const HardwareModel& hardware, std::uint32_t resident_groups,
                        std::uint32_t group_warps) {
    const std::uint32_t wanted = std::max(hardware.warp_slots, resident_groups * group_warps);
    return {std::min(wanted, most_slots * hardware.schedulers), hardware.schedulers};
}

/// Returns the maximum number of groups that are resident on a multiprocessor at the same time.
std::uint32_t groups_at_once(SlotNumbers numbers, std::uint32_t resident_groups, std::uint32_t group_warps) {
    return std::min(resident_groups, numbers.slots / std::max(1U, group_warps));
}

LaunchOnMachine launch_on(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                          const SimulationOptions& options, const StepIssues& issues,
                          std::uint32_t resident_groups) {
    const SlotNumbers numbers = numbers_for(hardware, resident_groups, streams.group_warps);
    return {streams,
            program,
            hardware,
            options,
            issues,
            numbers,
            groups_at_once(numbers, resident_groups, streams.group_warps)};
}

/// Returns the window length in cycles. It is at most the shortest memory latency, so that no response
/// arrives within the window of its request. If replacing a group takes at least half of that latency, the
/// window is at most as long as the replacement, so that all groups of a window are assigned before the
/// window starts.
std::uint64_t window_of(const HardwareModel& hardware, std::uint64_t global_bytes) {
    const std::uint64_t answer = least_far_latency(hardware, l2_state_of(hardware, global_bytes));
    const std::uint64_t group = hardware.latency_group;
    const std::uint64_t most =
        std::max<std::uint64_t>(1, most_issues / hardware.multiprocessors / hardware.schedulers);
    return std::min({most, answer, 2 * group >= answer ? group : answer});
}

/// Returns the number of multiprocessors that get at least one group. At first, each multiprocessor in turn
/// gets one group, so if there are fewer groups than multiprocessors, the last ones get none.
std::uint32_t used_multiprocessors(const WarpStreams& streams, const HardwareModel& hardware) {
    return static_cast<std::uint32_t>(std::min<std::size_t>(hardware.multiprocessors, streams.groups.size()));
}

/// Returns the number of threads for the simulation. It is limited so that each thread has several
/// multiprocessors to choose from, and enough work.
std::size_t threads_for(const WarpStreams& streams, const HardwareModel& hardware,
                        const SimulationOptions& options) {
    const auto worth_while = static_cast<std::size_t>(streams.warp_steps() / steps_a_thread);
    return std::min<std::size_t>({options.threads, used_multiprocessors(streams, hardware) / 2, worth_while});
}

/// Determines how often progress is reported.
class Looks {
public:
    bool is_next_due(std::uint64_t more) {
        const std::uint64_t before = std::exchange(seen_, seen_ + more);
        return seen_ / steps_a_look != before / steps_a_look;
    }

private:
    std::uint64_t seen_ = 0;
};

} // namespace

Machine::Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                 std::uint32_t resident_groups, const SimulationOptions& options)
    : hardware_(hardware),
      options_(options),
      issues_(step_costs(program, hardware, streams.lanes), streams.group_warps, options.without),
      launch_(launch_on(streams, program, hardware_, options_, issues_, resident_groups)),
      window_(window_of(hardware, streams.global_bytes)),
      spans_(streams.groups.size()),
      places_(used_multiprocessors(streams, hardware)),
      handout_(hardware, streams.groups.size()),
      memory_(hardware_, streams.global_bytes, options.without, options.with_miss_kinds,
              program.sites.size()),
      crew_(threads_for(streams, hardware, options)) {
    for (std::uint32_t m = 0; m < places_.size(); ++m) {
        multiprocessors_.push_back(std::make_unique<MultiprocessorClock>(launch_, m, spans_));
        outboxes_.push_back(&multiprocessors_.back()->warps().memory().outbox());
        // Limit for the requests of groups that start before the first window.
        outboxes_.back()->horizon = window_;
        places_[m] = multiprocessors_.back()->place();
        tell_room(m);
    }
}

Result<Simulation> Machine::run(const ProgressSink& progress) {
    Status done;
    crew_.work([&] { done = walk(progress); });
    return done.ok() ? Result(finished()) : done.error();
}

Status Machine::walk(const ProgressSink& progress) {
    const std::uint64_t all_steps = launch_.streams.warp_steps();
    std::uint64_t told = 0;
    Looks looks;
    for (Cycles begin = 0; begin != MultiprocessorClock::never; begin = next_event(served_)) {
        served_ = begin;
        run_window(begin + window_);
        const std::uint64_t done = steps();
        if (looks.is_next_due(done - told + 1) && progress && !progress({Stage::simulate, done, all_steps})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        told = done;
    }
    return {};
}

void Machine::run_window(Cycles horizon) {
    for (;;) {
        const Cycles known = room_known_until();
        hand_out(known);
        running_.clear();
        for (std::uint32_t m = 0; m < places_.size(); ++m) {
            if (can_run(places_[m], horizon, known)) {
                running_.push_back(m);
            }
        }
        if (running_.empty()) {
            break;
        }
        run_all({horizon, served_,
                 handout_.has_more() ? handout_.first_after(known) : MultiprocessorClock::never});
    }
    serve(horizon);
}

/// Assigns groups for all cycles up to `last`.
void Machine::hand_out(Cycles last) {
    while (const std::optional<HandedOut> next = handout_.next(last)) {
        multiprocessors_[next->multiprocessor]->give(next->group, next->cycle, !handout_.has_more());
        tell_room(next->multiprocessor);
    }
}

void Machine::run_all(const RunLimits& limits) {
    crew_.each(running_, [&](std::uint32_t m) { multiprocessors_[m]->run(limits); });
    for (const std::uint32_t m : running_) {
        places_[m] = multiprocessors_[m]->place();
        tell_room(m);
    }
    if (std::ranges::find(places_, Part::issue, &MultiprocessorClock::Place::next) != places_.end()) {
        Cycles all_asked = limits.horizon;
        for (const MultiprocessorClock::Place& at : places_) {
            all_asked = std::min(all_asked, at.cycle + (at.next == Part::issue ? 1 : 0));
        }
        serve(all_asked);
    }
}

/// Serves all requests that were made in cycles before `end`.
void Machine::serve(Cycles end) {
    order_.serve(outboxes_, served_, end, memory_);
    served_ = end;
}

/// Returns the last cycle for which it is already known which multiprocessors have room, because groups that
/// end from now on make room only later. Exception: if a group ends in the cycle in which it starts and its
/// room is available at once; hand_out() handles this case.
Machine::Cycles Machine::room_known_until() const {
    const Cycles group = hardware_.latency_group;
    Cycles known = MultiprocessorClock::never;
    for (const MultiprocessorClock::Place& at : places_) {
        const bool is_sure = at.next == Part::issue || (at.next == Part::groups && group == 0);
        known = std::min(known, at.cycle + group - (is_sure ? 0 : 1));
    }
    return known;
}

bool Machine::can_run(const MultiprocessorClock::Place& at, Cycles horizon, Cycles known) const {
    switch (at.next) {
    case Part::ends:
        return at.cycle < horizon;
    case Part::groups:
        return at.cycle <= known;
    case Part::issue:
        break;
    }
    return at.cycle < served_;
}

/// Returns the first cycle, not before the horizon, in which an event happens on any multiprocessor.
Machine::Cycles Machine::next_event(Cycles horizon) const {
    Cycles next = MultiprocessorClock::never;
    for (const auto& multiprocessor : multiprocessors_) {
        next = std::min(next, multiprocessor->next_event());
        if (next <= horizon) {
            return horizon;
        }
    }
    return next;
}

std::uint64_t Machine::steps() const {
    std::uint64_t sum = 0;
    for (const auto& multiprocessor : multiprocessors_) {
        sum += multiprocessor->warps().steps();
    }
    return sum;
}

void Machine::tell_room(std::uint32_t multiprocessor) {
    multiprocessors_[multiprocessor]->tell_room(
        [&](Cycles cycle) { handout_.add_room(multiprocessor, cycle); });
}

/// Returns the last cycle of the launch. This is the cycle in which the last group ends, or in which the room
/// of an ended group becomes available while groups are left. The room of groups that ended before the last
/// group started counts even if no group uses it.
Machine::Cycles Machine::end() const {
    Cycles end = 0;
    for (std::size_t group = 0; group < spans_.size(); ++group) {
        const bool makes_room = group + 1 != spans_.size() && spans_[group].end <= spans_.back().begin;
        end = std::max(end, spans_[group].end + (makes_room ? hardware_.latency_group : 0));
    }
    return end;
}

Simulation Machine::finished() {
    Simulation result;
    result.has_miss_kinds = options_.with_miss_kinds;
    result.stalls_by_site.resize(launch_.program.sites.size());
    result.cache_by_site = memory_.figures();
    for (const CacheFigures& figures : result.cache_by_site) {
        result.cache += figures;
    }
    SchedulerSums issued;
    ResidentSums lived;
    bool is_uncoalesced = memory_.is_uncoalesced();
    for (const auto& multiprocessor : multiprocessors_) {
        ResidentWarps& warps = multiprocessor->warps();
        warps.tally().add_to(result);
        issued += warps.schedulers().sums();
        lived += warps.residents().sums();
        is_uncoalesced = is_uncoalesced || warps.memory().is_uncoalesced();
    }
    if (options_.record && !result.timeline) {
        result.timeline.emplace().multiprocessor = *options_.record;
    }
    result.cycles = std::max(end(), memory_.drained());
    result.warp_steps = steps();
    result.groups = std::move(spans_);
    add_sums(issued, lived, launch_.streams.group_warps, is_uncoalesced, hardware_, result);
    if (options_.with_account) {
        result.account = account_of(result.cycles);
    }
    return result;
}

/// Returns the account of the cycles of all schedulers, including those of multiprocessors without a group.
CycleAccount Machine::account_of(Cycles cycles) {
    const Cycles of_multiprocessor = cycles * hardware_.schedulers;
    CycleAccount account{.scheduler_cycles = of_multiprocessor * hardware_.multiprocessors};
    account.by_site.resize(launch_.program.sites.size());
    for (const auto& multiprocessor : multiprocessors_) {
        multiprocessor->warps().tally().meter()->add_to(account, cycles);
    }
    const std::uint64_t without_group = hardware_.multiprocessors - multiprocessors_.size();
    account.amounts[static_cast<std::size_t>(CycleUse::no_work)] +=
        of_multiprocessor * without_group * CycleAccount::parts;
    return account;
}

Result<Simulation> simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                            std::uint32_t resident_groups, const SimulationOptions& options,
                            const ProgressSink& progress) {
    return Machine(streams, program, hardware, resident_groups, options).run(progress);
}

} // namespace lockstep
