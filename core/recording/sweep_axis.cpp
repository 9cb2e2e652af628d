#include "core/base/nearest.h"
#include "core/base/whole_number.h"
#include "core/recording/sweep.h"

#include <algorithm>
#include <utility>

namespace lockstep {
namespace {

/// Returns first, 2 * first, 4 * first, ..., and always last.
std::vector<std::string> doubling(std::int64_t first, std::int64_t last) {
    std::vector<std::string> values;
    for (std::int64_t value = first; value < last; value *= 2) {
        values.push_back(std::to_string(value));
    }
    values.push_back(std::to_string(last));
    return values;
}

std::vector<std::string> split(std::string_view text) {
    std::vector<std::string> parts;
    while (true) {
        const std::size_t comma = text.find(',');
        parts.emplace_back(text.substr(0, comma));
        if (comma == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(comma + 1);
    }
}

/// Parses "1..32". The first value must be positive, because it is doubled until it reaches the last.
std::optional<std::vector<std::string>> range(const std::string& text) {
    const std::size_t dots = text.find("..");
    if (dots == std::string::npos) {
        return std::nullopt;
    }
    const auto first = whole_number(std::string_view(text).substr(0, dots));
    const auto last = whole_number(std::string_view(text).substr(dots + 2));
    if (!first || !last || *first < 1 || *last < *first || *last > std::int64_t{1} << 40) {
        return std::nullopt;
    }
    return doubling(*first, *last);
}

/// Returns every XxY of powers of two whose number of work-items is in the range of the parameter and at most
/// `most`.
std::vector<std::string> all_shapes(const ParameterInfo& parameter, std::int64_t most) {
    std::vector<std::string> shapes;
    for (std::int64_t height = 1; height <= most; height *= 2) {
        for (std::int64_t width = 1; width * height <= most; width *= 2) {
            std::string shape = std::to_string(width) + "x" + std::to_string(height);
            if (is_allowed(parameter, shape)) {
                shapes.push_back(std::move(shape));
            }
        }
    }
    return shapes;
}

/// Returns all values of a parameter: its words, its shapes, or powers of two in its range. For a file, only
/// the default.
std::vector<std::string> all_values(const ParameterInfo& parameter, std::uint64_t most) {
    const auto limit = static_cast<std::int64_t>(std::min<std::uint64_t>(most, std::int64_t{1} << 40));
    const std::int64_t last = std::min(parameter.most, limit);
    const std::int64_t first = std::max<std::int64_t>(parameter.least, 1);
    switch (parameter.kind()) {
    case ParameterKind::word:
        return parameter.choices;
    case ParameterKind::shape:
        return all_shapes(parameter, last);
    case ParameterKind::file:
        return {parameter.default_value};
    case ParameterKind::number:
        break;
    }
    auto values = doubling(first, std::max(first, last));
    if (parameter.least < 1) {
        values.insert(values.begin(), std::to_string(parameter.least));
    }
    return values;
}

} // namespace

Result<SweepAxis> sweep_axis(const Experiment& experiment, const std::string& text, std::uint64_t most) {
    const std::size_t equals = text.find('=');
    SweepAxis axis{text.substr(0, equals), {}};
    const auto parameter = std::ranges::find(experiment.parameters, axis.parameter, &ParameterInfo::name);
    if (parameter == experiment.parameters.end()) {
        std::vector<std::string> names(experiment.parameters.size());
        std::ranges::transform(experiment.parameters, names.begin(), &ParameterInfo::name);
        return Error{.code = ErrorCode::unknown_parameter,
                     .arguments = {axis.parameter, experiment.id, joined(names)}};
    }
    if (equals == std::string::npos) {
        axis.values = all_values(*parameter, most);
        return axis;
    }
    const std::string values = text.substr(equals + 1);
    if (values.empty()) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {axis.parameter, values, allowed_values(*parameter)}};
    }
    axis.values = range(values).value_or(split(values));
    std::ranges::transform(axis.values, axis.values.begin(),
                           [&](const std::string& value) { return plain_value(*parameter, value); });
    return axis;
}

} // namespace lockstep
