#include "core/schedule/machine.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t events_a_look = 1 << 16; // some milliseconds between two looks at the sink

/// Packed groups may need more slots than warps have; a scheduler tells most_slots apart.
std::uint32_t slots_for(const HardwareModel& hardware, std::uint32_t resident_groups,
                        std::uint32_t group_warps) {
    return std::min(std::max(hardware.warp_slots, resident_groups * group_warps),
                    most_slots * hardware.schedulers);
}

} // namespace

Stalls& Stalls::operator+=(const Stalls& other) {
    global += other.global;
    local += other.local;
    barrier += other.barrier;
    dependency += other.dependency;
    ready += other.ready;
    return *this;
}

Machine::Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                 std::uint32_t resident_groups, const SimulationOptions& options)
    : streams_(streams),
      hardware_(hardware),
      options_(options),
      costs_(step_costs(program, hardware, streams.lanes)),
      memory_(hardware_, options.without, options.with_miss_kinds),
      slots_(slots_for(hardware, resident_groups, streams.group_warps)),
      slot_(std::size_t{slots_} * hardware.multiprocessors),
      schedulers_(std::size_t{hardware.schedulers} * hardware.multiprocessors),
      multiprocessors_(hardware.multiprocessors),
      queue_(slot_.size()),
      due_bits_((slot_.size() + 63) / 64),
      open_(hardware.multiprocessors),
      recorder_(options.record, slots_) {
    const std::uint32_t groups = std::min(resident_groups, slots_ / std::max(1U, streams.group_warps));
    groups_.resize(std::size_t{groups} * hardware.multiprocessors);
    for (std::uint32_t m = 0; m < hardware.multiprocessors; ++m) {
        for (std::uint32_t i = groups; i-- > 0;) {
            multiprocessors_[m].free_groups.push_back(m * groups + i);
        }
    }
    std::iota(open_.begin(), open_.end(), 0U);
    result_.groups.resize(streams.groups.size());
    result_.stalls_by_site.resize(program.sites.size());
    result_.cache_by_site.resize(program.sites.size());
}

