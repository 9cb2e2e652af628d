#include "core/trace/trace_check.h"

#include "core/base/threads.h"
#include "core/facts/facts_json.h"
#include "core/site/program_limits.h"
#include "core/trace/log_check.h"

#include <algorithm>
#include <bit>
#include <thread>
#include <tuple>
#include <vector>

namespace lockstep {
namespace {

namespace limits = program_limits;

bool is_memory(Space space) {
    return space == Space::global || space == Space::constant || space == Space::local;
}

bool has_place(const ObjectInfo& object) {
    const std::uint64_t end = object.space == Space::local ? limits::local_bytes : payload_mask + 1;
    return object.base <= end && object.size_bytes <= end - object.base &&
           (!object.is_null || object.size_bytes == 0);
}

bool is_sound(const ObjectInfo& object, std::size_t arguments) {
    const std::uint64_t most_count =
        object.element.scalar == Scalar::bytes ? limits::element_bytes : limits::components;
    return object.space <= Space::image && object.width <= most_texels_a_side &&
           object.height <= most_texels_a_side && object.depth >= 1 && object.height % object.depth == 0 &&
           object.shape <= ImageShape::image3d && object.element.scalar <= Scalar::bytes &&
           object.element.count <= most_count && object.argument >= -1 &&
           (object.alignment == 0 || std::has_single_bit(object.alignment)) &&
           (object.argument == -1 || static_cast<std::size_t>(object.argument) < arguments) &&
           (!is_memory(object.space) || has_place(object));
}

/// Returns the writable, non-empty objects, sorted by memory space and address. __constant variables are
/// excluded, because a compiler may let them overlap.
std::vector<const ObjectInfo*> by_place(const std::vector<ObjectInfo>& objects) {
    std::vector<const ObjectInfo*> sorted;
    for (const ObjectInfo& object : objects) {
        if (is_memory(object.space) && object.space != Space::constant && object.size_bytes != 0) {
            sorted.push_back(&object);
        }
    }
    std::ranges::sort(sorted, [](const ObjectInfo* a, const ObjectInfo* b) {
        return std::tie(a->space, a->base) < std::tie(b->space, b->base);
    });
    return sorted;
}

bool are_apart(const ObjectInfo& a, const ObjectInfo& b) {
    const bool is_same = a.base == b.base && a.size_bytes == b.size_bytes;
    return a.space != b.space || is_same || a.base + a.size_bytes <= b.base;
}

/// Whether the locations of all objects are valid. An object in memory must end within 40 bits and must not
/// overlap another object in its memory space (but one buffer may be passed as several arguments). The texel
/// coordinates of an image must fit into a payload.
bool objects_are_sound(const Trace& trace) {
    const std::size_t arguments = trace.program.parameter_names.size();
    if (trace.objects.size() > limits::objects ||
        !std::ranges::all_of(trace.objects,
                             [&](const ObjectInfo& object) { return is_sound(object, arguments); })) {
        return false;
    }
    const std::vector<const ObjectInfo*> sorted = by_place(trace.objects);
    const auto meet = std::ranges::adjacent_find(
        sorted, [](const ObjectInfo* a, const ObjectInfo* b) { return !are_apart(*a, *b); });
    return meet == sorted.end();
}

} // namespace

bool is_valid_range(const NdRange& range) {
    if (range.dimensions < 1 || range.dimensions > 3) {
        return false;
    }
    std::uint64_t items = 1;
    std::uint64_t of_group = 1;
    for (std::size_t i = 0; i < 3; ++i) {
        const std::uint64_t global = range.global[i];
        const std::uint64_t local = range.local[i];
        if (local == 0 || global == 0 || global % local != 0 || (payload_mask / items) / global == 0) {
            return false;
        }
        items *= global;
        of_group *= local; // cannot overflow, because `of_group` is at most the number of work-items
    }
    return of_group <= most_items_of_group;
}

namespace {

/// Whether the part of a log in a recording is valid: it must start with the first group.
bool is_sound(const std::optional<GroupRange>& part, const NdRange& range) {
    return !part || (part->first == 0 && part->end > 0 && part->end <= group_count(range));
}

std::size_t cores() {
    return std::max(1U, std::thread::hardware_concurrency());
}

/// Returns the first number less than `count` for which `holds` returns true; `count` if there is none.
/// Searches on all cores.
template <class Holds>
std::uint64_t first_of(std::uint64_t count, const Holds& holds) {
    // Minimum amount of numbers per thread, which takes about one millisecond. Less is not worth starting a
    // thread.
    constexpr std::uint64_t of_thread = 1 << 20;
    const std::size_t threads = std::min<std::uint64_t>(count / of_thread + 1, cores());
    std::vector<std::uint64_t> found(threads, count);
    in_threads(threads, [&](std::size_t thread) {
        const std::uint64_t end = count * (thread + 1) / threads;
        for (std::uint64_t i = count * thread / threads; i < end; ++i) {
            if (holds(i)) {
                found[thread] = i;
                return;
            }
        }
    });
    return std::ranges::min(found);
}

/// Finds the first work-item whose offset is greater than the next one. Offsets must start at 0, and those of
/// the loaded groups must span `size` entries.
std::optional<TraceFlaw> flaw_of_offsets(const char* part, const Column64& offsets, const Trace& trace,
                                         std::uint64_t size) {
    if (offsets.size() != item_count(trace.range) + 1 || offsets[0] != 0) {
        return TraceFlaw{part};
    }
    const std::uint64_t items = items_per_group(trace.range);
    const GroupRange groups = trace.groups();
    if (offsets[groups.end * items] - offsets[groups.first * items] != size) {
        return TraceFlaw{part};
    }
    const auto descends = [&](std::uint64_t item) { return offsets[item] > offsets[item + 1]; };
    const std::uint64_t descent = first_of(offsets.size() - 1, descends);
    return descent == offsets.size() - 1 ? std::nullopt : std::optional(TraceFlaw{part, descent});
}

std::optional<TraceFlaw> flaw_of_groups(const Trace& trace) {
    const std::uint64_t items = items_per_group(trace.range);
    const std::uint64_t groups = group_count(trace.range);
    const std::uint64_t large = first_of(groups, [&](std::uint64_t group) {
        return trace.offsets[(group + 1) * items] - trace.offsets[group * items] > most_events_of_group;
    });
    return large == groups ? std::nullopt : std::optional(TraceFlaw{"offsets", large * items});
}

constexpr std::uint64_t most_queues = 1 << 16; // limit for both queues and threads
constexpr std::size_t most_name_bytes = 1 << 16;

bool is_moment(std::uint64_t time) {
    return time <= most_ticks;
}

bool is_sound(const HostStep& step, std::size_t launches) {
    return step.after_launch < launches && is_moment(step.compute_ns) && is_moment(step.bytes_read) &&
           is_moment(step.bytes_written) && step.id.size() <= most_name_bytes;
}

bool is_sound(const LaunchTimes& times, std::size_t launches) {
    return times.launch < launches && times.queue < most_queues && times.thread < most_queues &&
           is_moment(times.queued_ns) && is_moment(times.submitted_ns) && is_moment(times.end_ns) &&
           times.start_ns <= times.end_ns;
}

} // namespace

std::optional<TraceFlaw> find_head_flaw(const Trace& trace) {
    if (!is_valid_range(trace.range) || !is_sound(trace.part, trace.range)) {
        return TraceFlaw{"range"};
    }
    if (auto part = find_flaw(trace.program)) {
        return TraceFlaw{*part};
    }
    if (!objects_are_sound(trace)) {
        return TraceFlaw{"objects"};
    }
    if (const char* part = flaw_of(trace, group_count(trace.range), trace.program.parameter_names.size())) {
        return TraceFlaw{part};
    }
    return std::nullopt;
}

std::optional<TraceFlaw> find_flaw(const Trace& trace) {
    if (auto flaw = find_head_flaw(trace)) {
        return flaw;
    }
    if (auto flaw = flaw_of_offsets("offsets", trace.offsets, trace, trace.events.size())) {
        return flaw;
    }
    if (auto flaw = flaw_of_groups(trace)) {
        return flaw;
    }
    if (trace.has_values()) {
        if (auto flaw = flaw_of_offsets("value offsets", trace.value_offsets, trace, trace.values.size())) {
            return flaw;
        }
    }
    return find_log_flaw(trace);
}

/// Checks the loaded groups on all cores:
///
///     groups   |  core 0  |  core 1  |  core 2  |      the first part with a flaw has the first flaw
std::optional<TraceFlaw> find_log_flaw(const Trace& trace) {
    // Minimum number of events per core, which takes a few milliseconds. Less is not worth starting a thread.
    constexpr std::uint64_t events_of_core = 1 << 20;
    const GroupRange all = trace.groups();
    const std::uint64_t most = std::min<std::uint64_t>(trace.events.size() / events_of_core + 1, all.count());
    const std::size_t threads = std::clamp<std::uint64_t>(most, 1, cores());
    if (!trace.has_values() && !trace.values.empty()) {
        return TraceFlaw{"values"};
    }
    std::vector<std::optional<TraceFlaw>> flaws(threads);
    in_threads(threads, [&](std::size_t thread) {
        const auto group = [&](std::uint64_t part) { return all.first + all.count() * part / threads; };
        flaws[thread] = LogCheck(trace).flaw_in({group(thread), group(thread + 1)});
    });
    const auto first = std::ranges::find_if(flaws, [](const auto& flaw) { return flaw.has_value(); });
    return first == flaws.end() ? std::nullopt : *first;
}

std::optional<std::string> find_flaw(const Recording& recording) {
    const std::size_t launches = recording.launches.size();
    if (launches == 0) {
        return "launches";
    }
    if (recording.what.size() > most_name_bytes) {
        return "description";
    }
    const auto& stop = recording.plain_stop;
    if (stop && (stop->launch >= launches || stop->reason.size() > most_name_bytes)) {
        return "plain stop";
    }
    if (!std::ranges::all_of(recording.host_steps,
                             [&](const HostStep& step) { return is_sound(step, launches); })) {
        return "host steps";
    }
    if (!std::ranges::all_of(recording.concurrency,
                             [&](const LaunchTimes& times) { return is_sound(times, launches); })) {
        return "times of launches";
    }
    return std::nullopt;
}

} // namespace lockstep
