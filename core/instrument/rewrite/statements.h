#pragma once

#include "core/instrument/source/clang_headers.h"
#include "core/site/skeleton.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites statements whose control flow stays as it is. What rewrites one kind of them comes back here for
/// those inside.
class Statements {
public:
    Statements() = default;
    virtual ~Statements() = default;
    Statements(const Statements&) = delete;
    Statements& operator=(const Statements&) = delete;

    virtual std::string statement(const clang::Stmt* node) = 0;
    /// A statement (null: none) whose events become a sequence of their own.
    virtual std::string block(const clang::Stmt* node, NodeIndex& root) = 0;
    /// The declarations in a switch, to be written before it: a jump to a label skips them.
    virtual std::string declared_before(const clang::SwitchStmt* node) = 0;
};

} // namespace lockstep::rewriting
