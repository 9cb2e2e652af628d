#pragma once

#include "core/report/figure/find_figures.h"

namespace lockstep {

/// The value of a figure that was found in these parts of a report. Errors: bad_expression.
Result<FigureValue> value_of_parts(std::string_view expression, const FigureNode& figure,
                                   const ReportParts& parts);

} // namespace lockstep
