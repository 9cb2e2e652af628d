#include "app/worker/client.h"

#include "app/words/answer_words.h"
#include "app/worker/conversation.h"
#include "app/worker/live_analysis.h"
#include "app/worker/plain_events.h"
#include "app/worker/scratch_folder.h"
#include "core/session/pipeline.h"
#include "core/trace/log_part.h"
#include "core/trace/plain_files.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

namespace lockstep {
namespace {

bool is_plain_file(const std::filesystem::path& path) {
    std::error_code ignored;
    return std::filesystem::symlink_status(path, ignored).type() == std::filesystem::file_type::regular;
}

/// The recording that the worker has left at the place that we named.
Result<Recording> recording_at(const std::filesystem::path& path, const std::string& what,
                               const ProgressSink& progress) {
    if (!is_plain_file(path)) {
        return wrong_answer(answer_flaw::recording);
    }
    auto recording = take_recording(path, progress);
    if (!recording) {
        const Error& error = recording.error();
        return error.code == ErrorCode::cancelled ? error : wrong_answer(answer_flaw::recording, error);
    }
    return recording->what == what ? std::move(recording) : wrong_answer(answer_flaw::another_question);
}

/// The parts of a launch's log in our folder: they follow each other from the launch's first group, which the
/// recording holds, and their files are as long as its offsets say. None where they are not so.
std::optional<std::vector<LogPart>> parts_of(const Trace& trace, const std::vector<std::uint64_t>& ends,
                                             const std::filesystem::path& folder, std::size_t launch) {
    std::vector<LogPart> parts;
    std::uint64_t first = 0;
    for (const std::uint64_t end : ends) {
        const GroupRange groups{first, end};
        const std::filesystem::path path = log_part_path(folder, launch, parts.size());
        std::error_code error;
        if (end <= first || end > group_count(trace.range) || !is_plain_file(path) ||
            std::filesystem::file_size(path, error) != log_part_bytes(trace, groups) || error) {
            return std::nullopt;
        }
        parts.push_back({groups, path.string()});
        first = end;
    }
    const bool begins_as_recorded = parts.empty() || parts[0].groups.end == trace.groups().end;
    return begins_as_recorded ? std::optional(std::move(parts)) : std::nullopt;
}

/// Adds the parts of its launches' logs. Errors: worker_answer_wrong.
Status add_parts(Recording& recording, const Recorded& recorded, ScratchFolder folder) {
    if (recorded.part_ends.size() != recording.launches.size()) {
        return wrong_answer(answer_flaw::log_files);
    }
    for (std::size_t i = 0; i < recording.launches.size(); ++i) {
        auto parts = parts_of(recording.launches[i], recorded.part_ends[i], folder.path(), i);
        if (!parts) {
            return wrong_answer(answer_flaw::log_files);
        }
        recording.launches[i].parts = std::move(*parts);
    }
    const auto is_in_parts = [](const Trace& trace) { return !trace.parts.empty(); };
    if (std::ranges::any_of(recording.launches, is_in_parts)) {
        recording.files = std::make_shared<const ScratchFolder>(std::move(folder));
    }
    return {};
}

/// The folders through which a recording comes.
struct Folders {
    ScratchFolder of_recording;
    ScratchFolder of_parts;

