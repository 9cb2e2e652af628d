#include "app/worker/run/plain_reports.h"

#include "app/worker/protocol.h"
#include "app/worker/speech.h"
#include "core/trace/plain_results.h"
#include "core/trace/trace_file.h"

#include <vector>

namespace lockstep {
namespace {

std::vector<std::vector<std::uint64_t>> ends_of(const Recording& recording) {
    std::vector<std::vector<std::uint64_t>> ends(recording.launches.size());
    for (std::size_t i = 0; i < ends.size(); ++i) {
        for (const LogPart& part : recording.launches[i].parts) {
            if (part.file) {
                ends[i].push_back(part.groups.end);
            }
        }
    }
    return ends;
}

} // namespace

Status PlainReports::captured(Recording& recording) {
    Status written = hand_over_recording(recording, stream_, progress_);
    if (!written) {
        return written;
    }
    say(to_line(WorkerReply(Captured{stream_.written(), ends_of(recording)})));
    for (Trace& trace : recording.launches) {
        trace.offsets = {};
        trace.events = {};
        trace.value_offsets = {};
        trace.values = {};
    }
    return {};
}

void PlainReports::begins(std::size_t launch, std::chrono::milliseconds limit) {
    say(to_line(WorkerReply(PlainBegins{launch, static_cast<std::uint64_t>(limit.count())})));
}

Status PlainReports::ran(std::size_t launch, const LaunchFacts& facts) {
    const std::uint64_t before = stream_.written();
    return say_ran(launch, facts, write_plain_outputs(facts, stream_), before);
}

Status PlainReports::clocked(std::size_t launch, const LaunchFacts& facts) {
    const std::uint64_t before = stream_.written();
    return say_ran(launch, facts, write_group_times(*facts.group_times, stream_), before);
}

Status PlainReports::say_ran(std::size_t launch, const LaunchFacts& facts, Status written,
                             std::uint64_t before) const {
    if (written) {
        say(to_line(WorkerReply(PlainRan{launch, facts, stream_.written() - before})));
    }
    return written;
}

Result<std::uint64_t> PlainReports::finish(const Recording& recording) {
    const std::uint64_t before = stream_.written();
    const Status written = write_run(recording, stream_);
    return written ? Result<std::uint64_t>(stream_.written() - before) : written.error();
}

} // namespace lockstep
