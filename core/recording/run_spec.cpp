#include "core/recording/run_spec.h"

#include "core/base/json_members.h"
#include "core/experiments/catalogue.h"

#include <filesystem>
#include <system_error>

namespace lockstep {

using namespace json_values;
using nlohmann::json;

RunKind kind_of(const std::string& what) {
    std::error_code ignored;
    if (what.ends_with(".sim") || what.ends_with(".cl")) {
        return RunKind::launch_file;
    }
    const bool is_file =
        what.ends_with(".lks") || (!find_experiment(what) && std::filesystem::exists(what, ignored));
    return is_file ? RunKind::recording : RunKind::experiment;
}

std::string recorded_name(const RunSpec& run) {
    return run.kind == RunKind::launch_file ? std::filesystem::path(run.what).filename().string() : run.what;
}

Result<RunSpec> complete_run(const Experiment& experiment, RunSpec run) {
    const auto values = complete(experiment, run.parameters);
    if (!values) {
        return values.error();
    }
    run.what = experiment.id;
    run.parameters = *values;
    run.options.subgroup_width = run.hardware.model.warp_width;
    return run;
}

namespace {

Result<RunSpec> complete_launch_file(RunSpec run) {
    std::error_code ignored; // ignored: on failure, the path is kept, and reading the file reports the error
    const std::filesystem::path whole = std::filesystem::absolute(run.what, ignored);
    run.what = whole.empty() ? run.what : whole.lexically_normal().string();
    run.options.subgroup_width = run.hardware.model.warp_width;
    return run;
}

} // namespace

Result<RunSpec> complete_run(RunSpec run) {
    switch (run.kind) {
    case RunKind::recording:
        return run;
    case RunKind::launch_file:
        return complete_launch_file(std::move(run));
    case RunKind::experiment:
        break;
    }
    const auto experiment = find_experiment(run.what);
    return experiment ? complete_run(**experiment, std::move(run)) : experiment.error();
}

Result<RunSpec> on_device(RunSpec run, const DeviceInfo& device) {
    const auto hardware = hardware_for(run.hardware, device);
    if (!hardware) {
        return hardware.error();
    }
    run.options.subgroup_width = hardware->warp_width;
    return run;
}

/// Reads or writes one change in a JSON list such as [["banks", "16"], ...].
template <class Io>
void members(Io& io, Of<Io, HardwareChange>& change) {
    io.next(change.number);
    io.next(change.value);
}

template <class Io>
void members(Io& io, Of<Io, RunSpec>& run) {
    bool is_launch_file = run.kind == RunKind::launch_file;
    io("what", run.what);
    io("is_launch_file", is_launch_file);
    io("kernel", run.kernel);
    io("launch", run.launch_text);
    io("program", run.program_text);
    io("build_options", run.build_options);
    io("readable", run.readable);
    io("set", run.parameters);
    io("warp_width", run.hardware.model.warp_width);
    io("of_device", run.hardware.of_device);
    io("device", run.options.device);
    io("timing", run.options.time_plain);
    io("values", run.options.values);
    io("turn_budget", run.options.turn_budget);
    io("groups", run.options.groups);
    io("memory_budget", run.options.memory_budget);
    io("plain_limit", run.options.plain_limit);
    io("build_memory", run.options.build.bytes);
    io("build_time", run.options.build.seconds);
    if constexpr (!Io::writes) {
        run.kind = is_launch_file ? RunKind::launch_file : RunKind::experiment;
    }
}

json run_json(const RunSpec& run) {
    return written(run);
}

RunSpec run_from(const json& value) {
    return read_as<RunSpec>(value);
}

} // namespace lockstep
