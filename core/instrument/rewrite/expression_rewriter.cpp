#include "core/instrument/rewrite/expression_rewriter.h"

#include "core/instrument/calls/user_calls.h"
#include "core/instrument/rewrite/conversions.h"
#include "core/instrument/rewrite/open_results.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <algorithm>

namespace lockstep::rewriting {

using llvm::dyn_cast;
using llvm::isa;

ExpressionRewriter::ExpressionRewriter(Workbench& bench, Samplers& samplers, const std::vector<Copy>& copies)
    : bench_(bench),
      samplers_(samplers),
      parts_{Places(bench, *this),
             Accesses(bench, *this),
             Assignments(bench, parts_.accesses, *this),
             Decisions(bench, *this),
             UserCalls(bench, samplers, *this),
             BuiltIns(bench, parts_.accesses, samplers, *this, copies)} {}

/// Returns the code for an expression that comes from a macro of the standard header; nothing for other
/// expressions. If the macro expands to exactly this expression, the code is the name of the macro, so that
/// the device's own header defines the value (INT_MIN, INFINITY). If the expression is only a part of the
/// macro, its source range would be the whole macro, so a number is written as its value.
std::optional<std::string> ExpressionRewriter::from_header(const clang::Expr* node) const {
    const auto* cast_node = dyn_cast<clang::ImplicitCastExpr>(node);
    if (cast_node != nullptr && cast_node->getCastKind() == clang::CK_FloatingToIntegral) {
        // A macro such as NAN is the unconverted float, but this node is its conversion to an integer.
        return std::nullopt;
    }
    const Spelling spelling = bench_.emitter.source().spelling(node);
    if (spelling == Spelling::macro) {
        return "(" + bench_.emitter.written(node) + ")";
    }
    return spelling == Spelling::inside_macro ? literal_text(node) : std::nullopt;
}

std::string ExpressionRewriter::value(const clang::Expr* node) {
    if (node->getType()->isImageType() || node->getType()->isSamplerT()) {
        return samplers_.operand(node);
    }
    if (const clang::Expr* one = picked(node)) {
        return value(one);
    }
    if (is_null_pointer(node)) { // outside of its original context, a bare 0 would not be a null pointer
        return "((" + spelled(node->getType()) + ")0)";
    }
    if (auto text = from_header(node)) {
        return *text;
    }
    if (is_read(node)) {
        return parts_.accesses.load(node);
    }
    if (const auto* cast_node = dyn_cast<clang::ImplicitCastExpr>(node)) {
        return converted(cast_node);
    }
    if (const auto* assign = dyn_cast<clang::CompoundAssignOperator>(node)) {
        return parts_.assignments.compound(assign);
    }
    if (const auto* operation = dyn_cast<clang::BinaryOperator>(node)) {
        return binary(operation);
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
        return unary(operation);
    }
    if (const auto* choice = dyn_cast<clang::ConditionalOperator>(node)) {
        return parts_.decisions.conditional(choice);
    }
    if (const auto* function_call = dyn_cast<clang::CallExpr>(node)) {
        return call(function_call);
    }
    if (const auto* cast_node = dyn_cast<clang::CStyleCastExpr>(node)) {
        return "((" + spelled(cast_node->getType()) + ")(" + operand_value(cast_node) + "))";
    }
    // as_uint(x) is a macro of the standard header.
    if (const auto* bits = dyn_cast<clang::AsTypeExpr>(node)) {
        const clang::Expr* operand = bits->getSrcExpr()->IgnoreParens();
        return "as_" + spelled(bits->getType()) + "(" + value(operand) + ")";
    }
    return rare_value(node);
}

/// Rewrites the kinds of expressions that are rare in kernels.
std::string ExpressionRewriter::rare_value(const clang::Expr* node) {
    const auto* components = dyn_cast<clang::ExtVectorElementExpr>(node);
    if (components != nullptr && space_of_components(components) != Space::none) {
        return parts_.accesses.loaded(parts_.accesses.target(components));
    }
    if (const auto* vector = dyn_cast<clang::ConvertVectorExpr>(node)) {
        return converted_vector(vector);
    }
    if (isa<clang::UnaryExprOrTypeTraitExpr, clang::TypeTraitExpr, clang::OffsetOfExpr, clang::SourceLocExpr>(
            node)) {
        if (const auto number = known_number(node, bench_.emitter.context())) {
            return *number;
        }
    }
    if (isa<clang::StmtExpr>(node)) {
        bench_.refusals.refuse(node, refusal::statement_expression);
    }
    if (isa<clang::BinaryConditionalOperator>(node)) { // the GNU operator `a ?: b`
        bench_.refusals.refuse(node, refusal::unknown_expression);
    }
    return with_values_inside(node);
}

std::string ExpressionRewriter::place(const clang::Expr* node, Use use) {
    if (const clang::Expr* one = picked(node)) {
        return place(one, use);
    }
    const std::optional<std::string> text = parts_.places.place(node, use);
    return text ? *text : with_values_inside(node);
}

std::string ExpressionRewriter::converted(const clang::ImplicitCastExpr* node) {
    const clang::Expr* operand = node->getSubExpr();
    if (node->getCastKind() == clang::CK_LValueToRValue) {
        return parts_.accesses.load(operand);
    }
    if (node->getCastKind() == clang::CK_ArrayToPointerDecay) {
        return bench_.provenance.with_registration(operand, place(operand));
    }
    return operand_value(node);
}

std::string ExpressionRewriter::operand_value(const clang::CastExpr* node) {
    const clang::Expr* operand = node->getSubExpr();
    std::string text = value(operand);
    if (node->getCastKind() != clang::CK_FloatingToIntegral) {
        return text;
    }
    if (is_in_range(bench_.emitter.context(), operand, node->getType())) {
        return text;
    }
    return operand_of_conversion(bench_.emitter, {operand->getType(), std::move(text)}, node->getType(),
                                 Rounding::to_zero);
}

/// Rewrites __builtin_convertvector, which is not part of OpenCL C but is supported by Clang.
std::string ExpressionRewriter::converted_vector(const clang::ConvertVectorExpr* node) {
    const clang::Expr* operand = node->getSrcExpr();
    TypedText typed{operand->getType(), value(operand)};
    return "convert_" + spelled(node->getType()) + "(" +
           operand_of_conversion(bench_.emitter, typed, node->getType(), Rounding::to_zero) + ")";
}

std::string ExpressionRewriter::call(const clang::CallExpr* node) {
    const clang::FunctionDecl* callee = node->getDirectCallee();
    if (callee == nullptr) {
        bench_.refusals.refuse(node, refusal::function_pointer);
        return "0";
    }
    const clang::FunctionDecl* definition = callee->getDefinition();
    if (definition == nullptr && callee->getName() == "__builtin_assume") {
        return "((void)0)"; // the operand is not evaluated, as for sizeof
    }
    if (evaluates_nothing(node)) {
        return known_number(node, bench_.emitter.context()).value_or("0");
    }
    if (definition == nullptr && is_foreign(callee, bench_.emitter.context())) {
        bench_.refusals.refuse(node, refusal::foreign_function);
        return "0";
    }
    return definition != nullptr ? parts_.user_calls.call(node, definition)
                                 : parts_.built_ins.call(node, callee->getNameAsString());
}

/// Rewrites the elements of a braced initialiser list in place. Nothing can be evaluated before the list,
/// because it is not an expression.
Ordered ExpressionRewriter::list_values(const clang::Expr* list,
                                        const std::vector<const clang::Expr*>& operands) {
    if (bench_.cuts.is_cutting()) {
        bench_.refusals.refuse(list, refusal::barrier_in_operand);
    }
    Ordered values;
    for (const clang::Expr* operand : operands) {
        values.texts.push_back(value(operand));
    }
    return values;
}

std::string ExpressionRewriter::with_values_inside(const clang::Expr* node) {
    const std::vector<const clang::Expr*> operands = operands_of(node);
    const Ordered values = isa<clang::InitListExpr>(node) ? list_values(node, operands) : in_order(operands);
    const SourceText& source = bench_.emitter.source();
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < operands.size(); ++i) {
        edits.push_back({source.range(operands[i]), values.texts[i]});
    }
    const std::string text = source.spliced(source.range(node), std::move(edits));
    return values.first.empty() ? text : "(" + values.first + text + ")";
}

