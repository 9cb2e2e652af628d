#include "core/experiments/experiment.h"

#include "core/base/nearest.h"
#include "core/base/whole_number.h"
#include "core/experiments/own_input.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace lockstep {
namespace {

std::vector<std::string> names_of(const std::vector<ParameterInfo>& parameters) {
    std::vector<std::string> names(parameters.size());
    std::ranges::transform(parameters, names.begin(), &ParameterInfo::name);
    return names;
}

bool is_power_of_two(std::int64_t number) {
    return number > 0 && std::has_single_bit(static_cast<std::uint64_t>(number));
}

bool is_in_range(const ParameterInfo& parameter, std::int64_t number) {
    return number >= parameter.least && number <= parameter.most;
}

bool allows_number(const ParameterInfo& parameter, const std::string& value) {
    const auto number = whole_number(value);
    return number && is_in_range(parameter, *number) && (!parameter.power_of_two || is_power_of_two(*number));
}

bool allows_shape(const ParameterInfo& parameter, const std::string& value) {
    const auto shape = shape_from(value);
    // Checks each side first, because the product of two large sides would overflow.
    return shape && shape->width <= parameter.most && shape->height <= parameter.most &&
           is_in_range(parameter, shape->width * shape->height) &&
           (!parameter.power_of_two || (is_power_of_two(shape->width) && is_power_of_two(shape->height)));
}

std::string range_of(const ParameterInfo& parameter) {
    return std::to_string(parameter.least) + ".." + std::to_string(parameter.most);
}

std::string powers_of_two(const ParameterInfo& parameter) {
    std::vector<std::string> powers;
    for (std::int64_t power = parameter.least; power <= parameter.most; power *= 2) {
        powers.push_back(std::to_string(power));
    }
    return joined(powers);
}

} // namespace

ParameterKind ParameterInfo::kind() const {
    return is_file            ? ParameterKind::file
           : is_numbers       ? ParameterKind::numbers
           : is_shape         ? ParameterKind::shape
           : !choices.empty() ? ParameterKind::word
                              : ParameterKind::number;
}

std::optional<Shape> shape_from(const std::string& text) {
    const std::string_view whole = text;
    const std::size_t cross = whole.find('x');
    const auto width = whole_number(whole.substr(0, cross));
    const auto height = cross == std::string_view::npos ? 1 : whole_number(whole.substr(cross + 1));
    const bool has_items = width && height && *width > 0 && *height > 0;
    return has_items ? std::optional(Shape{*width, *height}) : std::nullopt;
}

bool is_allowed(const ParameterInfo& parameter, const std::string& value) {
    switch (parameter.kind()) {
    case ParameterKind::word:
        return std::ranges::find(parameter.choices, value) != parameter.choices.end();
    case ParameterKind::shape:
        return allows_shape(parameter, value);
    case ParameterKind::file:
        return true;
    case ParameterKind::numbers:
        return check_input(parameter, {{parameter.name, value}}).ok();
    default:
        return allows_number(parameter, value);
    }
}

std::string allowed_values(const ParameterInfo& parameter) {
    switch (parameter.kind()) {
    case ParameterKind::word:
        return joined(parameter.choices);
    case ParameterKind::shape:
        return "XxY, X*Y = " + range_of(parameter) + (parameter.power_of_two ? ", X, Y = 1, 2, 4, ..." : "");
    case ParameterKind::file:
        return "*.png, *.jpg, *.jpeg";
    case ParameterKind::numbers:
        return "N N N ...";
    default:
        return parameter.power_of_two ? powers_of_two(parameter) : range_of(parameter);
    }
}

std::string plain_value(const ParameterInfo& parameter, const std::string& value) {
    if (parameter.kind() == ParameterKind::numbers) {
        return plain_numbers(value);
    }
    const bool has_cross = value.find('x') != std::string::npos;
    if (parameter.kind() == ParameterKind::number) {
        const auto number = whole_number(value);
        return number ? std::to_string(*number) : value;
    }
    const auto shape = parameter.kind() == ParameterKind::shape ? shape_from(value) : std::nullopt;
    return !shape      ? value
           : has_cross ? std::to_string(shape->width) + "x" + std::to_string(shape->height)
                       : std::to_string(shape->width);
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
        const bool is_checked_last = parameter->kind() == ParameterKind::numbers; // it depends on the type
        if (!is_checked_last && !is_allowed(*parameter, value)) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {name, value, allowed_values(*parameter)}};
        }
        values[name] = plain_value(*parameter, value);
    }
    return with_input(experiment, given, std::move(values));
}

Work work_of(const Experiment& experiment, const ParameterValues& values) {
    if (experiment.work) {
        return experiment.work(values);
    }
    return {.elements = values.contains("size") ? static_cast<std::uint64_t>(number_of(values, "size")) : 1};
}

ParameterRole role_of(const Experiment& experiment, const std::string& parameter) {
    const auto found = std::ranges::find(experiment.parameters, parameter, &ParameterInfo::name);
    return found == experiment.parameters.end() ? ParameterRole::question : found->role;
}

std::int64_t number_of(const ParameterValues& values, const std::string& name) {
    return std::stoll(values.at(name));
}

Shape shape_of(const ParameterValues& values, const std::string& name) {
    return shape_from(values.at(name)).value();
}

} // namespace lockstep
