#include "core/instrument/source/unwritten.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <iterator>
#include <set>

namespace lockstep {
namespace {

using clang::VarDecl;
using llvm::dyn_cast;

constexpr std::uint32_t most_parts = 32;

std::uint32_t first_bits(std::uint32_t count) {
    return count == most_parts ? ~0U : (1U << count) - 1U;
}

/// Returns a mask with one bit per part of the type (per byte of a union); 0 if the type has no parts, or more
/// parts than bits.
std::uint32_t all_parts(clang::QualType type) {
    if (const auto* vector = type->getAs<clang::VectorType>()) {
        return first_bits(vector->getNumElements());
    }
    if (const std::uint32_t bytes = bytes_of_union(type); bytes != 0) {
        return first_bits(bytes);
    }
    const auto* record = type->getAsStructureType();
    if (record == nullptr || record->getDecl()->field_empty()) {
        return 0;
    }
    const auto fields = record->getDecl()->fields();
    const auto count = std::distance(fields.begin(), fields.end());
    return count <= most_parts ? first_bits(static_cast<std::uint32_t>(count)) : 0;
}

const VarDecl* named_variable(const clang::Expr* node) {
    const auto* use = dyn_cast<clang::DeclRefExpr>(bare(node));
    return use != nullptr ? dyn_cast<VarDecl>(use->getDecl()) : nullptr;
}

std::uint32_t component_bits(const clang::ExtVectorElementExpr* components) {
    llvm::SmallVector<std::uint32_t, 4> places;
    components->getEncodedElementAccess(places);
    std::uint32_t bits = 0;
    for (const std::uint32_t place : places) {
        bits |= 1U << place;
    }
    return bits;
}

/// Counts all uses of a variable in a function, and those that read or assign the variable or a part of it.
class Uses {
public:
    explicit Uses(const clang::Stmt* body) {
        each<clang::DeclRefExpr>(body, [this](const clang::DeclRefExpr* use) { ++all_[use->getDecl()]; });
        each<clang::ImplicitCastExpr>(body, [this](const clang::ImplicitCastExpr* node) {
            if (node->getCastKind() == clang::CK_LValueToRValue) {
                add(node->getSubExpr());
            }
        });
        each<clang::BinaryOperator>(body, [this](const clang::BinaryOperator* node) {
            if (node->isAssignmentOp()) {
                add(node->getLHS());
            }
        });
        each<clang::UnaryOperator>(body, [this](const clang::UnaryOperator* node) {
            if (node->isIncrementDecrementOp()) {
                add(node->getSubExpr());
            }
        });
    }

    [[nodiscard]] bool are_followed(const VarDecl* variable) const {
        const auto all = all_.find(variable);
        const auto plain = plain_.find(variable);
        return by_parts_.contains(variable) && all != all_.end() && plain != plain_.end() &&
               all->second == plain->second;
    }

private:
    void add(const clang::Expr* lvalue) {
        const VariablePart part = part_of(lvalue);
        if (part.variable != nullptr) {
            ++plain_[part.variable];
            if (!part.is_whole) {
                by_parts_.insert(part.variable);
            }
        }
    }

    std::map<const clang::ValueDecl*, std::size_t> all_;
    std::map<const clang::ValueDecl*, std::size_t> plain_;
    std::set<const VarDecl*> by_parts_;
};

bool names_in(const clang::Stmt* node, const VarDecl* variable) {
    bool found = false;
    each<clang::DeclRefExpr>(
        node, [&](const clang::DeclRefExpr* use) { found = found || use->getDecl() == variable; });
    return found;
}

/// Whether all parts of a variable are written between its declaration and any other use. If `declared` is
/// null, the search starts at the beginning of the block. A goto that may skip the writes is ignored.
bool is_filled(const clang::CompoundStmt* block, const clang::DeclStmt* declared, const VarDecl* variable) {
    std::uint32_t missing = all_parts(variable->getType());
    bool is_behind = declared == nullptr;
    for (const clang::Stmt* statement : block->body()) {
        if (!is_behind || !names_in(statement, variable)) {
            is_behind = is_behind || statement == declared;
            continue;
        }
        const auto* assigned = dyn_cast<clang::BinaryOperator>(statement);
        if (assigned == nullptr || assigned->getOpcode() != clang::BO_Assign ||
            names_in(assigned->getRHS(), variable)) {
            return false;
        }
        const VariablePart part = part_of(assigned->getLHS());
        missing &= part.variable == variable && part.index == nullptr ? ~part.bits : ~0U;
        if (missing == 0) {
            return true;
        }
    }
    return false;
}

std::set<const VarDecl*> filled_variables(const clang::Stmt* body) {
    std::set<const VarDecl*> filled;
    each<clang::CompoundStmt>(body, [&](const clang::CompoundStmt* block) {
        for (const clang::Stmt* statement : block->body()) {
            const auto* declared = dyn_cast<clang::DeclStmt>(statement);
            if (declared == nullptr) {
                continue;
            }
            each_variable(declared, [&](const VarDecl* variable) {
                if (all_parts(variable->getType()) != 0 && is_filled(block, declared, variable)) {
                    filled.insert(variable);
                }
            });
        }
    });
    return filled;
}

} // namespace

VariablePart part_of(const clang::Expr* lvalue) {
    lvalue = bare(lvalue);
    if (const VariablePart bytes = union_part_of(lvalue); bytes.variable != nullptr) {
        return bytes;
    }
    if (const auto* components = dyn_cast<clang::ExtVectorElementExpr>(lvalue)) {
        const VarDecl* variable = components->isArrow() ? nullptr : named_variable(components->getBase());
        return variable != nullptr ? VariablePart{variable, component_bits(components), false}
                                   : VariablePart{};
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(lvalue)) {
        const VarDecl* variable = member->isArrow() ? nullptr : named_variable(member->getBase());
        const auto* field = dyn_cast<clang::FieldDecl>(member->getMemberDecl());
        return variable != nullptr && field != nullptr && field->getFieldIndex() < most_parts
                   ? VariablePart{variable, 1U << field->getFieldIndex(), false}
                   : VariablePart{};
    }
    const VarDecl* variable = named_variable(lvalue);
    return variable != nullptr ? VariablePart{variable, all_parts(variable->getType()), true}
                               : VariablePart{};
}

bool sets_parts_first(const clang::FunctionDecl* function, const clang::ParmVarDecl* parameter) {
    const auto* body = dyn_cast<clang::CompoundStmt>(function->getBody());
    return body != nullptr && all_parts(parameter->getType()) != 0 && is_filled(body, nullptr, parameter);
}

std::map<const VarDecl*, std::uint32_t> written_by_parts(const clang::FunctionDecl* function) {
    const Uses uses(function->getBody());
    const std::set<const VarDecl*> filled = filled_variables(function->getBody());
    std::map<const VarDecl*, std::uint32_t> found;
    each_variable(function->getBody(), [&](const VarDecl* variable) {
        const std::uint32_t parts = all_parts(variable->getType());
        if (parts != 0 && variable->hasLocalStorage() && !variable->hasInit() &&
            space_of(variable->getType()) == Space::none && uses.are_followed(variable) &&
            !filled.contains(variable)) {
            found[variable] = parts;
        }
    });
    return found;
}

} // namespace lockstep