    [[nodiscard]] Error as_theirs(Error error) const {
        return of_parts.as_its_own(of_recording.as_its_own(std::move(error)));
    }
};

Result<Folders> make_folders() {
    auto of_recording = ScratchFolder::make();
    if (!of_recording) {
        return of_recording.error();
    }
    auto of_parts = ScratchFolder::make_on_disk();
    if (!of_parts) {
        return of_parts.error();
    }
    return Folders{std::move(*of_recording), std::move(*of_parts)};
}

/// The recording of a run with what its plain kernels left. `stop`: what ended them, if anything did.
Result<Recording> recording_with(const PlainEvents& plain, const WorkerRequest& request,
                                 const std::optional<PlainStop>& stop, const ProgressSink& progress) {
    const std::filesystem::path folder = std::filesystem::path(request.out).parent_path();
    auto recording = recording_at(request.out, recorded_name(request.run), progress);
    if (!recording || !plain.captured()) {
        return recording;
    }
    if (Status added = plain.add_to(*recording, folder); !added) {
        return added.error();
    }
    if (stop) {
        const Status stopped = plain.add_stop_to(*recording, *stop);
        return stopped ? std::move(recording) : stopped.error();
    }
    return add_run(*recording, folder) ? std::move(recording) : wrong_answer(answer_flaw::recording);
}

/// A recording, and where the parts of its logs end.
struct RecordedRun {
    Result<Recording> recording;
    Recorded parts;
};

/// Has a run recorded. If a plain kernel ends the worker, gives what was recorded before.
Result<RecordedRun> record_in_worker(const WorkerRequest& request, LiveAnalysis* live,
                                     const ProgressSink& progress) {
    PlainEvents plain;
    Listeners listeners{.on_plain = [&plain](const WorkerReply& reply) { plain.take(reply); }};
    if (live != nullptr) {
        listeners.on_part = [live](const LivePart& part) {
            live->take(part);
            return true;
        };
    }
    std::optional<Result<Recording>> recording; // drivers take a tenth of a second to end
    listeners.on_answer = [&](const WorkerReply& answer) {
        if (std::holds_alternative<Recorded>(answer)) {
            recording = recording_with(plain, request, std::nullopt, progress);
        }
    };
    const auto go_on = [&](const Progress& at) {
        return (live == nullptr || !live->has_failed()) && (!progress || progress(at));
    };
    const auto reply = ask(request, go_on, listeners);
    if (!reply) {
        const auto stop = plain.captured() ? plain_stop_by(reply.error(), plain.running()) : std::nullopt;
        return stop ? Result<RecordedRun>(RecordedRun{recording_with(plain, request, stop, progress),
                                                      {plain.captured()->part_ends}})
                    : reply.error();
    }
    const auto* told = std::get_if<Recorded>(&*reply);
    return told != nullptr ? Result<RecordedRun>(RecordedRun{*std::move(recording), *told})
                           : wrong_answer(answer_flaw::another_question);
}

/// Records a completed run of an experiment or a launch file. `live`: gets the large logs, which are not kept then.
Result<Recording> recorded(RunSpec run, Folders& folders, LiveAnalysis* live, const ProgressSink& progress) {
    run.options.parts_folder = folders.of_parts.path().string();
    const WorkerRequest request{.run = std::move(run),
                                .out = (folders.of_recording.path() / "recording.lks").string(),
                                .is_live = live != nullptr};
    Result<RecordedRun> made = record_in_worker(request, live, progress);
    if (!made) {
        return folders.as_theirs(made.error());
    }
    if (!made->recording) {
        return made->recording.error();
    }
    const Status added = add_parts(*made->recording, made->parts, std::move(folders.of_parts));
    return added ? std::move(made->recording) : added.error();
}

/// What went wrong with a log that came in parts: damage is the worker's.
Error error_of_log(const Error& error) {
    return error.code == ErrorCode::recording_damaged ? wrong_answer(answer_flaw::log_files, error) : error;
}

/// The session of a completed run whose large logs are looked at while it is recorded; null where they have to be kept.
Result<std::shared_ptr<const Session>> looked_at_live(const RunSpec& run, bool with_costs,
                                                      const ProgressSink& progress) {
    auto folders = make_folders();
    if (!folders) {
        return folders.error();
    }
    auto live = LiveAnalysis::begin(folders->of_recording.path(), run.hardware, run.options.groups);
    if (!live) {
        return folders->as_theirs(live.error());
    }
    auto recording = recorded(run, *folders, live->get(), progress);
    if (!recording && !(*live)->has_failed()) {
        return recording.error();
    }
    Recording none;
    auto found = (*live)->finish(recording ? *recording : none);
    if (!found) {
        return error_of_log(found.error());
    }
    if (found->needs_logs) {
        return std::shared_ptr<const Session>();
    }
    return analyse_as_wished(
        std::move(*recording), run.hardware, progress,
        {.has_costs = with_costs, .makes_costs = with_costs, .looked_at = std::move(found->launches)});
}

} // namespace

Result<Recording> run_in_worker(const RunSpec& run, const ProgressSink& progress) {
    if (run.kind == RunKind::recording) {
        return read_recording(run.what, progress);
    }
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    auto folders = make_folders();
    return folders ? recorded(std::move(*completed), *folders, nullptr, progress) : folders.error();
}

Result<std::shared_ptr<const Session>> look_at_in_worker(const RunSpec& run, bool with_costs,
                                                         const ProgressSink& progress) {
    if (run.kind != RunKind::recording) {
        auto completed = complete_run(run);
        if (!completed) {
            return completed.error();
        }
        auto session = looked_at_live(*completed, with_costs, progress);
        if (!session || *session) {
            return session;
        }
    }
    auto recording = run_in_worker(run, progress);
    return recording ? analyse_as_wished(std::move(*recording), run.hardware, progress,
                                         {.has_costs = with_costs, .makes_costs = with_costs})
                     : recording.error();
}

Result<std::vector<RunTimings>> time_in_worker(const std::vector<RunSpec>& runs,
                                               const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::time, .runs = runs}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* times = std::get_if<std::vector<RunTimings>>(&*reply);
    const bool answers =
        times != nullptr && times->size() == runs.size() && std::ranges::none_of(*times, &RunTimings::empty);
    return answers ? Result<std::vector<RunTimings>>(*times) : wrong_answer(answer_flaw::another_question);
}

Result<LaunchForm> launch_form_in_worker(const RunSpec& run, const ProgressSink& progress) {
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    auto reply = ask({.kind = WorkerRequest::Kind::describe, .run = std::move(*completed)}, progress);
    if (!reply) {
        return reply.error();
    }
    auto* form = std::get_if<LaunchForm>(&*reply);
    return form == nullptr ? Result<LaunchForm>(wrong_answer(answer_flaw::another_question))
                           : std::move(*form);
}

Result<DeviceList> devices_in_worker(const ProgressSink& progress) {
    const auto reply = ask({.kind = WorkerRequest::Kind::devices}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* devices = std::get_if<DeviceList>(&*reply);
    return devices == nullptr ? Result<DeviceList>(wrong_answer(answer_flaw::another_question)) : *devices;
}

} // namespace lockstep