/// Whether the expression is split inside one of the operands from index `first` on.
bool ExpressionRewriter::is_cut_later(const std::vector<const clang::Expr*>& operands,
                                      std::size_t first) const {
    return std::any_of(operands.begin() + static_cast<std::ptrdiff_t>(first), operands.end(),
                       [&](const clang::Expr* later) { return bench_.cuts.is_cut_at(later); });
}

Ordered ExpressionRewriter::in_order(const std::vector<const clang::Expr*>& operands) {
    Ordered ordered;
    std::vector<bool> logs;
    for (const clang::Expr* operand : operands) {
        const SiteLog::Mark before = bench_.log.mark();
        const auto* chain = logs.empty() && operands.size() > 1 ? link_of_chain(operand) : nullptr;
        const Sequence one = chain != nullptr ? operation(chain) : Sequence{"", value(operand)};
        logs.push_back(bench_.log.mark() != before);
        if (logs.back() && is_cut_later(operands, logs.size())) {
            ordered.texts.push_back(
                bench_.cuts.hold(spelled(operand->getType()), "(" + one.first + one.value + ")"));
            logs.back() = false;
        } else {
            ordered.first += one.first;
            ordered.texts.push_back(one.value);
        }
    }
    std::size_t last = 0;
    for (std::size_t i = 0; i < logs.size(); ++i) {
        last = logs[i] ? i : last;
    }
    for (std::size_t i = 0; i < last; ++i) {
        if (logs[i]) {
            const std::string held = bench_.emitter.temporary(operands[i]->getType());
            ordered.first += held + " = (" + ordered.texts[i] + "), ";
            ordered.texts[i] = held;
        }
    }
    return ordered;
}

