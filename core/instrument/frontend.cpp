#include "core/instrument/frontend.h"

#include "core/instrument/build_options.h"
#include "core/instrument/clang_headers.h"

namespace lockstep {
namespace {

/// Keeps Clang's messages instead of printing them.
class Messages : public clang::DiagnosticConsumer {
public:
    void HandleDiagnostic(clang::DiagnosticsEngine::Level level, const clang::Diagnostic& info) override {
        DiagnosticConsumer::HandleDiagnostic(level, info);
        if (level < clang::DiagnosticsEngine::Error) {
            return;
        }
        llvm::SmallString<128> message;
        info.FormatDiagnostic(message);
        Place place;
        if (info.hasSourceManager() && info.getLocation().isValid()) {
            const clang::SourceManager& sources = info.getSourceManager();
            const clang::PresumedLoc at = sources.getPresumedLoc(sources.getExpansionLoc(info.getLocation()));
            if (at.isValid()) {
                place = {at.getFilename(), at.getLine(), at.getColumn()};
            }
        }
        if (text_.empty()) {
            first_ = place;
        }
        text_ += place.file + ":" + std::to_string(place.line) + ":" + std::to_string(place.column) +
                 ": error: " + message.str().str() + "\n";
    }

    [[nodiscard]] Error error(const KernelSource& source) const {
        return {ErrorCode::kernel_does_not_compile, {source.file}, first_, text_};
    }
    [[nodiscard]] bool has_errors() const { return !text_.empty(); }

private:
    std::string text_;
    Place first_;
};

/// Prints the preprocessed text into a string.
class Print : public clang::PreprocessorFrontendAction {
public:
    explicit Print(std::string& text) : text_(text) {}

protected:
    void ExecuteAction() override {
        llvm::raw_string_ostream stream(text_);
        clang::PreprocessorOutputOptions options;
        options.ShowCPP = 1;
        options.ShowLineMarkers = 1;
        clang::DoPrintPreprocessedInput(getCompilerInstance().getPreprocessor(), &stream, options);
    }

private:
    std::string& text_;
};

std::vector<std::string> common_arguments(const InstrumentTarget& target) {
    return {"-x",
            "cl",
            "-target",
            target.address_bits == 32 ? "spir-unknown-unknown" : "spir64-unknown-unknown",
            "-resource-dir",
            LOCKSTEP_CLANG_RESOURCES};
}

std::vector<std::string> preprocessor_arguments(const KernelSource& source, const std::string& options,
                                                const InstrumentTarget& target) {
    std::vector<std::string> arguments = common_arguments(target);
    for (const std::string& option : split_options(with_default_standard(options))) {
        arguments.push_back(option);
    }
    for (const auto& [name, definition] : target.macros) {
        arguments.push_back("-U" + name);
        arguments.push_back("-D" + name + "=" + definition);
    }
    arguments.emplace_back("-I" + (source.folder.empty() ? std::string(".") : source.folder));
    arguments.emplace_back("-E");
    arguments.emplace_back("-w");
    arguments.emplace_back("-cl-no-stdinc");
    return arguments;
}

std::string standard_of(const std::string& options) {
    for (const std::string& option : split_options(with_default_standard(options))) {
        if (option.rfind("-cl-std=", 0) == 0) {
            return option;
        }
    }
    return "-cl-std=CL1.2";
}

} // namespace

Result<std::string> preprocess(const KernelSource& source, const std::string& options,
                               const InstrumentTarget& target) {
    std::string text;
    Messages messages;
    std::vector<std::string> arguments = preprocessor_arguments(source, options, target);
    arguments.insert(arguments.begin(), "clang");
    arguments.push_back(source.file);
    auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(llvm::vfs::getRealFileSystem());
    overlay->pushOverlay(memory);
    memory->addFile(source.file, 0, llvm::MemoryBuffer::getMemBufferCopy(source.text));
    auto files = llvm::makeIntrusiveRefCnt<clang::FileManager>(clang::FileSystemOptions(), overlay);
    clang::tooling::ToolInvocation invocation(arguments, std::make_unique<Print>(text), files.get());
    invocation.setDiagnosticConsumer(&messages);
    const bool done = invocation.run();
    if (!done || messages.has_errors()) {
        return messages.error(source);
    }
    return text;
}

Result<std::shared_ptr<clang::ASTUnit>> parse(const std::string& text, const KernelSource& source,
                                              const std::string& options, const InstrumentTarget& target) {
    Messages messages;
    std::vector<std::string> arguments = common_arguments(target);
    arguments.push_back(standard_of(options));
    arguments.emplace_back("-w");
    std::shared_ptr<clang::ASTUnit> unit = clang::tooling::buildASTFromCodeWithArgs(
        text, arguments, source.file, "clang", std::make_shared<clang::PCHContainerOperations>(),
        clang::tooling::getClangStripDependencyFileAdjuster(), {}, &messages);
    if (!unit || messages.has_errors()) {
        return messages.error(source);
    }
    return unit;
}

} // namespace lockstep
