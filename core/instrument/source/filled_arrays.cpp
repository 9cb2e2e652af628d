#include "core/instrument/source/unwritten.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <vector>

namespace lockstep {
namespace {

using clang::Expr;
using clang::Stmt;
using clang::VarDecl;
using llvm::dyn_cast;

const VarDecl* variable_of(const Stmt* node) {
    const auto* expression = llvm::dyn_cast_or_null<Expr>(node);
    const auto* use =
        expression == nullptr ? nullptr : dyn_cast<clang::DeclRefExpr>(expression->IgnoreParenImpCasts());
    return use == nullptr ? nullptr : dyn_cast<VarDecl>(use->getDecl());
}

bool mentions(const Stmt* node, const VarDecl* variable) {
    bool found = false;
    each<clang::DeclRefExpr>(
        node, [&](const clang::DeclRefExpr* use) { found = found || use->getDecl() == variable; });
    return found;
}

template <class Node>
bool holds(const Stmt* root) {
    bool found = false;
    each<Node>(root, [&found](const Node*) { found = true; });
    return found;
}

std::optional<std::int64_t> constant(const Expr* node, const clang::ASTContext& context) {
    Expr::EvalResult result;
    if (node == nullptr || node->isValueDependent() || !node->EvaluateAsInt(result, context)) {
        return std::nullopt;
    }
    return result.Val.getInt().isSignedIntN(64) ? std::optional(result.Val.getInt().getExtValue())
                                                : std::nullopt;
}

/// Whether a statement uses a variable only to read it.
bool only_reads(const Stmt* root, const VarDecl* variable) {
    std::size_t uses = 0;
    std::size_t reads = 0;
    each<clang::DeclRefExpr>(
        root, [&](const clang::DeclRefExpr* use) { uses += use->getDecl() == variable ? 1 : 0; });
    each<clang::ImplicitCastExpr>(root, [&](const clang::ImplicitCastExpr* node) {
        const bool is_read = node->getCastKind() == clang::CK_LValueToRValue;
        const auto* use = dyn_cast<clang::DeclRefExpr>(bare(node->getSubExpr()));
        reads += is_read && use != nullptr && use->getDecl() == variable ? 1 : 0;
    });
    return uses == reads;
}

/// A loop whose variable counts from 0 in steps of one, and its number of iterations.
struct Counted {
    const VarDecl* variable = nullptr;
    std::int64_t turns = 0;
};

class Counts {
public:
    Counts(const clang::ASTContext& context, const clang::FunctionDecl* function)
        : context_(context), function_(function) {}

    [[nodiscard]] std::optional<Counted> of(const clang::ForStmt* loop) const {
        const VarDecl* variable = from_zero(loop->getInit());
        if (variable == nullptr || !variable->getType()->isIntegerType() ||
            !steps_by_one(loop->getInc(), variable) || !only_reads(loop->getBody(), variable) ||
            is_handed_out(variable) || holds<clang::BreakStmt>(loop->getBody()) ||
            holds<clang::ContinueStmt>(loop->getBody())) {
            return std::nullopt;
        }
        const auto turns = end(loop->getCond(), variable);
        return turns ? std::optional(Counted{variable, *turns}) : std::nullopt;
    }

private:
    [[nodiscard]] const VarDecl* from_zero(const Stmt* init) const {
        if (const auto* declared = llvm::dyn_cast_or_null<clang::DeclStmt>(init)) {
            const auto* variable =
                declared->isSingleDecl() ? dyn_cast<VarDecl>(declared->getSingleDecl()) : nullptr;
            return variable != nullptr && constant(variable->getInit(), context_) == 0 ? variable : nullptr;
        }
        const auto* assigned = llvm::dyn_cast_or_null<clang::BinaryOperator>(init);
        return assigned != nullptr && assigned->getOpcode() == clang::BO_Assign &&
                       constant(assigned->getRHS(), context_) == 0
                   ? variable_of(assigned->getLHS())
                   : nullptr;
    }
    [[nodiscard]] bool steps_by_one(const Expr* step, const VarDecl* variable) const {
        if (const auto* increment = llvm::dyn_cast_or_null<clang::UnaryOperator>(step)) {
            return increment->isIncrementOp() && variable_of(increment->getSubExpr()) == variable;
        }
        const auto* sum = llvm::dyn_cast_or_null<clang::CompoundAssignOperator>(step);
        return sum != nullptr && sum->getOpcode() == clang::BO_AddAssign &&
               variable_of(sum->getLHS()) == variable && constant(sum->getRHS(), context_) == 1;
    }
    [[nodiscard]] std::optional<std::int64_t> end(const Expr* test, const VarDecl* variable) const {
        const auto* compared = llvm::dyn_cast_or_null<clang::BinaryOperator>(test);
        if (compared == nullptr || variable_of(compared->getLHS()) != variable) {
            return std::nullopt;
        }
        const auto bound = constant(compared->getRHS(), context_);
        if (compared->getOpcode() == clang::BO_LT || compared->getOpcode() == clang::BO_NE) {
            return bound;
        }
        // With the largest value as an inclusive bound, the loop would be endless.
        const bool has_end = bound && *bound < std::numeric_limits<std::int64_t>::max();
        return has_end && compared->getOpcode() == clang::BO_LE ? std::optional(*bound + 1) : std::nullopt;
    }
    /// Whether the loop variable may also be changed from outside the loop, because it is not local or its
    /// address is taken.
    [[nodiscard]] bool is_handed_out(const VarDecl* variable) const {
        bool found = !variable->hasLocalStorage();
        each<clang::UnaryOperator>(function_->getBody(), [&](const clang::UnaryOperator* node) {
            found = found ||
                    (node->getOpcode() == clang::UO_AddrOf && variable_of(node->getSubExpr()) == variable);
        });
        return found;
    }

