#pragma once

#include "core/instrument/calls/samplers.h"
#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/rewrite/expressions.h"
#include "core/instrument/rewrite/workbench.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Whether a function has no body and is not part of OpenCL C. Either the program declares it without
/// defining it (such as system), or it is a compiler built-in that does more than compute a number (such as
/// __builtin_memset or __builtin_trap).
[[nodiscard]] bool is_foreign(const clang::FunctionDecl* callee, const clang::ASTContext& context);

/// Rewrites calls of the program's own functions. The context is added as an argument, and an object number
/// for each pointer.
class UserCalls {
public:
    UserCalls(Workbench& bench, Samplers& samplers, Expressions& expressions)
        : bench_(bench), samplers_(samplers), expressions_(expressions) {}

    /// Returns the rewritten call. `callee`: the definition of the called function.
    std::string call(const clang::CallExpr* node, const clang::FunctionDecl* callee);

private:
    std::string plain_call(const clang::FunctionDecl* callee, const Ordered& ordered,
                           const std::string& numbers) const;
    [[nodiscard]] std::vector<std::string> ends_of(const clang::FunctionDecl* callee) const;
    std::string ended(const clang::FunctionDecl* callee, const std::string& call);
    std::string collective_call(const clang::CallExpr* node, const clang::FunctionDecl* callee,
                                Ordered ordered, const std::string& numbers);

    Workbench& bench_;
    Samplers& samplers_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
