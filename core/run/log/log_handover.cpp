#include "core/run/log/log_handover.h"

#include <utility>

namespace lockstep {

Result<LaunchLog::Place> LogHandover::place_of(GroupRange part) {
    if (part.first == 0 || !options_.place_part) {
        return LaunchLog::Place();
    }
    const LaunchLog::Size size = log_.size_of(items_of(part));
    const Result<PartPlace> given = options_.place_part(part, size.events, size.values);
    return given ? Result<LaunchLog::Place>({given->events, given->values, given->memory}) : given.error();
}

Status LogHandover::take(GroupRange part, bool is_one_of_many) {
    if (Status before = hand_on(); !before) {
        return before;
    }
    const auto place = log_.is_placed() ? LaunchLog::Place() : place_of(part);
    if (!place) {
        return place.error();
    }
    coming_ = {part, log_.read(items_of(part), *place), is_one_of_many};
    return log_.is_coming() ? Status() : hand_on();
}

Status LogHandover::hand_on() {
    if (!coming_) {
        return {};
    }
    const Part part = *std::exchange(coming_, std::nullopt);
    log_.wait();
    if (part.is_one_of_many && part.groups.first == 0) {
        table_.to_host(); // reads the addresses of the kernel's own constants
    }
    const LaunchLog::Words& words = part.words;
    Status taken = part.is_one_of_many
                       ? options_.take_part({part.groups, words.events, words.values, words.offsets,
                                             words.value_offsets, table_.objects()})
                       : Status();
    if (part.groups.first == 0) {
        result_.part = part.groups;
        result_.events = log_.release_events();
        result_.values = log_.release_values();
    }
    return taken;
}

} // namespace lockstep