std::string ExpressionRewriter::comma(const clang::BinaryOperator* node) {
    if (bench_.cuts.is_cut_at(node->getRHS())) {
        bench_.cuts.put_guarded_before(value(node->getLHS()) + ";");
        return value(node->getRHS());
    }
    return "(" + value(node->getLHS()) + ", " + value(node->getRHS()) + ")";
}

std::string ExpressionRewriter::binary(const clang::BinaryOperator* node) {
    if (node->getOpcode() == clang::BO_Assign) {
        return parts_.assignments.assignment(node);
    }
    if (node->isLogicalOp() && !node->getType()->isVectorType()) {
        return parts_.decisions.logical(node);
    }
    if (node->getOpcode() == clang::BO_Comma) {
        return comma(node);
    }
    const Sequence parts = operation(node);
    return "(" + parts.first + parts.value + ")";
}

/// Returns the node if it is an operation that can start a chain without parentheses, such as `a + b` in `a +
/// b + c`; null otherwise.
const clang::BinaryOperator* ExpressionRewriter::link_of_chain(const clang::Expr* node) const {
    const auto* link = dyn_cast<clang::BinaryOperator>(node);
    const bool is_other = link == nullptr || link->isAssignmentOp() || link->isCommaOp() ||
                          (link->isLogicalOp() && !link->getType()->isVectorType()) ||
                          is_null_pointer(node) || from_header(node);
    return is_other ? nullptr : link;
}

/// Rewrites a chain of operations without adding parentheses around its left side. Compilers limit the
/// nesting of parentheses, usually to 256 levels, and generated code often contains sums with more terms.
ExpressionRewriter::Sequence ExpressionRewriter::operation(const clang::BinaryOperator* node) {
    const Ordered ordered = in_order({node->getLHS(), node->getRHS()});
    bench_.log.arithmetic().count();
    bench_.log.note_division(node);
    const bool is_chain = link_of_chain(node->getLHS()) != nullptr;
    const std::string left = is_chain ? ordered.texts[0] : "(" + ordered.texts[0] + ")";
    if (needs_guard(node, bench_.emitter.context())) {
        const std::string held = bench_.emitter.temporary(node->getLHS()->getType());
        return {ordered.first + held + " = " + left + ", ",
                held + " " + node->getOpcodeStr().str() + " " +
                    guarded_divisor(node, held, ordered.texts[1], bench_.emitter)};
    }
    return {ordered.first, left + " " + node->getOpcodeStr().str() + " (" + ordered.texts[1] + ")"};
}

std::string ExpressionRewriter::unary(const clang::UnaryOperator* node) {
    const clang::Expr* operand = node->getSubExpr();
    if (node->isIncrementDecrementOp()) {
        return parts_.assignments.increment(node);
    }
    if (node->getOpcode() == clang::UO_AddrOf) {
        return "(" + bench_.provenance.with_registration(operand, "&(" + place(operand) + ")") + ")";
    }
    return "(" + signs(operand, node) + "(" + value(operand) + "))";
}

/// Returns the operators of an expression such as `- - ~x`, without parentheses between them (see
/// operation()). Sets `operand` to the operand of the innermost operator.
std::string ExpressionRewriter::signs(const clang::Expr*& operand, const clang::UnaryOperator* node) {
    std::string text;
    for (const clang::UnaryOperator* next = node; next != nullptr; node = next) {
        if (node->getOpcode() != clang::UO_Plus && node->getOpcode() != clang::UO_Extension) {
            bench_.log.arithmetic().count();
        }
        text += clang::UnaryOperator::getOpcodeStr(node->getOpcode()).str() + " ";
        operand = node->getSubExpr();
        next = dyn_cast<clang::UnaryOperator>(operand);
        next = next != nullptr && next->isArithmeticOp() && !from_header(next) ? next : nullptr;
    }
    return text;
}

} // namespace lockstep::rewriting
