#pragma once

#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Pointers to parts of a report, in the order of the report.
using ReportParts = std::vector<const nlohmann::ordered_json*>;

/// Returns all parts of a report to which a path leads. Empty if no element passes a filter, or if a list on
/// the path is empty. Subtracts the number of examined parts from `work_left`. Errors: bad_expression.
Result<ReportParts> find_figures(std::string_view expression, const FigurePath& path,
                                 const nlohmann::ordered_json& report, std::size_t& work_left);

/// Returns the parts, with every list replaced by its elements.
[[nodiscard]] ReportParts elements_of(const ReportParts& parts);

/// Returns the value of a part of a report; nothing for a list or a group of figures.
[[nodiscard]] std::optional<FigureValue> value_in(const nlohmann::ordered_json& part);

/// Returns the value of a figure, given the parts of the report that its path leads to. Errors:
/// bad_expression.
Result<FigureValue> value_of_parts(std::string_view expression, const FigureNode& figure,
                                   const ReportParts& parts);

} // namespace lockstep
