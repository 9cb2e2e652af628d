#include "core/schedule/multiprocessor_clock.h"

#include <algorithm>

namespace lockstep {

MultiprocessorClock::MultiprocessorClock(const LaunchOnMachine& launch, std::uint32_t number,
                                         std::span<GroupSpan> spans)
    : launch_(launch),
      number_(number),
      warps_(launch, number, spans),
      room_(launch.groups_at_once),
      untold_(room_.size()) {}

void MultiprocessorClock::run(const RunLimits& limits) {
    first_group_ = limits.first_group;
    warps_.memory().set_horizon(limits.horizon);
    warps_.take_answers(limits.served);
    for (;;) {
        if (next_ == Part::ends) {
            now_ = std::min({limits.horizon, warps_.next_end(), next_group()});
            if (now_ == limits.horizon) {
                return;
            }
            end_issues_and_waits();
        }
        if (next_ == Part::groups) {
            if (!room_.empty() && std::max(room_.front(), first_group_) <= now_) {
                return;
            }
            place_given();
            next_ = Part::issue;
        }
        if (warps_.answers_wanted() > limits.served) {
            return;
        }
        warps_.issue_all(now_);
        next_ = Part::ends;
    }
}

MultiprocessorClock::Cycles MultiprocessorClock::next_event() const {
    return std::min(warps_.next_event(now_), next_group());
}

/// Returns the first cycle in which a group may start on this multiprocessor.
MultiprocessorClock::Cycles MultiprocessorClock::next_group() const {
    const Cycles given = given_.empty() ? never : given_.front().cycle;
    return room_.empty() ? given : std::min(given, std::max(room_.front(), first_group_));
}

void MultiprocessorClock::end_issues_and_waits() {
    warps_.memory().begin(now_, number_);
    warps_.end_issues_and_waits(now_);
    note_room();
    next_ = Part::groups;
}

/// Assigns a group. If the room of an ended group is available in the cycle in which the group ends, the new
/// group starts at once, because it may also end in this cycle.
void MultiprocessorClock::give(std::uint64_t group, Cycles cycle, bool is_last) {
    room_.pop_front();
    given_.push_back({group, cycle});
    first_group_ = is_last ? never : first_group_;
    if (launch_.hardware.latency_group == 0 && next_ == Part::groups && now_ == cycle) {
        place_given();
    }
}

/// Starts the assigned groups, in the order of groups. Their requests are served after requests from ending
/// issues and waits in the same cycle.
void MultiprocessorClock::place_given() {
    for (; !given_.empty() && given_.front().cycle == now_; given_.pop_front()) {
        const std::uint64_t group = given_.front().group;
        warps_.memory().begin(now_, launch_.hardware.multiprocessors + group);
        warps_.place(group, now_);
        note_room();
    }
}

void MultiprocessorClock::note_room() {
    for (std::uint32_t left = warps_.take_left(); left != 0 && first_group_ != never; --left) {
        room_.push_back(now_ + launch_.hardware.latency_group);
        ++untold_;
    }
}

} // namespace lockstep
