#include "app/worker/deep_stacks.h"
#include "app/worker/instrumenter_process.h"
#include "app/worker/protocol.h"
#include "app/worker/run/build_watch.h"
#include "app/worker/run/live_parts.h"
#include "app/worker/speech.h"
#include "core/base/guarded.h"
#include "core/recording/launch_form.h"
#include "core/recording/record.h"
#include "core/recording/time_runs.h"
#include "core/run/devices.h"
#include "core/trace/trace_file.h"

#include <chrono>
#include <filesystem>
#include <iostream>
#include <mutex>
#include <string>
#include <vector>

/// lockstep-worker, the process in which kernels run: one request on stdin, replies on a descriptor of their
/// own (see protocol.h). It loads drivers, and no Clang: a process of its own instruments.
namespace {

using namespace lockstep;

/// Passes progress on, at most twenty times a second but for every new stage. Called from any thread.
class ProgressLines {
public:
    explicit ProgressLines(BuildWatch& builds) : builds_(builds) {}

    bool operator()(const Progress& progress) {
        builds_.come_to(progress.stage);
        const std::lock_guard lock(mutex_);
        const auto now = std::chrono::steady_clock::now();
        if (progress.stage != stage_ || now - written_ > std::chrono::milliseconds(50)) {
            stage_ = progress.stage;
            written_ = now;
            say(to_line(WorkerReply(progress)));
        }
        return true; // a client that wants an end kills this process
    }

private:
    BuildWatch& builds_;
    std::mutex mutex_;
    Stage stage_ = Stage::load; // of no progress of ours
    std::chrono::steady_clock::time_point written_;
};

std::vector<std::vector<std::uint64_t>> part_ends(const Recording& recording) {
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

WorkerReply answer(const WorkerRequest& request) {
    if (request.kind == WorkerRequest::Kind::devices) {
        auto devices = list_devices();
        return devices ? WorkerReply(std::move(*devices)) : WorkerReply(devices.error());
    }
    const BuildLimits limits =
        request.runs.empty() ? request.run.options.build : request.runs.front().options.build;
    InstrumenterProcess instrumenter(limits); // starts while the driver does
    BuildWatch builds(limits, instrumenter);
    ProgressLines lines(builds);
    const ProgressSink progress = std::ref(lines);
    if (request.kind == WorkerRequest::Kind::time) {
        auto times = time_runs(instrumenter, request.runs, progress);
        return times ? WorkerReply(std::move(*times)) : WorkerReply(times.error());
    }
    if (request.kind == WorkerRequest::Kind::describe) {
        auto form = launch_form(instrumenter, request.run);
        return form ? WorkerReply(std::move(*form)) : WorkerReply(form.error());
    }
    LiveParts live(std::filesystem::path(request.out).parent_path());
    RunSpec run = request.run;
    if (request.is_live) {
        run.options.log_taker = &live;
    }
    auto recording = record(instrumenter, run, progress);
    if (!recording) {
        return recording.error();
    }
    const Status written = write_recording(*recording, request.out, Codec::mapped, progress);
    if (!written) {
        return written.error();
    }
    return Recorded{part_ends(*recording)};
}

/// Errors of the stages, and exceptions that they did not expect.
std::string answer_line(const WorkerRequest& request) {
    try {
        return to_line(answer(request));
    } catch (...) {
        return to_line(WorkerReply(error_being_handled()));
    }
}

} // namespace

int main() {
    const bool has_listener = begin_speech();
    std::string line;
    std::getline(std::cin, line);
    const auto request = request_from_line(line);
    if (!request || !has_listener) {
        std::cerr
            << "lockstep-worker is started by Lockstep: it reads one request from its standard input and "
               "answers on a descriptor of its own.\n";
        return 2;
    }
    with_deep_stacks([&] { say(answer_line(*request)); });
    return 0;
}
