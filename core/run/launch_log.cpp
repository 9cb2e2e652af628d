#include "core/run/launch_log.h"

#include <algorithm>

namespace lockstep {
namespace {

constexpr std::uint64_t least_spill_words = 4096;

/// Four times what the pass before had beyond its places, and four times more with each attempt.
std::uint64_t spill_words(DeviceLog& log, ItemRange items, int attempt) {
    const std::uint64_t beyond =
        attempt == 0 ? log.spill_room : words_beyond_places(log, items) << (2 * attempt);
    return std::max(least_spill_words, beyond);
}

} // namespace

LaunchLog::LaunchLog(const Device& device, std::uint64_t items, bool has_values)
    : device_(device), events_(device, items), no_values_(device, 0) {
    if (has_values) {
        values_.emplace(device, items);
    }
}

cl_uint LaunchLog::set_arguments(cl::Kernel& kernel, cl_uint first) {
    for (DeviceLog* log : {&events_.log, values_ ? &values_->log : &no_values_}) {
        kernel.setArg(first++, log->places.buffer());
        kernel.setArg(first++, log->counts.buffer());
        kernel.setArg(first++, log->entries.buffer());
    }
    return first;
}

void LaunchLog::take_counts() {
    events_.log.counts.to_host();
    if (values_) {
        values_->log.counts.to_host();
    }
}

std::uint64_t LaunchLog::counted_words(ItemRange items) {
    return counted(events_.log, items) + (values_ ? counted(values_->log, items) : 0);
}

void LaunchLog::One::make_room(const Device& device, ItemRange items, int attempt, bool spills) {
    lockstep::make_room(device, log, items, spills ? spill_words(log, items, attempt) : 0);
}

void LaunchLog::make_room(ItemRange items, int attempt, bool spills) {
    events_.make_room(device_, items, attempt, spills);
    if (values_) {
        values_->make_room(device_, items, attempt, spills);
    }
}

bool LaunchLog::is_whole(ItemRange items) {
    events_.fit = compare_with_places(events_.log, items);
    if (values_) {
        values_->fit = compare_with_places(values_->log, items);
    }
    return events_.fit != Fit::overflow && (!values_ || values_->fit != Fit::overflow);
}

Column64 LaunchLog::One::take(ItemRange items) {
    Column64 words = take_log(log, items, fit);
    offsets.add(log.places.host(), items);
    return words;
}

LaunchLog::Words LaunchLog::take(ItemRange items) {
    return {events_.take(items), values_ ? values_->take(items) : Column64()};
}

LaunchLog::Offsets LaunchLog::release_offsets(std::uint64_t first) {
    return {events_.offsets.release(first), values_ ? values_->offsets.release(first) : Column64()};
}

} // namespace lockstep
