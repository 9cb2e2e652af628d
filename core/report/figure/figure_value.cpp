#include "core/report/figure/find_figures.h"

#include "core/report/figure/flaw.h"
#include "core/report/figure/similar_names.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace lockstep {
namespace {

using nlohmann::ordered_json;
using Take = FigureNode::Take;

struct FoundParts {
    std::string_view expression;
    const FigurePath& path;
    const ReportParts& parts;

    [[nodiscard]] std::string path_text() const {
        return std::string(expression.substr(path.offset, path.end - path.offset));
    }
    [[nodiscard]] Error error(std::string_view flaw, const std::string& second = "") const {
        return bad_expression(expression, path.offset, flaw, path_text(), second);
    }
};

/// Whether the value can be summed. Counts can, and truth values as 1 and 0; ratios and means cannot.
bool is_count(const ordered_json& part) {
    return part.is_number_integer() || part.is_boolean();
}

/// Makes the error for a path that leads to a group or a list instead of a value. The error contains the
/// names in the group, or in each element of a list of groups.
Error no_single_value(const FoundParts& found, const ordered_json& part) {
    const bool has_groups = part.is_array() && !part.empty() && part[0].is_object();
    return part.is_array() && !has_groups
               ? found.error(figure_flaw::list, std::to_string(part.size()))
               : found.error(figure_flaw::group, names_in(has_groups ? part[0] : part));
}

Result<std::vector<FigureNumber>> numbers_in(const FoundParts& found, const ReportParts& parts) {
    std::vector<FigureNumber> numbers;
    for (const ordered_json* part : parts) {
        const auto value = value_in(*part);
        if (!value) {
            return no_single_value(found, *part);
        }
        if (part->is_null()) {
            return found.error(figure_flaw::no_value);
        }
        if (const auto number = value_number(*value)) {
            numbers.push_back(*number);
        } else {
            return found.error(figure_flaw::no_number, value_text(*value));
        }
    }
    return numbers;
}

FigureNumber sum_of(const std::vector<FigureNumber>& numbers) {
    FigureNumber sum = 0;
    for (const FigureNumber number : numbers) {
        sum += number;
    }
    return sum;
}

/// Combines the values of all parts: returns the only value, a string that is the same in all parts, or the
/// sum of counts.
Result<FigureValue> only_value(const FoundParts& found) {
    const ReportParts& parts = found.parts;
    if (parts.empty()) {
        return found.error(figure_flaw::no_match);
    }
    const ordered_json& first = *parts[0];
    const auto value = value_in(first);
    if (!value) {
        return no_single_value(found, first);
    }
    const bool is_same_text = first.is_string() && std::ranges::all_of(parts, [&](const ordered_json* part) {
                                  return *part == first;
                              });
    if (parts.size() == 1 || is_same_text) {
        return *value;
    }
    if (std::ranges::any_of(parts, [](const ordered_json* part) { return part->is_null(); })) {
        return found.error(figure_flaw::no_value);
    }
    if (!std::ranges::all_of(parts, [](const ordered_json* part) { return is_count(*part); })) {
        return found.error(figure_flaw::several_values, std::to_string(parts.size()));
    }
    return FigureValue(sum_of(*numbers_in(found, parts)));
}

} // namespace

Result<FigureValue> value_of_parts(std::string_view expression, const FigureNode& figure,
                                   const ReportParts& parts) {
    const FoundParts found{expression, figure.path, parts};
    if (figure.take == Take::value) {
        return only_value(found);
    }
    const ReportParts elements = elements_of(parts);
    if (figure.take == Take::count) {
        return FigureValue(FigureNumber(elements.size()));
    }
    const auto numbers = numbers_in(found, elements);
    if (!numbers) {
        return numbers.error();
    }
    if (figure.take == Take::sum) {
        return FigureValue(sum_of(*numbers));
    }
    if (numbers->empty()) {
        return found.error(figure_flaw::no_match);
    }
    return FigureValue(figure.take == Take::least ? std::ranges::min(*numbers) : std::ranges::max(*numbers));
}

} // namespace lockstep
