#include "core/instrument/source/clang_headers.h"
#include "core/instrument/source/exchanges.h"
#include "core/instrument/source/frontend.h"
#include "core/instrument/source/messages.h"
#include "core/kernel/build_options.h"

namespace lockstep {

std::vector<std::string> target_arguments(const InstrumentTarget& target) {
    return {"-x",
            "cl",
            "-target",
            target.address_bits == 32 ? "spir-unknown-unknown" : "spir64-unknown-unknown",
            "-resource-dir",
            LOCKSTEP_CLANG_RESOURCES};
}

namespace {

std::string standard_of(const std::string& options) {
    for (const std::string& option : split_options(with_default_standard(options))) {
        if (option.rfind("-cl-std=", 0) == 0) {
            return option;
        }
    }
    return "-cl-std=CL1.2";
}

} // namespace

Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target) {
    Messages messages;
    std::vector<std::string> arguments = target_arguments(target);
    arguments.push_back(standard_of(options));
    arguments.emplace_back("-w");
    const std::string declared = mentions_sub_groups(text) ? sub_group_declarations() + text : text;
    std::shared_ptr<clang::ASTUnit> unit = clang::tooling::buildASTFromCodeWithArgs(
        declared, arguments, source.file, "clang", std::make_shared<clang::PCHContainerOperations>(),
        clang::tooling::getClangStripDependencyFileAdjuster(), {}, &messages);
    if (!unit || messages.has_errors()) {
        return messages.error(source);
    }
    return unit;
}

} // namespace lockstep
