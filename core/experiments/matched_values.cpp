#include "core/experiments/matched_values.h"

namespace lockstep {

MatchedValues match_values(const Experiment& experiment, const ParameterValues& own,
                           const ParameterValues& other, const ParameterValues& fixed) {
    MatchedValues matched{.values = own, .changed = {}, .refused = {}};
    for (const ParameterInfo& parameter : experiment.parameters) {
        const auto before = own.find(parameter.name);
        const auto wanted = other.find(parameter.name);
        const bool is_numbers = parameter.kind() == ParameterKind::numbers;
        if (is_numbers && wanted == other.end() && before != own.end() && !fixed.contains(parameter.name)) {
            matched.changed[parameter.name] = ""; // the input of the other one is generated
            matched.values.erase(parameter.name);
            continue;
        }
        if (wanted == other.end() || fixed.contains(parameter.name) ||
            (before != own.end() && before->second == wanted->second)) {
            continue;
        }
        const bool fits = is_allowed(parameter, wanted->second);
        (fits ? matched.changed : matched.refused)[parameter.name] = wanted->second;
        if (fits) {
            matched.values[parameter.name] = wanted->second;
        }
    }
    return matched;
}

} // namespace lockstep
