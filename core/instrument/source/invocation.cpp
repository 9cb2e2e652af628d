#include "core/instrument/source/invocation.h"

#include "core/instrument/source/regular_files.h"

namespace lockstep {

bool run_over(const std::string& file, const std::string& text, std::vector<std::string> arguments,
              std::unique_ptr<clang::FrontendAction> action, Messages& messages) {
    arguments.insert(arguments.begin(), "clang");
    arguments.push_back(file);
    auto memory = llvm::makeIntrusiveRefCnt<llvm::vfs::InMemoryFileSystem>();
    auto overlay = llvm::makeIntrusiveRefCnt<llvm::vfs::OverlayFileSystem>(regular_files());
    overlay->pushOverlay(memory);
    memory->addFile(file, 0, llvm::MemoryBuffer::getMemBufferCopy(text));
    auto files = llvm::makeIntrusiveRefCnt<clang::FileManager>(clang::FileSystemOptions(), overlay);
    clang::tooling::ToolInvocation invocation(arguments, std::move(action), files.get());
    invocation.setDiagnosticConsumer(&messages);
    return invocation.run() && !messages.has_errors();
}

} // namespace lockstep
