#include "core/experiments/experiment.h"

#include "core/base/nearest.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace lockstep {
namespace {

std::vector<std::string> names_of(const std::vector<ParameterInfo>& parameters) {
    std::vector<std::string> names(parameters.size());
    std::ranges::transform(parameters, names.begin(), &ParameterInfo::name);
    return names;
}

bool allows(const ParameterInfo& parameter, const std::string& value) {
    if (!parameter.is_number()) {
        return std::ranges::find(parameter.choices, value) != parameter.choices.end();
    }
    std::int64_t number = 0;
    const char* end = value.data() + value.size();
    const auto read = std::from_chars(value.data(), end, number);
    return read.ec == std::errc() && read.ptr == end && number >= parameter.least &&
           number <= parameter.most &&
           (!parameter.power_of_two || std::has_single_bit(static_cast<std::uint64_t>(number)));
}

} // namespace

std::string allowed_values(const ParameterInfo& parameter) {
    if (!parameter.is_number()) {
        return joined(parameter.choices);
    }
    if (!parameter.power_of_two) {
        return std::to_string(parameter.least) + ".." + std::to_string(parameter.most);
    }
    std::vector<std::string> powers;
    for (std::int64_t power = parameter.least; power <= parameter.most; power *= 2) {
        powers.push_back(std::to_string(power));
    }
    return joined(powers);
}

Result<ParameterValues> complete(const Experiment& experiment, const ParameterValues& given) {
    ParameterValues values;
    for (const ParameterInfo& parameter : experiment.parameters) {
        values[parameter.name] = parameter.default_value;
    }
    for (const auto& [name, value] : given) {
        const auto parameter = std::ranges::find(experiment.parameters, name, &ParameterInfo::name);
        if (parameter == experiment.parameters.end()) {
            return Error{.code = ErrorCode::unknown_parameter,
                         .arguments = {name, experiment.id, joined(names_of(experiment.parameters))}};
        }
        if (!allows(*parameter, value)) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {name, value, allowed_values(*parameter)}};
        }
        values[name] = value;
    }
    return values;
}

std::int64_t number_of(const ParameterValues& values, const std::string& name) {
    return std::stoll(values.at(name));
}

} // namespace lockstep
