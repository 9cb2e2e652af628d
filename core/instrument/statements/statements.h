#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/site/skeleton.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites statements whose control flow does not change. The parts that rewrite one kind of statement call
/// back here for the statements inside.
class Statements {
public:
    Statements() = default;
    virtual ~Statements() = default;
    Statements(const Statements&) = delete;
    Statements& operator=(const Statements&) = delete;

    virtual std::string statement(const clang::Stmt* node) = 0;
    /// A statement (null if none) whose events form a separate sequence.
    virtual std::string block(const clang::Stmt* node, NodeIndex& root) = 0;
    /// The declarations in a switch, to be written before it, because a jump to a label skips them.
    virtual std::string declared_before(const clang::SwitchStmt* node) = 0;
};

} // namespace lockstep::rewriting
