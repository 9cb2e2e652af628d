#include "app/common/run_arguments.h"

#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"
#include "core/kernel/build_options.h"

#include <sstream>

namespace lockstep {
namespace {

/// What each --hw says, and --registers. Errors: as of name_and_value(); unknown_hardware, value_not_allowed.
Result<HardwareChanges> changes_of(const Arguments& arguments) {
    HardwareChanges changes;
    HardwareModel any; // whether a number may be so depends on no other
    for (const std::string& text : arguments.values("--hw")) {
        const auto pair = name_and_value("--hw", text);
        if (!pair) {
            return pair.error();
        }
        if (Status set = set_hardware(any, pair->first, pair->second); !set) {
            return set.error();
        }
        changes.push_back({pair->first, pair->second});
    }
    if (arguments.has("--registers")) {
        changes.push_back({"item_registers", arguments.value("--registers")});
        if (Status set = set_hardware(any, changes.back().number, changes.back().value); !set) {
            Error error = set.error();
            error.arguments[0] = "--registers";
            return error;
        }
    }
    return changes;
}

/// The model of --hardware, or the device's own, with the changes. Errors: unknown_hardware,
/// value_not_allowed.
Result<HardwareWish> hardware_of(const Arguments& arguments) {
    const std::string name = arguments.has("--hardware") ? arguments.value("--hardware") : device_preset_name;
    auto model = name == device_preset_name ? HardwareModel{} : hardware_preset(name);
    if (!model) {
        return model.error();
    }
    const auto changes = changes_of(arguments);
    if (!changes) {
        return changes.error();
    }
    for (const HardwareChange& change : *changes) {
        if (Status set = set_hardware(*model, change.number, change.value); !set) {
            return set.error();
        }
    }
    HardwareWish wish{.model = std::move(*model)};
    if (name == device_preset_name) {
        wish.of_device = *changes;
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

/// Reads --device, --groups, --memory-budget, --time-limit, --plain-limit, --build-memory, --build-time and --no-timing.
RecordOptions record_options(const Arguments& arguments) {
    return {.device = arguments.value("--device"),
            .time_plain = !arguments.has("--no-timing"),
            .groups = arguments.number("--groups").value_or(0),
            .memory_budget = arguments.number("--memory-budget").value_or(0),
            .time_limit = arguments.number("--time-limit").value_or(0),
            .plain_limit = arguments.number("--plain-limit").value_or(0),
            .build = build_limits(arguments)};
}

/// The text of -D and --options, for build_options_from().
std::string build_options(const Arguments& arguments) {
    BuildOptions definitions;
    for (const std::string& definition : arguments.values("-D")) {
        const std::size_t end = definition.find('=');
        BuildOption option{.kind = BuildOption::Kind::define, .name = definition.substr(0, end), .value = {}};
        if (end != std::string::npos) {
            option.value = definition.substr(end + 1);
        }
        definitions.push_back(std::move(option));
    }
    std::string text = options_text(definitions);
    for (const std::string& options : arguments.values("--options")) {
        text += (text.empty() ? "" : " ") + options;
    }
    return text;
}

} // namespace

Result<RunSpec> run_of(const std::string& what, const Arguments& arguments) {
    RunSpec run{.what = what, .kind = kind_of(what), .kernel = arguments.value("--kernel")};
    const auto hardware = hardware_of(arguments);
    if (!hardware) {
        return hardware.error();
    }
    const auto parameters = parameters_of(arguments.values("--set"));
    if (!parameters) {
        return parameters.error();
    }
    run.hardware = *hardware;
    run.parameters = *parameters;
    run.build_options = build_options(arguments);
    run.options = record_options(arguments);
    if (arguments.has("--allow-files-outside")) {
        run.readable = {"/"};
    }
    return run;
}

Status check_options_of(const RunSpec& run, const Arguments& arguments) {
    const auto refused = [&arguments](const char* option, const char* allowed) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {option, arguments.value(option), allowed}};
    };
    if (run.kind == RunKind::recording) {
        for (const char* option : {"--set", "--device", "--groups", "--memory-budget", "--time-limit",
                                   "--plain-limit", "--build-memory", "--build-time", "--no-timing"}) {
            if (arguments.has(option)) {
                return refused(option, "nothing, because a recording is not run again");
            }
        }
    }
    for (const char* option : {"-D", "--options"}) {
        if (arguments.has(option) && run.kind != RunKind::launch_file) {
            return refused(option, "nothing, because only a kernel or launch file takes build options");
        }
    }
    if (arguments.has("--kernel") && !run.what.ends_with(".cl")) {
        return refused("--kernel", "nothing, because only a kernel file (.cl) leaves a choice");
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
