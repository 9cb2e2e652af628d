#pragma once

#include "core/experiments/experiment.h"

namespace lockstep {

/// The values of an experiment after it took those of another one.
struct MatchedValues {
    ParameterValues values;  ///< all parameters
    ParameterValues changed; ///< the parameters that got another value
    ParameterValues refused; ///< values of the other experiment that this one does not allow
};

/// Returns the values with which an experiment has the same inputs as another one, as far as it has the same
/// parameters and allows their values.
/// @param own    all values of the experiment
/// @param other  all values of the other experiment
/// @param fixed  values that stay
[[nodiscard]] MatchedValues match_values(const Experiment& experiment, const ParameterValues& own,
                                         const ParameterValues& other, const ParameterValues& fixed = {});

} // namespace lockstep
