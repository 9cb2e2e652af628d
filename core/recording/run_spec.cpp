#include "core/recording/run_spec.h"

#include "core/base/json_values.h"
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

namespace {

/// Returns null, or a list such as [["banks", "16"], ...].
json changes_json(const HardwareWish& hardware) {
    if (!hardware.of_device) {
        return {};
    }
    json changes = json::array();
    for (const HardwareChange& change : *hardware.of_device) {
        changes.push_back({change.number, change.value});
    }
    return changes;
}

HardwareWish hardware_from(const json& value) {
    HardwareWish hardware;
    hardware.model.warp_width = number<std::uint32_t>(value.at("warp_width"));
    if (const json& changes = value.at("of_device"); !changes.is_null()) {
        hardware.of_device.emplace();
        for (const json& change : list(changes)) {
            hardware.of_device->push_back({text(change.at(0)), text(change.at(1))});
        }
    }
    return hardware;
}

} // namespace

json run_json(const RunSpec& run) {
    const RecordOptions& options = run.options;
    return {{"what", run.what},
            {"is_launch_file", run.kind == RunKind::launch_file},
            {"kernel", run.kernel},
            {"launch", run.launch_text},
            {"program", run.program_text ? json(*run.program_text) : json()},
            {"build_options", run.build_options},
            {"readable", texts_json(run.readable)},
            {"set", run.parameters},
            {"warp_width", run.hardware.model.warp_width},
            {"of_device", changes_json(run.hardware)},
            {"device", options.device},
            {"timing", options.time_plain},
            {"values", options.values ? json(*options.values) : json()},
            {"turn_budget", options.turn_budget},
            {"groups", options.groups},
            {"memory_budget", options.memory_budget},
            {"plain_limit", options.plain_limit},
            {"build_memory", options.build.bytes},
            {"build_time", options.build.seconds}};
}

RunSpec run_from(const json& value) {
    RunSpec run{.what = text(value.at("what")),
                .kind = flag(value.at("is_launch_file")) ? RunKind::launch_file : RunKind::experiment,
                .kernel = text(value.at("kernel")),
                .launch_text = text(value.at("launch")),
                .build_options = text(value.at("build_options")),
                .parameters = value.at("set").get<ParameterValues>()};
    run.hardware = hardware_from(value);
    run.options = {.device = text(value.at("device")),
                   .time_plain = flag(value.at("timing")),
                   .turn_budget = number<std::uint64_t>(value.at("turn_budget")),
                   .groups = number<std::uint64_t>(value.at("groups")),
                   .memory_budget = number<std::uint64_t>(value.at("memory_budget")),
                   .plain_limit = number<std::uint64_t>(value.at("plain_limit")),
                   .build = {number<std::uint64_t>(value.at("build_memory")),
                             number<std::uint64_t>(value.at("build_time"))}};
    run.readable = texts(value.at("readable"));
    if (const json& program = value.at("program"); !program.is_null()) {
        run.program_text = text(program);
    }
    if (const json& values = value.at("values"); !values.is_null()) {
        run.options.values = flag(values);
    }
    return run;
}

} // namespace lockstep
