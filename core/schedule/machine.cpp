#include "core/schedule/machine.h"

#include "core/schedule/simulation_sums.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t events_a_look = 1 << 16; // some milliseconds between two looks at the sink

/// Packed groups may need more slots than warps have; a scheduler tells most_slots apart.
SlotNumbers numbers_for(const HardwareModel& hardware, std::uint32_t resident_groups,
                        std::uint32_t group_warps) {
    const std::uint32_t wanted = std::max(hardware.warp_slots, resident_groups * group_warps);
    return {std::min(wanted, most_slots * hardware.schedulers), hardware.schedulers};
}

/// Groups that live on a multiprocessor at once.
std::uint32_t groups_at_once(SlotNumbers numbers, std::uint32_t resident_groups, std::uint32_t group_warps) {
    return std::min(resident_groups, numbers.slots / std::max(1U, group_warps));
}

/// When progress is told: now and then.
class Looks {
public:
    bool is_next_due(std::size_t more_events) {
        const std::uint64_t before = std::exchange(events_, events_ + more_events);
        return events_ / events_a_look != before / events_a_look;
    }

private:
    std::uint64_t events_ = 0;
};

} // namespace

Machine::Machine(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                 std::uint32_t resident_groups, const SimulationOptions& options)
    : streams_(streams),
      hardware_(hardware),
      issues_(step_costs(program, hardware, streams.lanes), streams.group_warps, options.without),
      numbers_(numbers_for(hardware, resident_groups, streams.group_warps)),
      memory_(hardware_, streams.global_bytes, options.without, options.with_miss_kinds),
      scoreboard_(program, hardware_, numbers_),
      warps_(std::size_t{numbers_.slots} * hardware.multiprocessors),
      residents_(hardware.multiprocessors, groups_at_once(numbers_, resident_groups, streams.group_warps),
                 streams.group_warps, streams.groups.size(), hardware.barrier_cycles),
      schedulers_(hardware, numbers_),
      events_{static_cast<std::uint32_t>(warps_.size())},
      queue_(events_.room_of(static_cast<std::uint32_t>(residents_.places()))),
      dispatcher_(hardware_),
      tally_(program.sites.size(), hardware.multiprocessors, numbers_.slots, options.record) {}

Result<Simulation> Machine::run(const ProgressSink& progress) {
    const std::uint64_t all_steps = streams_.warp_steps();
    std::vector<std::uint32_t> due;
    Looks looks;
    Cycles now = 0;
    dispatch(now);
    issue_all(now);
    while (!queue_.empty()) {
        now = queue_.take(due);
        if (looks.is_next_due(due.size()) && progress && !progress({Stage::simulate, steps_, all_steps})) {
            return Error{ErrorCode::cancelled, {}, {}, {}};
        }
        for (const std::uint32_t slot : due) { // in the order of multiprocessors and slots: they share pipes
            if (slot == events_.next_dispatch()) {
                dispatcher_.wake();
            } else if (slot > events_.next_dispatch()) {
                residents_.make_room(slot - events_.room_of(0));
            } else {
                warps_[slot].state == WarpState::active ? end_of_issue(slot, now) : end_of_wait(slot, now);
            }
        }
        dispatch(now);
        issue_all(now);
    }
    return finished(now);
}

void Machine::dispatch(Cycles now) {
    std::optional<std::uint32_t> record;
    while (residents_.may_admit() && dispatches_in(now) && (record = residents_.admit(now))) {
        dispatcher_.hand_out(now);
        place(*record, now);
    }
}

/// Whether the next group can be handed out in this cycle; else it is looked at again when it can.
bool Machine::dispatches_in(Cycles now) {
    if (const std::optional<Cycles> again = dispatcher_.look_again(now)) {
        queue_.add(*again, events_.next_dispatch());
    }
    return dispatcher_.next(now) <= now;
}

/// The group's warps take the lowest free slots: there are as many as resident groups have warps.
void Machine::place(std::uint32_t record, Cycles now) {
    ResidentGroup& group = residents_.at(record);
    std::uint32_t slot = numbers_.first_of(group.multiprocessor);
    for (std::uint32_t warp = 0; warp < streams_.group_warps; ++warp) {
        while (warps_[slot].is_resident) {
            ++slot;
        }
        const auto steps = streams_.instructions(group.group, warp);
        warps_[slot] = {.next = steps.data(),
                        .end = steps.data() + steps.size(),
                        .first = steps.data(),
                        .lines = streams_.lines(group.group),
                        .since = now,
                        .group_record = record,
                        .multiprocessor = group.multiprocessor,
                        .is_resident = true};
        schedulers_.enter(slot);
        scoreboard_.clear(slot);
        tally_.enter(slot, group.group, warp, now);
        group.slots.push_back(slot);
    }
    const std::vector<std::uint32_t> slots = group.slots; // the last that is done gives the record back
    for (const std::uint32_t each : slots) {
        go_on(each, now);
    }
}

void Machine::issue_all(Cycles now) {
    for (std::uint32_t slot = schedulers_.next_to_issue(); slot != Schedulers::nobody;
         slot = schedulers_.next_to_issue()) {
        issue(slot, now);
    }
}

void Machine::issue(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    const StepIssue issue = issues_.of(*warp.next);
    const bool in_two =
        !warp.has_result && issue.arithmetic != 0 && issue.own != 0 && hardware_.latency_arithmetic > 1;
    const Cycles cycles = warp.has_result ? issue.own : issue.arithmetic + (in_two ? 0 : issue.own);
    tally_.end_state(slot, warp, now);
    schedulers_.issue(slot, now, cycles, warp.next->is_extra);
    warp.enter(WarpState::active, now);
    warp.has_result = in_two || warp.has_result;
    warp.waits_for_result = in_two;
    queue_.add(now + cycles, slot);
}

Simulation Machine::finished(Cycles now) {
    Simulation result;
    tally_.finish(result);
    result.cycles = std::max(now, memory_.drained());
    result.warp_steps = steps_;
    add_sums(schedulers_.sums(), residents_.sums(), streams_.group_warps, memory_.is_uncoalesced(), hardware_,
             result);
    result.groups = residents_.take_spans();
    return result;
}

Result<Simulation> simulate(const WarpStreams& streams, const Program& program, const HardwareModel& hardware,
                            std::uint32_t resident_groups, const SimulationOptions& options,
                            const ProgressSink& progress) {
    return Machine(streams, program, hardware, resident_groups, options).run(progress);
}

} // namespace lockstep
