#include "core/trace/run_check.h"

#include "core/facts/facts_json.h"

#include <algorithm>

namespace lockstep {
namespace {

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
