#pragma once

#include "core/report/figure/find_figures.h"

namespace lockstep {

/// Returns the value of a figure, given the parts of the report that its path leads to. Errors:
/// bad_expression.
Result<FigureValue> value_of_parts(std::string_view expression, const FigureNode& figure,
                                   const ReportParts& parts);

} // namespace lockstep
