#pragma once

#include "core/instrument/statements/declarations.h"
#include "core/instrument/statements/loops.h"
#include "core/instrument/statements/statements.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace lockstep::rewriting {

/// Dispatches each statement to the object that rewrites its kind.
class PlainStatements : public Statements {
public:
    PlainStatements(Workbench& bench, Guards& guards, Declarations& declarations, Expressions& expressions)
        : bench_(bench),
          guards_(guards),
          declarations_(declarations),
          expressions_(expressions),
          loops_(bench, guards, expressions, *this) {}

    std::string statement(const clang::Stmt* node) override;
    std::string block(const clang::Stmt* node, NodeIndex& root) override;
    std::string declared_before(const clang::SwitchStmt* node) override {
        return declarations_.moved_to_front(node, node->getBody());
    }

private:
    std::string other(const clang::Stmt* node);
    std::string compound(const clang::CompoundStmt* node);
    std::string labelled(const clang::CompoundStmt* node);
    std::string go_to(const clang::GotoStmt* node);
    std::string branch(const clang::IfStmt* node);
    std::string jump(NodeKind kind);
    std::string return_statement(const clang::ReturnStmt* node);
    std::string refused(const clang::Stmt* node, std::string_view reason);

    Workbench& bench_;
    Guards& guards_;
    Declarations& declarations_;
    Expressions& expressions_;
    Loops loops_;
    /// Numbers of the labels in the current block and the blocks around it.
    std::map<const clang::LabelDecl*, std::uint64_t> labels_;
    std::uint64_t label_count_ = 0;
};

} // namespace lockstep::rewriting
