#include "core/pack/packed_instrumenter.h"

#include <optional>

namespace lockstep {
namespace {

std::string macro_text(const std::map<std::string, std::optional<std::string>>& macros,
                       const std::string& name) {
    const auto found = macros.find(name);
    return found == macros.end() || !found->second ? "" : *found->second;
}

bool has_macro(const std::map<std::string, std::optional<std::string>>& macros, const std::string& name) {
    const auto found = macros.find(name);
    return found != macros.end() && found->second.has_value();
}

/// Returns the first name with different definitions; empty if there is none.
std::string differing_macro(const InstrumentTarget& one, const InstrumentTarget& other) {
    for (const auto* macros : {&one.macros, &other.macros}) {
        for (const auto& [name, definition] : *macros) {
            if (has_macro(one.macros, name) != has_macro(other.macros, name) ||
                macro_text(one.macros, name) != macro_text(other.macros, name)) {
                return name;
            }
        }
    }
    return "";
}

} // namespace

Status check_target(const PackedRun& run, const InstrumentTarget& packed, const InstrumentTarget& here) {
    const auto differs = [&run](const std::string& what, const std::string& there, const std::string& now) {
        return Error{.code = ErrorCode::pack_for_another_device, .arguments = {run.device, what, there, now}};
    };
    if (packed.address_bits != here.address_bits) {
        return differs("CL_DEVICE_ADDRESS_BITS", std::to_string(packed.address_bits),
                       std::to_string(here.address_bits));
    }
    const std::string name = differing_macro(packed, here);
    return name.empty() ? Status()
                        : differs(name, macro_text(packed.macros, name), macro_text(here.macros, name));
}

Result<const PackedProgram*> PackedInstrumenter::find(const KernelSource& source,
                                                      const std::string& options) const {
    const PackedProgram* const program = program_of(run_, source.text, options);
    return program != nullptr ? Result<const PackedProgram*>(program)
                              : Error{.code = ErrorCode::internal_error, .arguments = {"program"}};
}

Result<std::set<std::string>> PackedInstrumenter::tested_names(const KernelSource& source,
                                                               const std::string& options,
                                                               const InstrumentTarget& /*target*/) {
    const auto program = find(source, options);
    return program ? Result<std::set<std::string>>((*program)->names) : program.error();
}

Result<std::string> PackedInstrumenter::with_includes(const KernelSource& source, const std::string& options,
                                                      const InstrumentTarget& target) {
    const auto program = find(source, options);
    if (!program) {
        return program.error();
    }
    const Status suits = check_target(run_, (*program)->target, target);
    return suits ? Result<std::string>((*program)->whole_text) : suits.error();
}

Result<std::vector<KernelSignature>> PackedInstrumenter::kernels_in(const KernelSource& /*source*/,
                                                                    const std::string& /*options*/,
                                                                    const InstrumentTarget& /*target*/) {
    return Error{.code = ErrorCode::internal_error, .arguments = {"kernels"}};
}

Result<Instrumented> PackedInstrumenter::instrument(const KernelSource& source, const std::string& kernel,
                                                    const std::string& options,
                                                    const InstrumentTarget& target) {
    const auto program = find(source, options);
    if (!program) {
        return program.error();
    }
    const PackedKernel* const packed = kernel_of(**program, kernel);
    if (packed == nullptr) {
        return Error{.code = ErrorCode::internal_error, .arguments = {"kernel"}};
    }
    if (Status suits = check_target(run_, (*program)->target, target); !suits) {
        return suits.error();
    }
    last_ = packed;
    Instrumented instrumented = packed->instrumented;
    instrumented.program.optimised = {}; // follows with optimised()
    return instrumented;
}

Result<Optimised> PackedInstrumenter::optimised() {
    return last_ == nullptr ? Optimised() : last_->instrumented.program.optimised;
}

Place PackedInstrumenter::last_kernel() const {
    if (last_ == nullptr) {
        return {};
    }
    const Program& program = last_->instrumented.program;
    return program.sites.empty() ? Place{program.files.front()}
                                 : Place{program.files[program.sites[0].file], program.sites[0].line};
}

} // namespace lockstep
