#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/invocation.h"
#include "core/instrument/parse/messages.h"
#include "core/instrument/parse/reading.h"
#include "core/instrument/source/exchanges.h"
#include "core/kernel/build_options.h"

namespace lockstep {
namespace {

std::string standard_of(const std::string& options) {
    const Result<BuildOptions> known = build_options_from(options);
    return standard_option(known ? *known : BuildOptions());
}

/// Collects messages and tracks the progress of parsing. Progress is tracked here because this is the only
/// place where the preprocessor of the parser is accessible.
class FollowingMessages : public Messages {
public:
    void BeginSourceFile(const clang::LangOptions& options,
                         const clang::Preprocessor* preprocessor) override {
        Messages::BeginSourceFile(options, preprocessor);
        if (preprocessor != nullptr) {
            // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): the preprocessor itself is not const
            reading::follow(const_cast<clang::Preprocessor&>(*preprocessor));
        }
    }
};

} // namespace

std::vector<std::string> target_arguments(const InstrumentTarget& target) {
    return {"-x",
            "cl",
            "-target",
            target.address_bits == 32 ? "spir-unknown-unknown" : "spir64-unknown-unknown",
            "-resource-dir",
            LOCKSTEP_CLANG_RESOURCES};
}

std::vector<std::string> language_arguments(const std::string& options) {
    return {"-x", "cl", "-resource-dir", LOCKSTEP_CLANG_RESOURCES, standard_of(options)};
}

std::string with_declarations(const std::string& text) {
    return mentions_sub_groups(text) ? sub_group_declarations() + text : text;
}

Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target) {
    FollowingMessages messages;
    std::vector<std::string> arguments = target_arguments(target);
    arguments.push_back(standard_of(options));
    arguments.emplace_back("-w");
    arguments.emplace_back("-fsyntax-only");
    auto unit = syntax_of({source.file, with_declarations(text), std::move(arguments), {}}, messages);
    return unit ? Result<std::shared_ptr<clang::ASTUnit>>(std::move(unit)) : messages.error(source);
}

} // namespace lockstep
