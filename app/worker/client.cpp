#include "app/worker/client.h"

#include "app/worker/child_process.h"
#include "app/worker/scratch_folder.h"
#include "core/base/data_dir.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>

namespace lockstep {
namespace {

/// LOCKSTEP_WORKER (tests use it), else the program beside the running one.
std::filesystem::path worker_program() {
    const char* chosen = std::getenv("LOCKSTEP_WORKER");
    return chosen != nullptr && *chosen != '\0' ? std::filesystem::path(chosen)
                                                : program_dir() / "lockstep-worker";
}

Error died(std::string how, std::string detail) {
    return {.code = ErrorCode::worker_died, .arguments = {std::move(how)}, .detail = std::move(detail)};
}

/// Hands one request to a worker and waits for its last reply.
Result<WorkerReply> ask(const WorkerRequest& request, const ProgressSink& progress) {
    ChildProcess worker;
    if (!worker.start(worker_program(), to_line(request) + "\n")) {
        return died(std::strerror(errno), worker_program().string());
    }
    Progress latest{.stage = Stage::instrument};
    std::optional<WorkerReply> last;
    const auto take = [&](const std::string& line) {
        auto reply = reply_from_line(line); // drivers print to stdout too: what is no reply is passed over
        if (!reply) {
            return;
        }
        if (const auto* step = std::get_if<Progress>(&*reply)) {
            latest = *step;
        } else {
            last = std::move(reply);
        }
    };
    if (!worker.read_lines(take, [&] { return !progress || progress(latest); })) {
        return Error{.code = ErrorCode::cancelled};
    }
    ChildProcess::End end = worker.finish();
    if (!last) {
        return died(end.reason.empty() ? "exit code 0" : std::move(end.reason), std::move(end.errors));
    }
    if (const auto* error = std::get_if<Error>(&*last)) {
        return *error;
    }
    return *std::move(last);
}

Error wrong_reply() {
    return died("a reply to another question", "");
}

} // namespace

Result<Recording> run_in_worker(WorkerRequest request, const ProgressSink& progress) {
    auto folder = ScratchFolder::make();
    if (!folder) {
        return folder.error();
    }
    auto parts = ScratchFolder::make_on_disk();
    if (!parts) {
        return parts.error();
    }
    request.kind = WorkerRequest::Kind::record;
    request.out = (folder->path() / "recording.lks").string();
    request.options.parts_folder = parts->path().string();
    const auto reply = ask(request, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* recorded = std::get_if<Recorded>(&*reply);
    if (recorded == nullptr) {
        return wrong_reply();
    }
    auto recording = read_recording(request.out, progress);
    for (std::size_t i = 0; recording && i < recording->launches.size() && i < recorded->parts.size(); ++i) {
        recording->launches[i].parts = recorded->parts[i];
    }
    const auto is_in_parts = [](const Trace& trace) { return !trace.parts.empty(); };
    if (recording && std::ranges::any_of(recording->launches, is_in_parts)) {
        recording->files = std::make_shared<const ScratchFolder>(std::move(*parts));
    }
    return recording;
}

Result<std::vector<RunTimings>> time_in_worker(std::vector<RunToTime> runs, const std::string& device,
                                               const ProgressSink& progress) {
    WorkerRequest request{.kind = WorkerRequest::Kind::time, .runs = std::move(runs)};
    request.options.device = device;
    const std::size_t asked = request.runs.size();
    const auto reply = ask(request, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* times = std::get_if<std::vector<RunTimings>>(&*reply);
    const bool answers = times != nullptr && times->size() == asked;
    return answers ? Result<std::vector<RunTimings>>(*times) : wrong_reply();
}

Result<std::vector<DeviceInfo>> devices_in_worker(const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::devices}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* devices = std::get_if<std::vector<DeviceInfo>>(&*reply);
    return devices == nullptr ? Result<std::vector<DeviceInfo>>(wrong_reply()) : *devices;
}

} // namespace lockstep
