#pragma once

#include "core/base/result.h"
#include "core/report/figure/expression.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

namespace lockstep {

/// Parts of a report, in its order.
using ReportParts = std::vector<const nlohmann::ordered_json*>;

/// All parts of a report that a path of an expression leads to; none if a filter lets nothing pass, or if a
/// list on the way is empty. Takes the number of parts that it looks at from `work_left`. Errors:
/// bad_expression.
Result<ReportParts> find_figures(std::string_view expression, const FigurePath& path,
                                 const nlohmann::ordered_json& report, std::size_t& work_left);

/// The parts with every list replaced by its elements.
[[nodiscard]] ReportParts elements_of(const ReportParts& parts);

/// A part of a report as a value; none for a list or a group of figures.
[[nodiscard]] std::optional<FigureValue> value_in(const nlohmann::ordered_json& part);

} // namespace lockstep
