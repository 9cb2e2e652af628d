#include "core/instrument/source/unwritten.h"

#include "core/instrument/parse/ignored_arguments.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <algorithm>
#include <bit>

namespace lockstep {
namespace {

using clang::DeclRefExpr;
using clang::VarDecl;
using llvm::dyn_cast;

/// Maximum number of tracking bits per work-item (2 KiB).
constexpr std::uint64_t most_bits = 1 << 14;

const VarDecl* variable_of(const clang::Expr* node) {
    const auto* use = dyn_cast<DeclRefExpr>(bare(node));
    return use != nullptr ? dyn_cast<VarDecl>(use->getDecl()) : nullptr;
}

bool is_watchable(const VarDecl* variable) {
    return variable->hasLocalStorage() && !llvm::isa<clang::ParmVarDecl>(variable) && !variable->hasInit() &&
           space_of(variable->getType()) == Space::none;
}

/// Collects the variables that a function declares without an initial value, all uses of variables, and the
/// expressions that read or assign a whole variable.
class Collector {
public:
    explicit Collector(const clang::Stmt* body) {
        each_variable(body, [this](const VarDecl* variable) {
            if (is_watchable(variable)) {
                variables.push_back(variable);
            }
        });
        each<DeclRefExpr>(body, [this](const DeclRefExpr* use) { uses.push_back(use); });
        each<clang::ImplicitCastExpr>(body, [this](const clang::ImplicitCastExpr* node) {
            if (node->getCastKind() == clang::CK_LValueToRValue) {
                plain.insert(bare(node->getSubExpr()));
            }
        });
        each<clang::BinaryOperator>(body, [this](const clang::BinaryOperator* node) {
            if (node->isAssignmentOp()) {
                plain.insert(bare(node->getLHS()));
            }
        });
        each<clang::UnaryOperator>(body, [this](const clang::UnaryOperator* node) {
            if (node->isIncrementDecrementOp()) {
                plain.insert(bare(node->getSubExpr()));
            }
        });
    }

    std::vector<const VarDecl*> variables;
    std::vector<const DeclRefExpr*> uses;
    /// Expressions that read or assign a whole variable and do nothing else with it.
    std::set<const clang::Expr*> plain;
};

/// Collects uses of variables that may come before any write of the variable.
class FirstUses : public clang::UninitVariablesHandler {
public:
    void handleUseOfUninitVariable(const VarDecl* variable, const clang::UninitUse& use) override {
        if (const auto* reference = dyn_cast<DeclRefExpr>(use.getUser())) {
            found.emplace_back(variable, reference);
        }
    }

    std::vector<std::pair<const VarDecl*, const DeclRefExpr*>> found;
};

FirstUses first_uses(const clang::FunctionDecl* function) {
    FirstUses uses;
    clang::AnalysisDeclContext analysis(nullptr, function);
    analysis.getCFGBuildOptions().setAllAlwaysAdd();
    if (const clang::CFG* graph = analysis.getCFG()) {
        clang::UninitVariablesAnalysisStats stats{};
        clang::runUninitializedVariablesAnalysis(*function, *graph, analysis, uses, stats);
    }
    return uses;
}

} // namespace

Unwritten::Unwritten(clang::ASTContext& context, const std::vector<const clang::FunctionDecl*>& functions)
    : ignored_(ignored_arguments(functions)) {
    for (const clang::FunctionDecl* function : functions) {
        add_scalars(context, function);
        parts_.merge(written_by_parts(function));
        computed_.merge(computed_parts(function));
    }
}

void Unwritten::add_scalars(clang::ASTContext& context, const clang::FunctionDecl* function) {
    const Collector collector(function->getBody());
    filled_.merge(filled_arrays(context, function, most_bits));
    for (const VarDecl* variable : collector.variables) {
        if (!filled_.contains(variable)) {
            add_array(context, variable);
        }
    }
    // Variables that have other uses, such as taking their address. These variables are not tracked.
    std::set<const VarDecl*> handed_out;
    for (const DeclRefExpr* use : collector.uses) {
        if (!collector.plain.contains(use)) {
            handed_out.insert(variable_of(use));
        }
    }
    for (const auto& [variable, use] : first_uses(function).found) {
        const bool is_scalar = !variable->getType()->isRecordType() && !variable->getType()->isArrayType();
        if (is_scalar && is_watchable(variable) && !handed_out.contains(variable)) {
            scalars_.insert(variable);
            uses_.insert(use);
        }
    }
}

void Unwritten::add_array(const clang::ASTContext& context, const VarDecl* variable) {
    if (context.getAsConstantArrayType(variable->getType()) == nullptr) {
        return;
    }
    const clang::QualType element = context.getBaseElementType(variable->getType());
    const bool is_number = (element->isArithmeticType() || element->isVectorType()) && !element->isEventT();
    const std::uint32_t bytes = bytes_of(context, element);
    const std::uint64_t all = bytes_of(context, variable->getType());
    if (!is_number || !std::has_single_bit(bytes) || bits_ + all / bytes > most_bits) {
        return;
    }
    const auto count = static_cast<std::uint32_t>(all / bytes);
    arrays_[variable] = {bits_, count, static_cast<std::uint32_t>(std::countr_zero(bytes))};
    bits_ += count;
}

std::optional<WatchedArray> Unwritten::array(const VarDecl* variable) const {
    const auto found = arrays_.find(variable);
    return found == arrays_.end() ? std::nullopt : std::optional(found->second);
}

} // namespace lockstep
