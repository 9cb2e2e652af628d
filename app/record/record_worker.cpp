#include "app/record/record_worker.h"

#include "app/confine/protection.h"
#include "app/worker/given.h"
#include "app/worker/process/deep_stacks.h"
#include "app/worker/process/driver_folder.h"
#include "app/worker/process/kept_memory.h"
#include "app/worker/protocol.h"
#include "app/worker/run/build_watch.h"
#include "app/worker/run/nvidia_nodes.h"
#include "app/worker/run/plain_reports.h"
#include "app/worker/run/progress_lines.h"
#include "app/worker/speech.h"
#include "core/base/guarded.h"
#include "core/base/input_file.h"
#include "core/pack/pack_file.h"
#include "core/pack/packed_instrumenter.h"
#include "core/recorder/record_pack.h"
#include "core/run/driver/describe_targets.h"
#include "core/trace/byte_source.h"
#include "core/trace/log_part.h"

#include <functional>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <unistd.h>
#include <utility>

namespace lockstep {
namespace {

bool is_recording(const WorkerRequest& request) {
    return request.kind == WorkerRequest::Kind::record_pack;
}

/// Restricts this process to what drivers need. A packed run contains all that its recording needs, so nothing
/// else may be read.
Protection confine_record_worker(const WorkerRequest& request) {
    make_nvidia_nodes();
    const AllowedFiles files{.read = {"/proc/self/exe"}, .run = {}, .write = {request.drivers}};
    const int descriptors = is_recording(request) ? given::pack + 1 : ChildProcess::line_descriptor + 1;
    Protection protection = confine(files, Programs::allowed, descriptors);
    // After confine(), because confine() needs the user's HOME, which this call replaces.
    use_driver_folder(request.drivers);
    confine_signals({getpid()}, protection);
    return protection;
}

Result<PackedRun> given_pack(const ProgressSink& progress) {
    auto file = InputFile::of(Descriptor(given::pack));
    if (!file) {
        return file.error();
    }
    const std::uint64_t bytes = file->size();
    const auto source = bytes_of_memory(std::make_shared<const InputFile>(std::move(*file)), bytes);
    return read_pack(*source, {}, progress);
}

WorkerReply recorded(const WorkerRequest& request) {
    const auto packed = given_pack({});
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
    RecordOptions options = request.run.options;
    options.plain_watch = &reports;
    options.spill = std::make_shared<const SpillFile>(Descriptor(given::spill));
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
        return to_line(is_recording(request) ? recorded(request) : described(request, protection));
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
