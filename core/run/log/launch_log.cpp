#include "core/run/log/launch_log.h"

#include "core/base/threads.h"
#include "core/run/log/staged_read.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

constexpr std::uint64_t least_spill_words = 4096;

/// Returns the number of words in the largest log: a buffer that takes at most half of the device's memory.
std::uint64_t most_words_of_buffer(const Device& device) {
    const std::uint64_t bytes = std::min<std::uint64_t>(device.device.getInfo<CL_DEVICE_MAX_MEM_ALLOC_SIZE>(),
                                                        device.info.global_memory_bytes / 2);
    return bytes / sizeof(std::uint64_t);
}

/// Returns the size of the spill area: four times the words that exceeded their ranges in the last pass, and
/// four times more in each further attempt, but at most what fits into a buffer of the device.
std::uint64_t spill_words(const Device& device, DeviceLog& log, ItemRange items, int attempt) {
    const std::uint64_t beyond =
        attempt == 0 ? log.spill_room : words_beyond_places(log, items) << (2 * attempt);
    const std::uint64_t most = most_words_of_buffer(device);
    const std::uint64_t left = most - std::min(most, counted(log, items));
    return std::clamp(beyond, least_spill_words,
                      std::max(least_spill_words, left / 3)); // a spilled word takes two
}

} // namespace

LaunchLog::LaunchLog(const Device& device, std::uint64_t items, std::uint64_t items_per_group,
                     bool has_values)
    : device_(device),
      bus_(device.info.is_cpu ? cl::CommandQueue() : cl::CommandQueue(device.context, device.device)),
      events_(device, items),
      no_values_(device, 0) {
    if (!device.info.is_cpu) {
        events_.sums.emplace(device, items, items_per_group);
    }
    if (has_values) {
        values_.emplace(device, items);
    }
}

LaunchLog::~LaunchLog() {
    for (One* one : {&events_, values_ ? &*values_ : nullptr}) {
        try {
            if (one != nullptr) {
                one->wait(); // waits because the destination memory may be freed soon
            }
        } catch (const cl::Error&) { // ignored: the same error of the device is already being reported
        }
    }
}

void LaunchLog::wait() {
    events_.wait();
    if (values_) {
        values_->wait();
    }
}

cl_uint LaunchLog::set_arguments(cl::Kernel& kernel, cl_uint first) {
    const auto set = [&](const cl::Buffer& places, const DeviceLog& log) {
        kernel.setArg(first++, places);
        kernel.setArg(first++, log.counts.buffer());
        kernel.setArg(first++, log.entries.buffer());
    };
    set(events_.places(), events_.log);
    values_ ? set(values_->places(), values_->log) : set(no_values_.places.buffer(), no_values_);
    return first;
}

void LaunchLog::One::take_counts() {
    if (sums) {
        sums->add_up(log.counts.buffer());
    } else {
        log.counts.to_host();
    }
}

std::uint64_t LaunchLog::One::counted(ItemRange items) {
    return sums ? sums->words(items) : lockstep::counted(log, items);
}

void LaunchLog::take_counts() {
    events_.take_counts();
    if (values_) {
        values_->take_counts();
    }
}

std::uint64_t LaunchLog::counted_words(ItemRange items) {
    return events_.counted(items) + (values_ ? values_->counted(items) : 0);
}

void LaunchLog::One::make_room(const Device& device, ItemRange items, int attempt, bool spills,
                               ItemsWithoutRange without_range, std::span<std::uint64_t> place) {
    if (sums && spills) { // the offsets of `sums` leave no room for a spill area before the ranges
        leave_sums();
    }
    if (sums) {
        takes_offsets = sums->all() == items;
        if (!takes_offsets) {
            sums->lay_out(log.places.buffer(), items, without_range);
        }
        log.make_entries(device, sums->words(items));
    } else {
        is_nothing = counted(items) == 0;
        lockstep::make_room(device, log, items, spills ? spill_words(device, log, items, attempt) : 0,
                            without_range, place);
    }
}

void LaunchLog::make_room(ItemRange items, int attempt, bool spills, ItemsWithoutRange without_range,
                          const Place& place) {
    events_.make_room(device_, items, attempt, spills, without_range, place.events);
    if (values_) {
        values_->make_room(device_, items, attempt, spills, without_range, place.values);
    }
}

