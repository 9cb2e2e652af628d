#pragma once

#include "core/instrument/calls/samplers.h"
#include "core/instrument/rewrite/expression_rewriter.h"
#include "core/instrument/rewrite/workbench.h"
#include "core/instrument/statements/declarations.h"
#include "core/instrument/statements/guarded_statements.h"
#include "core/instrument/statements/guards.h"
#include "core/instrument/statements/plain_statements.h"

#include <string>
#include <vector>

namespace lockstep::rewriting {

/// The objects that rewrite statements and expressions, and their shared state.
struct RewriterParts {
    Samplers samplers;
    ExpressionRewriter expressions;
    Guards guards;
    Declarations declarations;
    PlainStatements plain;
    GuardedStatements guarded;
};

/// Rewrites the functions of one parsed program so that they log their accesses and decisions, and builds the
/// list of sites and the skeleton at the same time.
///
///     Rewriter ---> plain statements, guarded statements ---> expressions ---> places, accesses, calls, ...
///                        \_______________ each writes into ______________/
///                       workbench: text, sites and skeleton, provenance, cuts
class Rewriter {
public:
    /// `functions`: all functions that the kernel calls, callees before callers, and the launched kernel
    /// last.
    Rewriter(const Uniformity& uniformity, const Unwritten& unwritten, Objects& objects,
             const SourceText& source, const std::vector<const clang::FunctionDecl*>& functions,
             std::string file);

    /// Returns the rewritten definition of a function. Its callees must have been rewritten before.
    std::string function(const clang::FunctionDecl* function);
    /// Returns the rewritten prototype of a function, without the semicolon.
    [[nodiscard]] std::string prototype(const clang::FunctionDecl* function) const;

    /// Returns the first construct that cannot be rewritten; nothing if everything can.
    [[nodiscard]] const std::optional<Error>& error() const { return bench_.refusals.first(); }
    /// Returns the sites and the skeleton. Call it after all functions have been rewritten.
    [[nodiscard]] Program program(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] const Needs& needs() const { return bench_.needs; }
    /// Returns the code of the functions that perform asynchronous copies. It must precede all other
    /// functions. Empty if there are no copies.
    [[nodiscard]] std::string copies_text() const;

private:
    [[nodiscard]] std::string signature(const clang::FunctionDecl* function) const;
    [[nodiscard]] std::string local_pointer(const clang::FunctionDecl* function) const;

    const Uniformity& uniformity_;
    const std::vector<const clang::FunctionDecl*>& functions_;
    Workbench bench_;
    std::vector<Copy> copies_;
    RewriterParts parts_;
};

} // namespace lockstep::rewriting
