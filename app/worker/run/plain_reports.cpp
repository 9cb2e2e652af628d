#include "app/worker/run/plain_reports.h"

#include "app/worker/protocol.h"
#include "app/worker/speech.h"
#include "core/trace/plain_files.h"
#include "core/trace/trace_file.h"

namespace lockstep {
namespace {

std::vector<std::vector<std::uint64_t>> ends_of(const Recording& recording) {
    std::vector<std::vector<std::uint64_t>> ends(recording.launches.size());
    for (std::size_t i = 0; i < ends.size(); ++i) {
        for (const LogPart& part : recording.launches[i].parts) {
            if (!part.path.empty()) {
                ends[i].push_back(part.groups.end);
            }
        }
    }
    return ends;
}

} // namespace

Status PlainReports::captured(Recording& recording) {
    Status written = write_recording(recording, out_, Codec::mapped, progress_);
    if (!written) {
        return written;
    }
    part_ends_ = ends_of(recording);
    say(to_line(WorkerReply(Captured{part_ends_})));
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
    Status written = write_plain_outputs(facts, launch, folder());
    if (written) {
        say(to_line(WorkerReply(PlainRan{launch, facts})));
    }
    return written;
}

Status PlainReports::clocked(std::size_t launch, const LaunchFacts& facts) {
    Status written = write_group_times(*facts.group_times, launch, folder());
    if (written) {
        say(to_line(WorkerReply(PlainRan{launch, facts})));
    }
    return written;
}

} // namespace lockstep
