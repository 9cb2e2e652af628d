#pragma once

#include "core/experiments/experiment.h"

namespace lockstep {

/// The parameter values of an experiment after it has taken over values of another experiment.
struct MatchedValues {
    ParameterValues values;  ///< all parameters
    ParameterValues changed; ///< the parameters that got another value
    ParameterValues refused; ///< values of the other experiment that this one does not allow
};

/// Returns the values with which an experiment has the same inputs as another one, as far as it has the same
/// parameters and allows their values.
/// @param own    All values of `experiment`.
/// @param other  All values of the other experiment.
/// @param fixed  Values of `experiment` that must not change.
[[nodiscard]] MatchedValues match_values(const Experiment& experiment, const ParameterValues& own,
                                         const ParameterValues& other, const ParameterValues& fixed = {});

} // namespace lockstep
