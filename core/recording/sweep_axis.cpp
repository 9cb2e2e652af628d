#include "core/base/nearest.h"
#include "core/base/whole_number.h"
#include "core/kernel/build_options.h"
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

/// Returns all values of a parameter: its allowed words, its shapes, or the powers of two in its range. For a
/// file name or a list of numbers, returns only the default.
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
    case ParameterKind::numbers:
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

SweepSubject swept_experiment(const Experiment& experiment) {
    SweepSubject subject{.id = experiment.id, .name = experiment.id};
    for (const ParameterInfo& each : experiment.parameters) {
        subject.parameters.push_back(
            {.name = each.name,
             .role = each.role,
             .usual_values = [each](std::uint64_t most) { return all_values(each, most); },
             .allowed = allowed_values(each),
             .plain = [each](const std::string& value) { return plain_value(each, value); }});
    }
    subject.run_with = [experiment](RunSpec run, const ParameterValues& varied) {
        for (const auto& [name, value] : varied) {
            run.parameters[name] = value;
        }
        return complete_run(experiment, std::move(run));
    };
    subject.described = [](const RunSpec& run, const ParameterValues&) { return run.parameters; };
    subject.work = [experiment](const RunSpec& run) { return work_of(experiment, run.parameters); };
    return subject;
}

ParameterRole role_of(const SweepSubject& subject, const std::string& parameter) {
    const auto found = std::ranges::find(subject.parameters, parameter, &SweepParameter::name);
    return found != subject.parameters.end()           ? found->role
           : parameter.starts_with(swept_macro_prefix) ? ParameterRole::choice
                                                       : ParameterRole::question;
}

namespace {

/// Whether this is the name of a macro that need not be in the list of parameters, because an included file
/// may use it.
bool is_other_macro(const SweepSubject& subject, const std::string& name) {
    return subject.kind == RunKind::launch_file && name.starts_with(swept_macro_prefix) &&
           build_options_from(options_text({{.kind = BuildOption::Kind::define,
                                             .name = name.substr(swept_macro_prefix.size()),
                                             .value = "1"}}))
               .ok();
}

Result<SweepParameter> swept_parameter(const SweepSubject& subject, const std::string& name) {
    const auto found = std::ranges::find(subject.parameters, name, &SweepParameter::name);
    if (found != subject.parameters.end()) {
        return *found;
    }
    if (is_other_macro(subject, name)) {
        return SweepParameter{.name = name, .role = ParameterRole::choice, .allowed = "8,16,32"};
    }
    std::vector<std::string> names(subject.parameters.size());
    std::ranges::transform(subject.parameters, names.begin(), &SweepParameter::name);
    return Error{.code = ErrorCode::unknown_parameter, .arguments = {name, subject.name, joined(names)}};
}

} // namespace

Result<SweepAxis> sweep_axis(const SweepSubject& subject, const std::string& text, std::uint64_t most) {
    const std::size_t equals = text.find('=');
    SweepAxis axis{.parameter = text.substr(0, equals),
                   .values = {},
                   .of = subject.kind,
                   .experiment = subject.kind == RunKind::experiment ? subject.id : std::string()};
    const auto parameter = swept_parameter(subject, axis.parameter);
    if (!parameter) {
        return parameter.error();
    }
    const std::string values = equals == std::string::npos ? "" : text.substr(equals + 1);
    if (equals == std::string::npos && parameter->usual_values) {
        axis.values = parameter->usual_values(most);
        return axis;
    }
    if (values.empty()) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {axis.parameter, values, parameter->allowed}};
    }
    axis.values = range(values).value_or(split(values));
    if (parameter->plain) {
        std::ranges::transform(axis.values, axis.values.begin(), parameter->plain);
    }
    return axis;
}

Result<SweepAxis> sweep_axis(const Experiment& experiment, const std::string& text, std::uint64_t most) {
    return sweep_axis(swept_experiment(experiment), text, most);
}

} // namespace lockstep
