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

/// The parts that rewrite statements and expressions, and the state they share.
struct RewriterParts {
    Samplers samplers;
    ExpressionRewriter expressions;
    Guards guards;
    Declarations declarations;
    PlainStatements plain;
    GuardedStatements guarded;
};

/// Rewrites the functions of one parsed program into text that logs what it does, and builds the sites and
/// the skeleton on the way.
///
///     Rewriter ---> plain statements, guarded statements ---> expressions ---> places, accesses, calls, ...
///                        \_______________ each writes into ______________/
///                       workbench: text, sites and skeleton, provenance, cuts
class Rewriter {
public:
    /// `functions` has callees before callers, and the launched kernel last.
    Rewriter(const Uniformity& uniformity, const Unwritten& unwritten, Objects& objects,
             const SourceText& source, const std::vector<const clang::FunctionDecl*>& functions,
             std::string file);

    /// The new text of a function's definition. Its callees must be rewritten first.
    std::string function(const clang::FunctionDecl* function);
    /// The new text of a prototype, without its semicolon.
    [[nodiscard]] std::string prototype(const clang::FunctionDecl* function) const;

    /// The first thing that cannot be rewritten; none if everything can.
    [[nodiscard]] const std::optional<Error>& error() const { return bench_.refusals.first(); }
    /// Call it after all functions are rewritten.
    [[nodiscard]] Program program(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] const Needs& needs() const { return bench_.needs; }
    /// Text of the functions that perform the copies, to be placed before the other functions; empty if there
    /// are none.
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
