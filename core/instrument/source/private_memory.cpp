#include "core/instrument/source/private_memory.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/types.h"

namespace lockstep {

PrivateMemory private_memory(const clang::ASTContext& context, const SourceText& source,
                             const std::vector<const clang::FunctionDecl*>& functions) {
    PrivateMemory memory;
    std::uint64_t most = 0;
    for (const clang::FunctionDecl* function : functions) {
        each_variable(function->getBody(), [&](const clang::VarDecl* variable) {
            if (!variable->hasLocalStorage() || space_of(variable->getType()) != Space::none) {
                return;
            }
            const auto bytes =
                static_cast<std::uint64_t>(context.getTypeSizeInChars(variable->getType()).getQuantity());
            memory.bytes += bytes; // cannot overflow, because each type is smaller than 2^61 bytes
            if (bytes > most) {
                most = bytes;
                memory.largest = source.place(variable->getLocation());
            }
        });
    }
    return memory;
}

} // namespace lockstep
