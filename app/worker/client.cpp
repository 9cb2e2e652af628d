#include "app/worker/client.h"

#include "app/words/answer_words.h"
#include "app/worker/conversation.h"
#include "app/worker/live_analysis.h"
#include "app/worker/recording_stream.h"
#include "app/worker/remote/remote_client.h"
#include "app/worker/remote/remote_device.h"
#include "core/session/pipeline.h"
#include "core/trace/trace_file.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

namespace lockstep {
namespace {

Result<Recording> recorded(RunSpec run, LiveAnalysis* live, const ProgressSink& progress) {
    RecordingWay way{.expected = recorded_name(run)};
    way.live = live;
    auto stream = RecordingStream::make(std::move(run), std::move(way));
    return stream ? stream->record(progress) : stream.error();
}

/// Converts an error in a log that was transferred in parts. If the log is damaged, the error says that the
/// worker's data was wrong.
Error error_of_log(const Error& error) {
    return error.code == ErrorCode::recording_damaged ? wrong_answer(answer_flaw::log_files, error) : error;
}

/// Returns the session of a completed run whose large logs are analysed while it is recorded; null if the
/// logs must be kept.
Result<std::shared_ptr<const Session>> looked_at_live(const RunSpec& run, const Wants& wants,
                                                      const ProgressSink& progress) {
    auto live = LiveAnalysis::begin(run.hardware, run.options);
    if (!live) {
        return live.error();
    }
    auto recording = recorded(run, live->get(), progress);
    if (!recording && !(*live)->has_failed()) {
        return recording.error();
    }
    Recording none;
    auto found = (*live)->finish(recording ? *recording : none, progress);
    if (!found) {
        return error_of_log(found.error());
    }
    if (found->needs_logs) {
        return std::shared_ptr<const Session>();
    }
    return analyse_as_wished(std::move(*recording), run.hardware, progress,
                             {.has_costs = wants.costs != Wants::Costs::none,
                              .makes_costs = wants.costs == Wants::Costs::at_once,
                              .looked_at = std::move(found->launches)});
}

} // namespace

Result<Recording> run_in_worker(const RunSpec& run, const ProgressSink& progress) {
    if (run.kind == RunKind::recording) {
        return read_recording(run.what, progress);
    }
    if (is_remote(run.options.device)) {
        return record_remotely(run, progress);
    }
    auto completed = complete_run(run);
    if (!completed) {
        return completed.error();
    }
    return recorded(std::move(*completed), nullptr, progress);
}

Result<Recording> record_pack_in_worker(const InputFile& pack, const RecordOptions& options,
                                        const ProgressSink& progress) {
    auto stream = RecordingStream::make({.options = options}, {.pack = &pack});
    return stream ? stream->record(progress) : stream.error();
}

Result<std::shared_ptr<const Session>> look(const RunSpec& run, const Wants& wants,
                                            const ProgressSink& progress) {
    // The log of another machine is always kept, because writing it is faster than receiving it.
    const bool is_live = run.kind != RunKind::recording && !is_remote(run.options.device);
    if (is_live && wants.log == Wants::Log::in_parts && !wants.on_recorded) {
        auto completed = complete_run(run);
        if (!completed) {
            return completed.error();
        }
        auto session = looked_at_live(*completed, wants, progress);
        if (!session || *session) {
            return session;
        }
    }
    return look(run_in_worker, run, wants, progress);
}

namespace {

/// Times the runs of one device.
Result<std::vector<RunTimings>> time_on_device(const std::vector<RunSpec>& runs,
                                               const ProgressSink& progress) {
    if (!runs.empty() && is_remote(runs.front().options.device)) {
        return time_remotely(runs, progress);
    }
    const auto reply = ask({.kind = WorkerRequest::Kind::time, .runs = runs}, progress);
    if (!reply) {
        return reply.error();
    }
    const auto* times = std::get_if<std::vector<RunTimings>>(&*reply);
    const bool answers =
        times != nullptr && times->size() == runs.size() && std::ranges::none_of(*times, &RunTimings::empty);
    return answers ? Result<std::vector<RunTimings>>(*times) : wrong_answer(answer_flaw::another_question);
}

} // namespace

Result<std::vector<RunTimings>> time_in_worker(const std::vector<RunSpec>& runs,
                                               const ProgressSink& progress) {
    std::vector<RunTimings> all(runs.size());
    std::vector<bool> is_timed(runs.size());
    for (std::size_t first = 0; first < runs.size(); ++first) {
        std::vector<std::size_t> places;
        std::vector<RunSpec> same;
        for (std::size_t i = first; i < runs.size() && !is_timed[first]; ++i) {
            if (runs[i].options.device == runs[first].options.device) {
                places.push_back(i);
                same.push_back(runs[i]);
            }
        }
        if (same.empty()) {
            continue;
        }
        auto times = time_on_device(same, progress);
        if (!times) {
            return times.error();
        }
        for (std::size_t i = 0; i < places.size(); ++i) {
            all[places[i]] = std::move((*times)[i]);
            is_timed[places[i]] = true;
        }
    }
    return all;
}

Result<LaunchForm> launch_form_in_worker(const RunSpec& run, const ProgressSink& progress) {
    if (is_remote(run.options.device)) {
        return launch_form_remotely(run, progress);
    }
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

Result<DeviceList> devices_of(const std::string& device, const ProgressSink& progress) {
    return is_remote(device) ? remote_devices(device, progress) : devices_in_worker(progress);
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
