#include "core/session/outputs.h"

#include <algorithm>

namespace lockstep {

std::string output_name(const Trace& trace, std::uint32_t argument) {
    const auto& names = trace.program.parameter_names;
    return argument < names.size() && !names[argument].empty() ? names[argument]
                                                               : "argument " + std::to_string(argument + 1);
}

Scalar output_scalar(const Trace& trace, std::uint32_t argument) {
    const auto object = std::ranges::find(trace.objects, static_cast<int>(argument), &ObjectInfo::argument);
    return object == trace.objects.end() ? Scalar::bytes : object->element.scalar;
}

} // namespace lockstep
