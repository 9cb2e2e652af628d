#pragma once

#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Parts of a report, in report order.
using ReportParts = std::vector<const nlohmann::ordered_json*>;

/// All parts of a report that a path in an expression leads to. None if no element passes a filter, or if a
/// list on the path is empty. Subtracts the number of parts that it examines from `work_left`. Errors:
/// bad_expression.
Result<ReportParts> find_figures(std::string_view expression, const FigurePath& path,
                                 const nlohmann::ordered_json& report, std::size_t& work_left);

/// The parts with every list replaced by its elements.
[[nodiscard]] ReportParts elements_of(const ReportParts& parts);

/// The value of a part of a report; none for a list or a group of figures.
[[nodiscard]] std::optional<FigureValue> value_in(const nlohmann::ordered_json& part);

/// The value of a figure that was found in these parts of a report. Errors: bad_expression.
Result<FigureValue> value_of_parts(std::string_view expression, const FigureNode& figure,
                                   const ReportParts& parts);

} // namespace lockstep