    const clang::ASTContext& context_;
    const clang::FunctionDecl* function_;
};

/// Tracks which elements of one array are certainly written by a sequence of statements.
class Fill {
public:
    Fill(const clang::ASTContext& context, const Counts& counts, const VarDecl* array)
        : context_(context), counts_(counts), array_(array) {
        std::uint64_t count = 1;
        for (const auto* type = context.getAsConstantArrayType(array->getType()); type != nullptr;
             type = context.getAsConstantArrayType(type->getElementType())) {
            lengths_.push_back(type->getSize().getZExtValue());
            count *= lengths_.back();
        }
        written_.resize(count);
    }

    /// Processes the next statement. Returns false if the statement does anything else with the array than
    /// assign its elements.
    bool take(const Stmt* node) {
        if (const auto* block = dyn_cast<clang::CompoundStmt>(node)) {
            return std::ranges::all_of(block->body(), [this](const Stmt* child) { return take(child); });
        }
        if (const auto* loop = dyn_cast<clang::ForStmt>(node)) {
            if (const auto counted = counts_.of(loop)) {
                turns_[counted->variable] = counted->turns;
                const bool goes_on = take(loop->getBody());
                turns_.erase(counted->variable);
                return goes_on;
            }
        }
        if (const auto* assigned = dyn_cast<clang::BinaryOperator>(node);
            assigned != nullptr && assigned->getOpcode() == clang::BO_Assign) {
            std::vector<const Expr*> indices;
            if (is_element(assigned->getLHS(), indices) && !mentions(assigned->getRHS(), array_)) {
                mark(indices, 0, 0);
                return true;
            }
        }
        return node == nullptr || !mentions(node, array_);
    }

    [[nodiscard]] bool is_whole() const {
        return std::ranges::all_of(written_, [](bool written) { return written; });
    }

private:
    /// Whether the node is an element of the array. If so, `indices` receives its indices, outermost first.
    bool is_element(const Expr* node, std::vector<const Expr*>& indices) const {
        node = node->IgnoreParens();
        while (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(node)) {
            indices.insert(indices.begin(), element->getIdx());
            node = element->getBase()->IgnoreParenImpCasts();
        }
        return variable_of(node) == array_ && indices.size() == lengths_.size() &&
               std::ranges::none_of(indices, [this](const Expr* index) { return mentions(index, array_); });
    }

    /// Marks the elements that are written by an assignment to an element with these indices. `at`: the
    /// combined value of the indices before `depth`.
    void mark(const std::vector<const Expr*>& indices, std::size_t depth, std::uint64_t at) {
        if (depth == indices.size()) {
            written_[at] = true;
            return;
        }
        const std::uint64_t length = lengths_[depth];
        if (const auto index = constant(indices[depth], context_)) {
            if (*index >= 0 && static_cast<std::uint64_t>(*index) < length) {
                mark(indices, depth + 1, at * length + static_cast<std::uint64_t>(*index));
            }
            return;
        }
        const auto loop = turns_.find(variable_of(indices[depth]));
        const bool is_new = std::none_of(
            indices.begin(), indices.begin() + static_cast<std::ptrdiff_t>(depth), [&](const Expr* other) {
                return variable_of(other) == variable_of(indices[depth]);
            }); // because an access such as p[i][i] writes only the diagonal
        if (loop == turns_.end() || !is_new) {
            return;
        }
        for (std::uint64_t i = 0; i < length && static_cast<std::int64_t>(i) < loop->second; ++i) {
            mark(indices, depth + 1, at * length + i);
        }
    }

    const clang::ASTContext& context_;
    const Counts& counts_;
    const VarDecl* array_;
    std::vector<std::uint64_t> lengths_;
    std::vector<bool> written_;
    /// Number of iterations of each enclosing loop; key: its loop variable.
    std::map<const VarDecl*, std::int64_t> turns_;
};

/// Whether the block contains a `case` of an enclosing switch. If so, execution may start in the middle of
/// the block.
bool is_entered_midway(const clang::CompoundStmt* block) {
    bool found = false;
    each_below(block, [&found](const Stmt* node) {
        found = found || llvm::isa<clang::SwitchCase>(node);
        return !llvm::isa<clang::SwitchStmt>(node);
    });
    return found;
}

} // namespace

std::set<const VarDecl*> filled_arrays(const clang::ASTContext& context, const clang::FunctionDecl* function,
                                       std::uint64_t most) {
    std::set<const VarDecl*> filled;
    if (holds<clang::LabelStmt>(function->getBody())) {
        return filled;
    }
    const Counts counts(context, function);
    const auto look = [&](const VarDecl* array, auto statement, auto end) {
        const auto bytes = context.getTypeSizeInChars(array->getType()).getQuantity();
        const auto element = context.getTypeSizeInChars(context.getBaseElementType(array->getType()));
        if (bytes <= 0 || static_cast<std::uint64_t>(bytes / element.getQuantity()) > most) {
            return;
        }
        Fill fill(context, counts, array);
        for (; statement != end && fill.take(*statement); ++statement) {
            if (fill.is_whole()) {
                filled.insert(array);
                return;
            }
        }
    };
    each<clang::CompoundStmt>(function->getBody(), [&](const clang::CompoundStmt* block) {
        if (is_entered_midway(block)) {
            return;
        }
        for (auto at = block->body_begin(); at != block->body_end(); ++at) {
            each_variable(llvm::dyn_cast_or_null<clang::DeclStmt>(*at), [&](const VarDecl* variable) {
                if (context.getAsConstantArrayType(variable->getType()) != nullptr && !variable->hasInit()) {
                    look(variable, at, block->body_end());
                }
            });
        }
    });
    return filled;
}

} // namespace lockstep
