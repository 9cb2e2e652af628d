#include "core/session/outputs.h"

#include "core/kernel/sim/sim_header.h"

#include <algorithm>
#include <optional>

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

namespace {

/// Returns the argument with this name as its launch file describes it; nullopt if there is none. Recordings
/// of launch files contain these descriptions as parameters.
std::optional<SimArgument> header_of(const Recording& recording, const std::string& name) {
    const auto found = recording.parameters.find(name);
    if (found == recording.parameters.end() || found->second.size() < 2 || found->second.front() != '<') {
        return std::nullopt;
    }
    const Result<SimArgument> header =
        sim_argument_from(found->second.substr(1, found->second.size() - 2)); // without the angle brackets
    return header ? std::optional(*header) : std::nullopt;
}

Scalar scalar_of(const Trace& trace, const SimArgument& header, std::uint32_t argument, std::size_t bytes) {
    const Scalar scalar = header.type.value_or(output_scalar(trace, argument));
    return bytes % scalar_bytes(scalar) == 0 ? scalar : Scalar::bytes;
}

} // namespace

std::vector<DumpedBuffer> dumped_buffers(const Recording& recording) {
    std::vector<DumpedBuffer> all;
    for (std::size_t launch = 0; launch < recording.launches.size(); ++launch) {
        const Trace& trace = recording.launches[launch];
        for (const Output& output : trace.outputs) {
            const std::string name = output_name(trace, output.argument);
            const auto header = header_of(recording, name);
            if (!header || !header->dump) {
                continue;
            }
            const bool is_plain = !output.plain.empty();
            const auto& bytes = is_plain ? output.plain : output.instrumented;
            all.push_back({.launch = launch,
                           .name = name,
                           .scalar = scalar_of(trace, *header, output.argument, bytes.size()),
                           .hex = header->hex,
                           .is_plain = is_plain,
                           .bytes = bytes});
        }
    }
    return all;
}

} // namespace lockstep
