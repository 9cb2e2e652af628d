#include "core/schedule/warps/resident_warps.h"

#include <memory>

namespace lockstep {

ResidentWarps::ResidentWarps(const LaunchOnMachine& launch, std::uint32_t multiprocessor,
                             std::span<GroupSpan> spans)
    : launch_(launch),
      issues_(launch.issues),
      turns_(launch.hardware, launch.streams.group_warps),
      asks_who_waits_far_(policy_of(launch.hardware) == Policy::two_level),
      memory_(launch.program, launch.hardware, launch.streams.global_bytes, launch.options,
              launch.numbers.slots),
      warps_(launch.numbers.slots),
      residents_(multiprocessor, launch.groups_at_once, launch.streams.group_warps,
                 launch.hardware.barrier_cycles, spans),
      schedulers_(launch.hardware, launch.numbers),
      queue_(launch.numbers.slots),
      tally_(launch.program.sites.size(), multiprocessor, launch.numbers.slots,
             launch.options.record == multiprocessor) {
    if (launch.options.with_account) {
        tally_.set_meter(
            std::make_unique<CycleMeter>(launch.program, launch.numbers, launch.hardware.latency_local));
    }
}

void ResidentWarps::end_issues_and_waits(Cycles now) {
    queue_.take(now, [&](std::uint32_t slot) {
        warps_[slot].state == WarpState::active ? end_of_issue(slot, now) : end_of_wait(slot, now);
    });
}

/// Places the warps of a group into the lowest free slots. There always are enough free slots for them.
void ResidentWarps::place(std::uint64_t group, Cycles now) {
    const WarpStreams& streams = launch_.streams;
    const std::uint32_t record = residents_.let_in(group, now);
    ResidentGroup& resident = residents_.at(record);
    std::uint32_t slot = 0;
    for (std::uint32_t place = 0; place < streams.group_warps; ++place) {
        while (warps_[slot].is_resident) {
            ++slot;
        }
        const std::uint32_t warp = turns_.warp_at(place == 0 ? slot : resident.slots.front(), place);
        const auto steps = streams.instructions(group, warp);
        warps_[slot] = {.next = steps.data(),
                        .end = steps.data() + steps.size(),
                        .first = steps.data(),
                        .lines = streams.lines(group),
                        .since = now,
                        .group_record = record,
                        .is_resident = true};
        schedulers_.enter(slot);
        memory_.clear(slot);
        tally_.enter(slot, group, warp, now);
        resident.slots.push_back(slot);
    }
    // This is a copy, because the record of the group may be released when its last warp ends.
    const std::vector<std::uint32_t> slots = resident.slots;
    for (const std::uint32_t each : slots) {
        go_on(each, now);
    }
}

void ResidentWarps::issue_all(Cycles now) {
    for (std::uint32_t slot = schedulers_.next_to_issue(); slot != Schedulers::nobody;
         slot = schedulers_.next_to_issue()) {
        issue(slot, now);
    }
}

void ResidentWarps::issue(std::uint32_t slot, Cycles now) {
    ResidentWarp& warp = warps_[slot];
    const StepIssue issue = issues_.of(*warp.next);
    const bool in_two = !warp.has_result && issue.arithmetic != 0 && issue.own != 0 &&
                        launch_.hardware.latency_arithmetic > 1;
    const Cycles cycles = warp.has_result ? issue.own : issue.arithmetic + (in_two ? 0 : issue.own);
    tally_.end_state(slot, warp, now);
    schedulers_.issue(slot, now, cycles, warp.next->is_extra);
    warp.enter(WarpState::active, now);
    warp.has_result = in_two || warp.has_result;
    warp.waits_for_result = in_two;
    queue_.add(now + cycles, slot);
}

void ResidentWarps::take_answers(Cycles end) {
    const Cycles extra =
        memory_.take_answers(end, [this](std::uint32_t slot, const LoadWait& wait) { resume(slot, wait); });
    tally_.add_extra(WaitReason::global, extra);
}

/// Sets the end of a wait and the load for which the warp waits, once both are known.
void ResidentWarps::resume(std::uint32_t slot, const LoadWait& wait) {
    ResidentWarp& warp = warps_[slot];
    warp.waited_site = wait.site;
    warp.waited_step = wait.step == LoadWait::itself ? warp.step() : wait.step;
    warp.reason = reason_of(issues_.operation(wait.site));
    if (warp.reason == WaitReason::global) {
        schedulers_.wait_far(slot);
    }
    queue_.add(wait.until, slot);
}

} // namespace lockstep
