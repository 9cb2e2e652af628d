#include "app/cli/run_arguments.h"

#include "core/experiments/catalogue.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"

#include <filesystem>
#include <sstream>

namespace lockstep {

Result<HardwareModel> hardware_of(const Arguments& arguments) {
    auto model =
        arguments.has("--hardware") ? hardware_preset(arguments.value("--hardware")) : HardwareModel{};
    for (const std::string& text : arguments.values("--hw")) {
        const auto pair = name_and_value("--hw", text);
        if (!pair) {
            return pair.error();
        }
        const Status set = model ? set_hardware(*model, pair->first, pair->second) : Status(model.error());
        if (!set) {
            return set.error();
        }
    }
    if (arguments.has("--registers") && model) {
        if (Status set = set_hardware(*model, "item_registers", arguments.value("--registers")); !set) {
            Error error = set.error();
            error.arguments[0] = "--registers";
            return error;
        }
    }
    return model;
}

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

RecordOptions record_options(const Arguments& arguments) {
    return {.device = arguments.value("--device"),
            .time_plain = !arguments.has("--no-timing"),
            .groups = arguments.number("--groups").value_or(0),
            .memory_budget = arguments.number("--memory-budget").value_or(0)};
}

bool is_recording_file(const std::string& what) {
    std::error_code ignored;
    return what.ends_with(".lks") || (!find_experiment(what) && std::filesystem::exists(what, ignored));
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
