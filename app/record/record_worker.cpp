#include "app/record/record_worker.h"

#include "app/confine/protection.h"
#include "app/worker/given.h"
#include "app/worker/process/deep_stacks.h"
#include "app/worker/process/driver_folder.h"
#include "app/worker/process/kept_memory.h"
#include "app/worker/protocol.h"
#include "app/worker/run/build_watch.h"
#include "app/worker/run/live_parts.h"
#include "app/worker/run/nvidia_nodes.h"
#include "app/worker/run/plain_reports.h"
#include "app/worker/run/progress_lines.h"
#include "app/worker/speech.h"
#include "core/base/file_bytes.h"
#include "core/base/guarded.h"
#include "core/base/input_file.h"
#include "core/pack/pack_file.h"
#include "core/pack/packed_instrumenter.h"
#include "core/recorder/record_pack.h"
#include "core/recorder/time_runs.h"
#include "core/run/driver/describe_targets.h"
#include "core/trace/byte_source.h"
#include "core/trace/log_part.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <functional>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace lockstep {
namespace {

using RequestKind = WorkerRequest::Kind;

/// Returns the descriptor of the packed runs; nothing if the request has none.
std::optional<int> pack_descriptor(const WorkerRequest& request) {
    switch (request.kind) {
    case RequestKind::record_pack:
        return request.is_live ? given::live_pack : given::pack;
    case RequestKind::time_packs:
        return given::timed_packs;
    default:
        return std::nullopt;
    }
}

/// Restricts this process to what drivers need. A packed run contains all that its recording needs, so nothing
/// else may be read.
Protection confine_record_worker(const WorkerRequest& request) {
    make_nvidia_nodes();
    const AllowedFiles files{.read = {"/proc/self/exe"}, .run = {}, .write = {request.drivers}};
    const int descriptors = pack_descriptor(request).value_or(ChildProcess::line_descriptor) + 1;
    Protection protection = confine(files, Programs::allowed, descriptors);
    // After confine(), because confine() needs the user's HOME, which this call replaces.
    use_driver_folder(request.drivers);
    confine_signals({getpid()}, protection);
    return protection;
}

Result<PackedRun> packed_in(Descriptor memory, const ProgressSink& progress) {
    auto file = InputFile::of(std::move(memory));
    if (!file) {
        return file.error();
    }
    const std::uint64_t bytes = file->size();
    const auto source = bytes_of_memory(std::make_shared<const InputFile>(std::move(*file)), bytes);
    return read_pack(*source, {}, progress);
}

/// Copies a range of the packed runs to memory that only this process has.
Result<Descriptor> copy_of_pack(std::uint64_t at, std::uint64_t bytes) {
    Descriptor memory = make_shared_memory();
    std::vector<std::byte> part(std::size_t{1} << 20);
    for (std::uint64_t done = 0; done < bytes; done += part.size()) {
        const std::span<std::byte> now =
            std::span(part).first(std::min<std::uint64_t>(part.size(), bytes - done));
        if (!read_whole(given::timed_packs, now, at + done)) {
            return Error{.code = ErrorCode::pack_damaged, .arguments = {"", "header"}};
        }
        if (Status written = write_bytes(memory.number(), now, done, ""); !written) {
            return written.error();
        }
    }
    return memory;
}

Result<std::vector<PackedRun>> timed_runs(const WorkerRequest& request) {
    std::vector<PackedRun> runs;
    std::uint64_t at = 0;
    for (const std::uint64_t bytes : request.packs) {
        auto memory = copy_of_pack(std::exchange(at, at + bytes), bytes);
        auto packed = memory ? packed_in(std::move(*memory), {}) : Result<PackedRun>(memory.error());
        if (!packed) {
            return packed.error();
        }
        runs.push_back(std::move(*packed));
    }
    return runs;
}

WorkerReply timed(const WorkerRequest& request) {
    const auto runs = timed_runs(request);
    if (!runs) {
        return runs.error();
    }
    const BuildLimits& limits = request.run.options.build;
    BuildTime time(limits.seconds);
    std::atomic<const PackedInstrumenter*> now = nullptr;
    BuildWatch builds(limits, time, [&now] { return now != nullptr ? now.load()->last_kernel() : Place(); });
    ProgressLines lines(builds);
    const ProgressSink progress = std::ref(lines);
    PlainReports reports(progress);
    RecordOptions options = request.run.options;
    options.plain_watch = &reports;
    auto times = time_packs(*runs, options, progress, [&](PackedInstrumenter& instrumenter) {
        now = &instrumenter;
        builds.begin_run();
    });
    now = nullptr; // the instrumenters do not exist any more
    return times ? WorkerReply(std::move(*times)) : WorkerReply(times.error());
}

WorkerReply recorded(const WorkerRequest& request) {
    const auto packed = packed_in(Descriptor(*pack_descriptor(request)), {});
    if (!packed) {
        return packed.error();
    }
    PackedInstrumenter instrumenter(*packed);
    const BuildLimits& limits = request.run.options.build;
    BuildTime time(limits.seconds);
    BuildWatch builds(limits, time, [&instrumenter] { return instrumenter.last_kernel(); });
    ProgressLines lines(builds);
    const ProgressSink progress = std::ref(lines);
    PlainReports reports(progress);
    LiveParts live;
    RecordOptions options = request.run.options;
    options.plain_watch = &reports;
    options.spill = std::make_shared<const SpillFile>(Descriptor(given::spill));
    options.part_receiver = request.is_live ? &live : nullptr;
    const auto recording = record_pack(instrumenter, *packed, options, progress);
    if (!recording) {
        return recording.error();
    }
    const auto bytes = reports.finish(*recording);
    return bytes ? WorkerReply(Recorded{*bytes}) : WorkerReply(bytes.error());
}

WorkerReply described(const WorkerRequest& request, const Protection& protection) {
    const auto targets = describe_targets(request.wish);
    return targets ? WorkerReply(TargetList{descriptions_json(*targets).dump(), protection})
                   : WorkerReply(targets.error());
}

std::string record_answer(const WorkerRequest& request, const Protection& protection) {
    try {
        return to_line(request.kind == RequestKind::record_pack  ? recorded(request)
                       : request.kind == RequestKind::time_packs ? timed(request)
                                                                 : described(request, protection));
    } catch (...) {
        return to_line(WorkerReply(error_being_handled()));
    }
}

void say_record_answer(const WorkerRequest& request) {
    try {
        const Protection protection = confine_record_worker(request);
        with_deep_stacks([&] { say(record_answer(request, protection)); });
    } catch (...) {
        say(to_line(WorkerReply(error_being_handled())));
    }
}

} // namespace

int run_record_worker() {
    keep_freed_memory();
    const bool has_listener = begin_speech();
    std::string line;
    std::getline(std::cin, line);
    const auto request = request_from_line(line);
    if (!request || !has_listener || !is_for_recorder(request->kind)) {
        std::cerr << "lockstep-record starts this process itself.\n";
        return 2;
    }
    say_record_answer(*request);
    return 0;
}

} // namespace lockstep
