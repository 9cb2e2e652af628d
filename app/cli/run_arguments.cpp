#include "app/cli/run_arguments.h"

#include "core/base/whole_number.h"
#include "core/experiments/catalogue.h"
#include "core/hardware/numbers.h"
#include "core/hardware/presets.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <sstream>

namespace lockstep {

namespace {

std::optional<std::uint64_t> number_from_1(const std::string& text) {
    const auto number = whole_number(text);
    return number && *number > 0 ? std::optional(static_cast<std::uint64_t>(*number)) : std::nullopt;
}

} // namespace

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

Result<RecordOptions> record_options(const Arguments& arguments) {
    RecordOptions options{.device = arguments.value("--device"), .time_plain = !arguments.has("--no-timing")};
    const std::string groups = arguments.value("--groups");
    if (arguments.has("--groups") && groups != "all") {
        const auto count = number_from_1(groups);
        if (!count) {
            return Error{
                ErrorCode::value_not_allowed, {"--groups", groups, "all, or a number from 1"}, {}, {}};
        }
        options.groups = *count;
    }
    if (arguments.has("--memory-budget")) {
        const std::string text = arguments.value("--memory-budget");
        const auto bytes = number_from_1(text);
        if (!bytes) {
            return Error{
                ErrorCode::value_not_allowed,
                {"--memory-budget", text, "a number of bytes from 1, with K, M, G or T behind it: 2G"},
                {},
                {}};
        }
        options.memory_budget = *bytes;
    }
    return options;
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
