#include "app/worker/protocol.h"
#include "core/experiments/catalogue.h"
#include "core/run/devices.h"
#include "core/session/record.h"
#include "core/session/time_runs.h"
#include "core/trace/trace_file.h"

#include <chrono>
#include <csignal>
#include <iostream>
#include <mutex>
#include <string>
#include <sys/prctl.h>

/// The process in which kernels run: one request on stdin, replies on stdout (see protocol.h).
namespace {

using namespace lockstep;

/// Passes progress on, at most twenty times a second but for every new stage. Called from any thread.
class ProgressLines {
public:
    bool operator()(const Progress& progress) {
        const std::lock_guard lock(mutex_);
        const auto now = std::chrono::steady_clock::now();
        if (progress.stage != stage_ || now - written_ > std::chrono::milliseconds(50)) {
            stage_ = progress.stage;
            written_ = now;
            std::cout << to_line(WorkerReply(progress)) << std::endl;
        }
        return true; // a client that wants an end kills this process
    }

private:
    std::mutex mutex_;
    Stage stage_ = Stage::load; // of no progress of ours
    std::chrono::steady_clock::time_point written_;
};

Result<Recording> recorded(const WorkerRequest& request, const ProgressSink& progress) {
    const auto experiment = find_experiment(request.what);
    if (!experiment) {
        return experiment.error();
    }
    const auto values = complete(**experiment, request.parameters);
    if (!values) {
        return values.error();
    }
    return record_experiment(**experiment, *values, request.options, progress);
}

WorkerReply answer(const WorkerRequest& request) {
    if (request.kind == WorkerRequest::Kind::devices) {
        auto devices = list_devices();
        return devices ? WorkerReply(std::move(*devices)) : WorkerReply(devices.error());
    }
    ProgressLines lines;
    const ProgressSink progress = std::ref(lines);
    if (request.kind == WorkerRequest::Kind::time) {
        auto times = time_runs(request.runs, request.options.device, progress);
        return times ? WorkerReply(std::move(*times)) : WorkerReply(times.error());
    }
    auto recording = recorded(request, progress);
    if (!recording) {
        return recording.error();
    }
    const Status written = write_recording(*recording, request.out, Codec::raw, progress);
    if (!written) {
        return written.error();
    }
    Recorded answer{request.out, {}};
    for (Trace& trace : recording->launches) {
        answer.parts.push_back(std::move(trace.parts));
    }
    return answer;
}

} // namespace

int main() {
    prctl(PR_SET_PDEATHSIG, SIGKILL); // nobody reads the answer of an orphan
    std::string line;
    std::getline(std::cin, line);
    const auto request = request_from_line(line);
    if (!request) {
        std::cerr
            << "lockstep-worker is started by Lockstep and reads one request from its standard input.\n";
        return 2;
    }
    std::cout << to_line(answer(*request)) << std::endl;
    return 0;
}
