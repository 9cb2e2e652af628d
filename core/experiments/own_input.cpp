#include "core/experiments/own_input.h"

#include <charconv>
#include <utility>

namespace lockstep {
namespace {

constexpr std::string_view separators = " ,;\t\r\n";
/// The largest number: the sum of as many as fit into the text is still a float.
constexpr std::int64_t most_exponent = 30;
/// The largest integer: the sum of as many as fit into the text is still an int.
constexpr std::int64_t most_int = (std::int64_t{1} << 31) / static_cast<std::int64_t>(longest_input / 2) - 1;
constexpr std::int64_t most_uint = 0xFFFFFFFF;

std::vector<std::string_view> split_numbers(std::string_view text) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t first = text.find_first_not_of(separators);
        if (first == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(first);
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

/// Parses a decimal number, such as "3", "-0.5" or "1e3". Infinity and NaN are not numbers.
std::optional<double> decimal_number(std::string_view text) {
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_number = error == std::errc() && end == text.data() + text.size() && std::isfinite(number);
    return is_number ? std::optional(number) : std::nullopt;
}

/// The numbers that are allowed as input values.
struct InputRange {
    bool is_whole = false;
    std::int64_t least = 0; ///< for integers
    std::int64_t most = 0;

    [[nodiscard]] bool allows(double number) const {
        return is_whole ? number == std::trunc(number) && number >= static_cast<double>(least) &&
                              number <= static_cast<double>(most)
                        : std::abs(number) <= std::pow(10, most_exponent);
    }
    [[nodiscard]] std::string text() const {
        const std::string exponent = "1e" + std::to_string(most_exponent);
        return is_whole ? std::to_string(least) + ".." + std::to_string(most)
                        : "-" + exponent + ".." + exponent;
    }
};

InputRange input_range(const ParameterInfo& parameter, const ParameterValues& values) {
    const auto type = values.find("type");
    const std::string name = type == values.end() ? "" : type->second;
    return name == "int"        ? InputRange{true, -most_int, most_int}
           : name == "uint"     ? InputRange{true, 0, most_uint}
           : parameter.most > 0 ? InputRange{true, parameter.least, parameter.most}
                                : InputRange{};
}

} // namespace

ParameterInfo input_parameter() {
    return {.name = input_name, .is_numbers = true};
}

ParameterInfo input_parameter(std::int64_t least, std::int64_t most) {
    return {.name = input_name,
            .least = std::max(least, -most_int),
            .most = std::min(most, least < 0 ? most_int : most_uint),
            .is_numbers = true};
}

std::optional<std::vector<double>> numbers_in(std::string_view text) {
    if (text.size() > longest_input) {
        return std::nullopt;
    }
    std::vector<double> numbers;
    for (const std::string_view part : split_numbers(text)) {
        const auto number = decimal_number(part);
        if (!number) {
            return std::nullopt;
        }
        numbers.push_back(*number);
    }
    return numbers;
}

std::string plain_numbers(std::string_view text) {
    if (!numbers_in(text)) {
        return std::string(text);
    }
    std::string plain;
    for (const std::string_view part : split_numbers(text)) {
        plain += plain.empty() ? "" : " ";
        plain += part;
    }
    return plain;
}

Status check_input(const ParameterInfo& parameter, const ParameterValues& values) {
    const auto given = values.find(parameter.name);
    const std::string_view text = given == values.end() ? std::string_view() : given->second;
    if (text.size() > longest_input) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {parameter.name, std::to_string(text.size()), std::to_string(longest_input),
                                   std::string(input_flaw::length)}};
    }
    const InputRange range = input_range(parameter, values);
    for (const std::string_view part : split_numbers(text)) {
        const auto number = decimal_number(part);
        if (!number || !range.allows(*number)) {
            return Error{.code = ErrorCode::value_not_allowed,
                         .arguments = {parameter.name, std::string(part), range.text()}};
        }
    }
    return {};
}

Result<ParameterValues> with_input(const Experiment& experiment, const ParameterValues& given,
                                   ParameterValues values) {
    const auto parameter = std::ranges::find(experiment.parameters, input_name, &ParameterInfo::name);
    const auto text = values.find(input_name);
    if (parameter == experiment.parameters.end() || text == values.end()) {
        return values;
    }
    if (const Status checked = check_input(*parameter, values); !checked) {
        return checked.error();
    }
    const std::size_t count = numbers_in(text->second).value_or(std::vector<double>()).size();
    if (count == 0) {
        values.erase(text);
        return values;
    }
    const std::string size = std::to_string(count);
    if (given.contains("size") && values.at("size") != size) {
        return Error{.code = ErrorCode::value_not_allowed,
                     .arguments = {"size", values.at("size"), size, std::string(input_flaw::count)}};
    }
    values["size"] = size;
    return values;
}

} // namespace lockstep