Result<Simulation> Machine::run(const ProgressSink& progress) {
    const std::uint64_t all_steps = streams_.warp_steps();
    std::uint64_t events = 0;
    Cycles now = 0;
    dispatch(now);
    issue_all(now);
    while (!queue_.empty()) {
        due_.clear();
        now = queue_.take(due_);
        const std::uint64_t before = events / events_a_look;
        events += due_.size();
        if (events / events_a_look != before && progress && !progress({Stage::simulate, steps_, all_steps})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        take_events(now);
        dispatch(now);
        issue_all(now);
    }
    return finished(now);
}

/// Ascending; no slot is in it twice. Few are compared with each other; many are read off a bit a slot.
void Machine::sort_due() {
    if (due_.size() < due_bits_.size() / 8 + 2) {
        std::ranges::sort(due_);
        return;
    }
    for (const std::uint32_t slot : due_) {
        due_bits_[slot / 64] |= std::uint64_t{1} << (slot % 64);
    }
    due_.clear();
    for (std::uint32_t word = 0; word < due_bits_.size(); ++word) {
        for (std::uint64_t bits = std::exchange(due_bits_[word], 0); bits != 0; bits &= bits - 1) {
            due_.push_back(word * 64 + static_cast<std::uint32_t>(std::countr_zero(bits)));
        }
    }
}

/// In the order of multiprocessors and slots: they share pipes and caches.
void Machine::take_events(Cycles now) {
    sort_due();
    for (const std::uint32_t slot : due_) {
        slot_[slot].state == WarpState::active ? end_of_issue(slot, now) : end_of_wait(slot, now);
    }
}

void Machine::issue_all(Cycles now) {
    for (const std::uint32_t scheduler : touched_) {
        schedulers_[scheduler].is_touched = false;
        try_issue(scheduler, now);
    }
    touched_.clear();
}

void Machine::try_issue(std::uint32_t scheduler_number, Cycles now) {
    Scheduler& scheduler = schedulers_[scheduler_number];
    if (scheduler.is_busy || scheduler.view.ready == 0) {
        return;
    }
    const std::uint32_t picked = pick(policy_of(hardware_), hardware_.active_warps, scheduler.view);
    if (picked == most_slots) {
        return;
    }
    const std::uint32_t number = scheduler_number / hardware_.schedulers * slots_ +
                                 picked * hardware_.schedulers + scheduler_number % hardware_.schedulers;
    Slot& slot = slot_[number];
    const Issue issue = issue_of(slot);
    const bool in_two =
        !slot.has_result && issue.arithmetic != 0 && issue.own != 0 && hardware_.latency_arithmetic > 1;
    const Cycles cycles = slot.has_result ? issue.own : issue.arithmetic + (in_two ? 0 : issue.own);
    recorder_.add(number, {slot.since, now, 0, static_cast<std::uint32_t>(slot.next - slot.first),
                           slot.next->site, WarpState::ready, WaitReason::none});
    result_.stalls_by_site[slot.next->site].ready += now - slot.since;
    advance(scheduler, now);
    scheduler.is_busy = true;
    scheduler.view.ready &= ~(std::uint64_t{1} << picked);
    scheduler.view.last = picked;
    scheduler.issued += cycles;
    scheduler.extra += slot.next->is_extra ? cycles : 0;
    slot.state = WarpState::active;
    slot.since = now;
    slot.has_result = in_two || slot.has_result;
    slot.waits_for_result = in_two;
    queue_.add(now + cycles, number);
}

Result<Simulation> Machine::finished(Cycles now) {
    Simulation result = std::move(result_);
    result.cycles = std::max(now, memory_.drained());
    result.warp_steps = steps_;
    for (const Stalls& stalls : result.stalls_by_site) {
        result.stalls += stalls;
    }
    for (const CacheFigures& figures : result.cache_by_site) {
        result.cache += figures;
    }
    Cycles waiting = 0;
    Cycles hidden = 0;
    for (const Scheduler& scheduler : schedulers_) {
        waiting += scheduler.waiting;
        hidden += scheduler.hidden;
        result.issue_cycles += scheduler.issued;
        auto& whole = result.whole[static_cast<std::size_t>(CostKind::divergence)];
        whole = std::max(whole, scheduler.extra);
    }
    result.latency_hidden = waiting == 0 ? 0.0 : static_cast<double>(hidden) / static_cast<double>(waiting);
    add_up_multiprocessors(result);
    result.hash = recorder_.hash();
    result.timeline = recorder_.take();
    return result;
}

void Machine::add_up_multiprocessors(Simulation& result) const {
    Cycles resident = 0;
    Cycles warp_cycles = 0;
    const auto raise = [&](CostKind cost, Cycles cycles) {
        auto& whole = result.whole[static_cast<std::size_t>(cost)];
        whole = std::max(whole, cycles);
    };
    for (const Multiprocessor& m : multiprocessors_) {
        resident += m.resident_cycles;
        raise(CostKind::barriers, m.barrier_cycles);
        raise(CostKind::conflicts, m.conflicts);
        raise(CostKind::uncoalesced, m.uncoalesced);
    }
    std::vector<bool> used(multiprocessors_.size());
    for (const GroupSpan& span : result.groups) {
        warp_cycles += (span.end - span.begin) * streams_.group_warps;
        used[span.multiprocessor] = true;
    }
    result.multiprocessors_used = static_cast<std::uint32_t>(std::ranges::count(used, true));
    const double capacity =
        static_cast<double>(result.cycles) * hardware_.schedulers * std::max(1U, result.multiprocessors_used);
    result.utilisation = result.cycles == 0 ? 0.0 : static_cast<double>(result.issue_cycles) / capacity;
    result.achieved_occupancy =
        resident == 0 ? 0.0
                      : static_cast<double>(warp_cycles) /
                            (static_cast<double>(resident) * std::max(hardware_.warp_slots, 1U));
}

Result<Simulation> simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                            std::uint32_t resident_groups, const SimulationOptions& options,
                            const ProgressSink& progress) {
    return Machine(streams, program, hardware, resident_groups, options).run(progress);
}

} // namespace lockstep
