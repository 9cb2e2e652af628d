#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/skeleton.h"

#include <string>

namespace lockstep::rewriting {

/// Interface for rewriting statements whose control flow does not change. The classes that rewrite one kind
/// of statement use it for nested statements.
class Statements {
public:
    Statements() = default;
    virtual ~Statements() = default;
    Statements(const Statements&) = delete;
    Statements& operator=(const Statements&) = delete;

    virtual std::string statement(const clang::Stmt* node) = 0;
    /// Rewrites a statement, which may be null. Sets `root` to the node with the sequence of its events.
    virtual std::string block(const clang::Stmt* node, NodeIndex& root) = 0;
    /// Returns the declarations inside a switch. They are moved in front of the switch, because a jump to a
    /// label would skip them.
    virtual std::string declared_before(const clang::SwitchStmt* node) = 0;
};

} // namespace lockstep::rewriting
