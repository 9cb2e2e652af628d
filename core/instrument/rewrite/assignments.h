#pragma once

#include "core/instrument/rewrite/accesses.h"

#include <string>

namespace lockstep::rewriting {

/// Rewrites assignments, and operators that read and write. For `L op= R`, the order is: accesses of R, read
/// of L, write of L.
class Assignments {
public:
    Assignments(Workbench& bench, Accesses& accesses, Expressions& expressions)
        : bench_(bench), accesses_(accesses), expressions_(expressions) {}

    std::string assignment(const clang::BinaryOperator* node);
    std::string compound(const clang::CompoundAssignOperator* node);
    std::string increment(const clang::UnaryOperator* node);

private:
    std::string private_assignment(const clang::BinaryOperator* node);
    std::string private_compound(const clang::CompoundAssignOperator* node, const std::string& right);
    std::string looked_at(const clang::Expr* lvalue);
    std::string changed_to_integer(const clang::CompoundAssignOperator* node, const std::string& place,
                                   const std::string& right);
    std::string converted(const clang::CompoundAssignOperator* node, std::string left,
                          const std::string& right);
    std::string shadow_assignment(const clang::BinaryOperator* node);

    Workbench& bench_;
    Accesses& accesses_;
    Expressions& expressions_;
};

} // namespace lockstep::rewriting
