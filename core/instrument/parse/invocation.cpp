#include "core/instrument/parse/invocation.h"

#include <utility>

namespace lockstep {
namespace {

/// A placeholder for the input file on the command line of Clang's driver, which might interpret the real
/// file name as an option. It is replaced by the real name later.
constexpr const char* stand_in = "/lockstep/kernel.cl";

using Pch = std::shared_ptr<clang::PCHContainerOperations>;

/// Returns the file name. The name "-", which Clang would interpret as standard input, is changed.
std::string file_name(const std::string& file) {
    return file == "-" ? "./-" : file;
}

/// Restricts an invocation with close_invocation() before it runs a Clang action.
class ClosedAction : public clang::tooling::ToolAction {
public:
    ClosedAction(std::string file, Messages& messages) : file_(std::move(file)), messages_(messages) {}
    bool runInvocation(std::shared_ptr<clang::CompilerInvocation> invocation, clang::FileManager* files,
                       Pch pch, clang::DiagnosticConsumer* messages) final {
        close_invocation(*invocation, file_);
        // Discards the messages about system files that the driver tried to read, for example to find out the
        // name of the operating system.
        messages_.forget_outside();
        return run(std::move(invocation), files, std::move(pch), messages);
    }

private:
    virtual bool run(std::shared_ptr<clang::CompilerInvocation> invocation, clang::FileManager* files,
                     Pch pch, clang::DiagnosticConsumer* messages) = 0;
    std::string file_;
    Messages& messages_;
};

class RunAction final : public ClosedAction {
public:
    RunAction(const std::string& file, Messages& messages, clang::FrontendAction& action)
        : ClosedAction(file, messages), action_(action) {}

private:
    bool run(std::shared_ptr<clang::CompilerInvocation> invocation, clang::FileManager* files, Pch pch,
             clang::DiagnosticConsumer* messages) override {
        clang::CompilerInstance compiler(std::move(pch));
        compiler.setInvocation(std::move(invocation));
        compiler.setFileManager(files);
        compiler.createDiagnostics(messages, false);
        if (!compiler.hasDiagnostics()) {
            return false;
        }
        compiler.createSourceManager(*files);
        return compiler.ExecuteAction(action_);
    }
    clang::FrontendAction& action_;
};

class BuildSyntax final : public ClosedAction {
public:
    using ClosedAction::ClosedAction;
    std::unique_ptr<clang::ASTUnit> syntax;

private:
    bool run(std::shared_ptr<clang::CompilerInvocation> invocation, clang::FileManager* files, Pch pch,
             clang::DiagnosticConsumer* messages) override {
        const auto diagnostics =
            clang::CompilerInstance::createDiagnostics(&invocation->getDiagnosticOpts(), messages, false);
        syntax = clang::ASTUnit::LoadFromCompilerInvocation(invocation, std::move(pch), diagnostics, files);
        return syntax != nullptr;
    }
};

bool invoke(const ClangInput& input, ClosedAction& action, Messages& messages) {
    auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(regular_files(
        ReadableFiles(input.readable), [&messages](const std::string& path) { messages.add_outside(path); }));
    overlay->pushOverlay(memory);
    memory->addFile(file_name(input.file), 0, llvm::MemoryBuffer::getMemBufferCopy(input.text));
    memory->addFile(stand_in, 0, llvm::MemoryBuffer::getMemBuffer(""));
    auto files = llvm::makeIntrusiveRefCnt<clang::FileManager>(clang::FileSystemOptions(), overlay);
    std::vector<std::string> arguments = input.arguments;
    arguments.insert(arguments.begin(), "clang");
    arguments.emplace_back(stand_in);
    clang::tooling::ToolInvocation invocation(arguments, &action, files.get(),
                                              std::make_shared<clang::PCHContainerOperations>());
    // Default diagnostic options are used here, because those in the arguments could open files before the
    // invocation is restricted.
    const auto plain = llvm::makeIntrusiveRefCnt<clang::DiagnosticOptions>();
    invocation.setDiagnosticOptions(plain.get());
    invocation.setDiagnosticConsumer(&messages);
    return invocation.run() && !messages.has_errors();
}

} // namespace

bool run_over(const ClangInput& input, std::unique_ptr<clang::FrontendAction> action, Messages& messages) {
    RunAction run(file_name(input.file), messages, *action);
    return invoke(input, run, messages);
}

std::shared_ptr<clang::ASTUnit> syntax_of(const ClangInput& input, Messages& messages) {
    BuildSyntax build(file_name(input.file), messages);
    return invoke(input, build, messages) ? std::move(build.syntax) : nullptr;
}

} // namespace lockstep
