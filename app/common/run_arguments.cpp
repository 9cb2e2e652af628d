#include "app/common/run_arguments.h"

#include "app/common/place/place_text.h"
#include "app/words/errors/allowed_words.h"
#include "app/words/errors/cuda_words.h"
#include "core/base/coded_text.h"
#include "core/hardware/device_preset.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/kernel/build_options.h"

#include <sstream>

namespace lockstep {
namespace {

/// Applies the options --hw and --registers. Errors: those of name_and_value(); unknown_hardware,
/// value_not_allowed.
Status take_numbers(PlaceRun& run, const Arguments& arguments) {
    // Any model can be used, because the allowed range of a number does not depend on other numbers.
    HardwareModel any;
    for (const std::string& text : arguments.values("--hw")) {
        const auto pair = name_and_value("--hw", text);
        if (!pair) {
            return pair.error();
        }
        if (Status set = set_hardware(any, pair->first, pair->second); !set) {
            return set;
        }
        run.numbers[pair->first] = pair->second;
    }
    if (arguments.has("--registers")) {
        const std::string value = arguments.value("--registers");
        if (const Status set = set_hardware(any, "item_registers", value); !set) {
            Error error = set.error();
            error.arguments[0] = "--registers";
            return error;
        }
        run.numbers["item_registers"] = value;
    }
    return {};
}

void take_macros(PlaceRun& run, const Arguments& arguments) {
    for (const std::string& definition : arguments.values("-D")) {
        const std::size_t end = definition.find('=');
        run.macros[definition.substr(0, end)] =
            end == std::string::npos ? std::nullopt : std::optional(definition.substr(end + 1));
    }
}

void take_texts(PlaceRun& run, const Arguments& arguments) {
    if (arguments.has("--kernel")) {
        run.kernel = arguments.value("--kernel");
    }
    if (arguments.has("--device")) {
        run.device = arguments.value("--device");
    }
    if (arguments.has("--hardware")) {
        const std::string preset = arguments.value("--hardware");
        run.hardware = preset == device_preset_name ? "" : preset;
    }
    for (const std::string& options : arguments.values("--options")) {
        run.options += (run.options.empty() ? "" : " ") + options;
    }
}

/// Returns the hardware that the run requests: its preset, by default that of the device, with the numbers
/// that the user changed. Errors: unknown_hardware, value_not_allowed.
Result<HardwareWish> hardware_of(const PlaceRun& run) {
    const bool is_of_device = run.hardware.empty();
    auto model = is_of_device ? HardwareModel{} : hardware_preset(run.hardware);
    if (!model) {
        return model.error();
    }
    HardwareChanges changes;
    for (const auto& [number, value] : run.numbers) {
        if (Status set = set_hardware(*model, number, value); !set) {
            return set.error();
        }
        changes.push_back({number, value});
    }
    HardwareWish wish{.model = std::move(*model)};
    if (is_of_device) {
        wish.of_device = std::move(changes);
    }
    return wish;
}

} // namespace

Result<ParameterValues> parameters_of(const std::vector<std::string>& texts) {
    ParameterValues values;
    for (const std::string& text : texts) {
        const auto pair = name_and_value("--set", text);
        if (!pair) {
            return pair.error();
        }
        values[pair->first] = pair->second;
    }
    return values;
}

namespace {

BuildLimits build_limits(const Arguments& arguments) {
    const BuildLimits usual;
    return {.bytes = arguments.number("--build-memory").value_or(usual.bytes),
            .seconds = arguments.number("--build-time").value_or(usual.seconds)};
}

} // namespace

RecordOptions record_options(const Arguments& arguments) {
    return {.time_plain = !arguments.has("--no-timing"),
            .groups = arguments.number("--groups").value_or(0),
            .memory_budget = arguments.number("--memory-budget").value_or(0),
            .time_limit = arguments.number("--time-limit").value_or(0),
            .plain_limit = arguments.number("--plain-limit").value_or(0),
            .build = build_limits(arguments)};
}

namespace {

/// Formats macros and build options as a string for build_options_from().
std::string build_options(const PlaceRun& run) {
    BuildOptions definitions;
    for (const auto& [name, value] : run.macros) {
        definitions.push_back({.kind = BuildOption::Kind::define, .name = name, .value = value});
    }
    const std::string text = options_text(definitions);
    return text + (text.empty() || run.options.empty() ? "" : " ") + run.options;
}

} // namespace

Result<PlaceRun> place_run_of(PlaceRun run, const Arguments& arguments) {
    const auto parameters = parameters_of(arguments.values("--set"));
    if (!parameters) {
        return parameters.error();
    }
    for (const auto& [name, value] : *parameters) {
        run.parameters[name] = value;
    }
    if (const Status taken = take_numbers(run, arguments); !taken) {
        return taken.error();
    }
    take_macros(run, arguments);
    take_texts(run, arguments);
    return run;
}

Result<RunSpec> run_of(const PlaceRun& place) {
    RunSpec run{.what = place.what, .kind = kind_of(place.what), .kernel = place.kernel};
    if (run.kind == RunKind::recording && is_cuda_file(run.what)) {
        return Error{.code = ErrorCode::not_a_recording, .arguments = {run.what}};
    }
    const auto hardware = hardware_of(place);
    if (!hardware) {
        return hardware.error();
    }
    run.hardware = *hardware;
    run.parameters = place.parameters;
    run.build_options = build_options(place);
    run.options.device = place.device;
    return run;
}

Result<RunSpec> recorded_run_of(const PlaceRun& place, const Arguments& arguments) {
    auto run = run_of(place);
    if (!run) {
        return run;
    }
    run->options = record_options(arguments);
    run->options.device = place.device;
    if (arguments.has("--allow-files-outside")) {
        run->readable = {"/"};
    }
    return run;
}

Result<RunSpec> run_of(const std::string& what, const Arguments& arguments) {
    const auto place = is_place_text(what) ? place_from(what) : ViewPlace{.runs = {PlaceRun{.what = what}}};
    if (!place) {
        return place.error();
    }
    if (place->runs.size() > 1) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"WHAT", what, coded(allowed::one_run)}};
    }
    const auto run = place_run_of(place->runs.front(), arguments);
    return run ? recorded_run_of(*run, arguments) : run.error();
}

Status check_options_of(const RunSpec& run, const Arguments& arguments) {
    const auto refused = [&arguments](const char* option, std::string_view allowed) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {option, arguments.value(option), coded(allowed)}};
    };
    if (run.kind == RunKind::recording) {
        for (const char* option : {"--set", "--device", "--groups", "--memory-budget", "--time-limit",
                                   "--plain-limit", "--build-memory", "--build-time", "--no-timing"}) {
            if (arguments.has(option)) {
                return refused(option, allowed::nothing_for_recording);
            }
        }
    }
    for (const char* option : {"-D", "--options"}) {
        if (arguments.has(option) && run.kind != RunKind::launch_file) {
            return refused(option, allowed::nothing_but_for_launch);
        }
    }
    if (arguments.has("--kernel") && !run.what.ends_with(".cl")) {
        return refused("--kernel", allowed::nothing_but_for_kernel);
    }
    return {};
}

std::vector<std::string> split_at_commas(const std::string& text) {
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, ',');) {
        parts.push_back(part);
    }
    return parts;
}

} // namespace lockstep
