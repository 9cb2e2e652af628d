#include "core/schedule/group_handout.h"

#include <algorithm>

namespace lockstep {

GroupHandout::GroupHandout(const HardwareModel& hardware, std::size_t groups)
    : groups_(groups), dispatcher_(hardware), room_(hardware.multiprocessors) {}

std::optional<HandedOut> GroupHandout::next(Cycles last) {
    if (!has_more()) {
        return std::nullopt;
    }
    const Cycles room_from = all_room_ != 0    ? now_
                             : coming_.empty() ? last + 1
                                               : std::max(now_, coming_.top().first);
    const Cycles cycle = dispatcher_.next(room_from);
    if (room_from > last || cycle > last) {
        return std::nullopt;
    }
    now_ = cycle;
    take_room();
    const std::uint32_t multiprocessor = next_with_room();
    --room_[multiprocessor];
    --all_room_;
    further_.push_back(multiprocessor);
    dispatcher_.hand_out(now_);
    return HandedOut{next_group_++, multiprocessor, now_};
}

/// Moves the entries for room that has become available up to the current cycle from coming_ to room_.
void GroupHandout::take_room() {
    for (; !coming_.empty() && coming_.top().first <= now_; coming_.pop()) {
        const std::uint32_t multiprocessor = coming_.top().second;
        ++room_[multiprocessor];
        ++all_room_;
        further_.push_back(multiprocessor);
    }
}

/// Returns the multiprocessor that gets the next group in this round-robin round. At least one multiprocessor
/// must have room.
std::uint32_t GroupHandout::next_with_room() {
    while (round_.empty()) {
        round_.swap(further_);
        std::ranges::sort(round_, std::greater());
        round_.erase(std::unique(round_.begin(), round_.end()), round_.end());
        std::erase_if(round_, [this](std::uint32_t m) { return room_[m] == 0; });
    }
    // It still has room, because it had room at the start of the round and gets only one group per round.
    const std::uint32_t multiprocessor = round_.back();
    round_.pop_back();
    return multiprocessor;
}

} // namespace lockstep