/// Switches to summing up the counts on the host.
void LaunchLog::One::leave_sums() {
    if (std::exchange(takes_offsets, false)) {
        sums->lay_out(log.places.buffer(), sums->all());
    }
    sums.reset();
    log.counts.to_host();
    log.places.to_host();
}

bool LaunchLog::One::is_whole(ItemRange items) {
    if (sums && sums->equal(log.counts.buffer(), items)) {
        return true;
    }
    if (sums) {
        leave_sums();
    }
    fit = compare_with_places(log, items);
    return fit != LogFit::overflow;
}

bool LaunchLog::is_whole(ItemRange items) {
    const bool events = events_.is_whole(items);
    return (!values_ || values_->is_whole(items)) && events;
}

/// Reads the offsets into unpinned memory, because events are being copied to the pinned memory at the same
/// time.
std::span<const std::uint64_t> LaunchLog::One::read_with_sums(const Device& device,
                                                              const cl::CommandQueue& bus, ItemRange items,
                                                              std::span<std::uint64_t> place) {
    const std::uint64_t bytes = words * sizeof(std::uint64_t);
    // The device may lack memory for a second log.
    if (place.empty() || bytes > device.info.global_memory_bytes / 8) {
        sums->read_offsets(items, offsets.place_of(items));
        const auto to = place.empty() ? log.entries.host().span().first(words) : place.first(words);
        if (!reader) {
            reader.emplace(device);
        }
        reader->read(log.entries.buffer(), to);
        return to;
    }
    sums->begin_offsets(items);
    bus.enqueueReadBuffer(log.entries.buffer(), CL_FALSE, 0, bytes, place.data(), nullptr, &coming);
    bus.flush();
    if (!read_entries) {
        read_entries.emplace(device, 0);
    }
    std::swap(log.entries, *read_entries);
    sums->take_offsets(offsets.place_of(items));
    return place.first(words);
}

void LaunchLog::One::wait() {
    if (is_coming()) {
        coming.wait();
        coming = cl::Event();
    }
}

std::span<const std::uint64_t> LaunchLog::One::read(const Device& device, const cl::CommandQueue& bus,
                                                    ItemRange items, std::span<std::uint64_t> place,
                                                    bool stays) {
    joined.reset();
    words = counted(items);
    if (sums) {
        return read_with_sums(device, bus, items, place);
    }
    joined = read_log(log, items, fit);
    offsets.add(log.places.host(), items);
    const auto in_entries = log.entries.host().span().first(words);
    if (log.is_placed && !stays) { // the new location can overlap the old one
        joined.emplace(words);
        std::ranges::copy(in_entries, joined->data());
    }
    const auto logged = joined ? joined->span() : in_entries;
    if (place.empty()) {
        return logged;
    }
    copy_in_parallel(std::as_bytes(logged), std::as_writable_bytes(place).data());
    return place.first(words);
}

Column64 LaunchLog::One::release() {
    Column64 column = log.entries.release();
    if (joined) {
        return *std::move(joined);
    }
    column.shrink(words);
    return column;
}

LaunchLog::Size LaunchLog::size_of(ItemRange items) {
    return {events_.counted(items), values_ ? values_->counted(items) : 0};
}

LaunchLog::Words LaunchLog::read(ItemRange items, const Place& place) {
    Words result;
    // True only if both logs are already in their Place, so neither must be copied.
    const bool stays = is_placed();
    if (!device_.info.is_cpu) {
        device_.pinned->pin(place.memory);
    }
    result.events = events_.read(device_, bus_, items, place.events, stays);
    result.offsets = events_.offsets.of(items);
    if (values_) {
        result.values = values_->read(device_, bus_, items, place.values, stays);
        result.value_offsets = values_->offsets.of(items);
    }
    return result;
}

std::uint64_t LaunchLog::device_ns() {
    std::uint64_t ns = 0;
    for (One* one : {&events_, values_ ? &*values_ : nullptr}) {
        ns += one != nullptr && one->sums ? one->sums->device_ns() : 0;
    }
    return ns;
}

LaunchLog::Offsets LaunchLog::release_offsets(std::uint64_t first) {
    return {events_.offsets.release(first), values_ ? values_->offsets.release(first) : Column64()};
}

} // namespace lockstep
