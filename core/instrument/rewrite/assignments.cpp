#include "core/instrument/rewrite/assignments.h"

#include "core/instrument/rewrite/conversions.h"
#include "core/instrument/rewrite/open_results.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {
namespace {

using llvm::dyn_cast;

/// Whether a compound assignment computes with floating-point numbers and converts the result to an integer,
/// as in `int n; n += 0.5f`.
bool makes_integer(const clang::CompoundAssignOperator* node) {
    const clang::QualType type = node->getLHS()->getType();
    return node->getComputationResultType()->isRealFloatingType() && type->isIntegerType() &&
           !type->isBooleanType();
}

constexpr Use changed{.is_read = true, .is_written = true};

/// Whether a struct is assigned and both sides have side effects, so that the order of the sides matters. OpenCL C does not
/// specify it. Clang, on which most drivers are based, evaluates the left side of a struct first, and the right side of a
/// number.
bool starts_left(const clang::BinaryOperator* node, const clang::ASTContext& context) {
    return node->getType()->isRecordType() && node->getLHS()->HasSideEffects(context) &&
           node->getRHS()->HasSideEffects(context);
}

bool is_private(const clang::Expr* lvalue) {
    return space_of(bare(lvalue)->getType()) == Space::none;
}

} // namespace

/// Returns the text that assigns the object number of a pointer variable to its shadow variable; empty if the
/// variable has none.
std::string Assignments::shadow_assignment(const clang::BinaryOperator* node) {
    const auto* variable = dyn_cast<clang::DeclRefExpr>(bare(node->getLHS()));
    if (variable == nullptr || !node->getType()->isPointerType()) {
        return "";
    }
    const std::string shadow = bench_.provenance.shadow_of(llvm::cast<clang::VarDecl>(variable->getDecl()));
    return shadow.empty() ? "" : shadow + " = " + bench_.provenance.object_of_pointer(node->getRHS()) + ", ";
}

std::string Assignments::private_assignment(const clang::BinaryOperator* node) {
    if (starts_left(node, bench_.emitter.context())) {
        const std::string to = expressions_.place(node->getLHS(), {.is_written = true});
        const std::string held = bench_.emitter.temporary(spelled_pointer_to(node->getLHS()->getType()));
        const std::string value = expressions_.value(node->getRHS());
        const std::string noted = bench_.writes.note(node->getLHS());
        return "(" + held + " = &(" + to + "), *" + held + " = (" + value + ")" +
               (noted.empty() ? "" : ", " + noted + ", *" + held) + ")";
    }
    const SiteLog::Mark start = bench_.log.mark();
    std::string right = expressions_.value(node->getRHS());
    const SiteLog::Mark middle = bench_.log.mark();
    const std::string left = expressions_.place(node->getLHS(), {.is_written = true});
    std::string first;
    if (middle != start && bench_.log.mark() != middle) {
        const std::string held = bench_.emitter.temporary(node->getRHS()->getType());
        first = held + " = (" + right + "), ";
        right = held;
    }
    first += shadow_assignment(node);
    const std::string note = bench_.writes.note(node->getLHS());
    if (bench_.writes.is_in_union(node->getLHS())) { // its place may not be evaluated twice
        const std::string held = bench_.emitter.temporary(node->getRHS()->getType());
        first += held + " = (" + right + "), " + note + ", ";
        return "(" + first + left + " = " + held + ")";
    }
    return "(" + first + left + " = (" + right + ")" + (note.empty() ? "" : ", " + note + ", " + left) + ")";
}

/// Returns an expression that checks whether a private variable has been written; used before the variable is
/// changed.
std::string Assignments::looked_at(const clang::Expr* lvalue) {
    const std::string look = bench_.writes.look(lvalue);
    return look.empty() ? "" : look + ", ";
}

std::string Assignments::assignment(const clang::BinaryOperator* node) {
    if (is_private(node->getLHS())) {
        return private_assignment(node);
    }
    if (starts_left(node, bench_.emitter.context())) {
        Target to = accesses_.target(node->getLHS());
        const std::string first = accesses_.held_address(to);
        const std::string value = expressions_.value(node->getRHS());
        const std::string held = bench_.emitter.temporary(to.value_type);
        return "(" + first + held + " = (" + value + "), " + accesses_.accessed(to, SiteKind::write) + " = " +
               held + ", " + Accesses::value_log(to, held) + ", " + held + ")";
    }
    const std::string right = expressions_.value(node->getRHS());
    const Target to = accesses_.target(node->getLHS());
    const std::string held = bench_.emitter.temporary(to.value_type);
    return "(" + held + " = (" + right + "), " + accesses_.accessed(to, SiteKind::write) + " = " + held +
           ", " + Accesses::value_log(to, held) + ", " + held + ")";
}

std::string Assignments::compound(const clang::CompoundAssignOperator* node) {
    bench_.log.arithmetic().count();
    bench_.log.note_division(node);
    const std::string operation = node->getOpcodeStr().str();
    const SiteLog::Mark before = bench_.log.mark();
    std::string right = expressions_.value(node->getRHS());
    std::string first;
    if (bench_.log.mark() != before) {
        const std::string held = bench_.emitter.temporary(node->getRHS()->getType());
        first = held + " = (" + right + "), ";
        right = held;
    }
    if (is_private(node->getLHS())) {
        if (makes_integer(node)) {
            const std::string look = looked_at(node->getLHS());
            const std::string left = expressions_.place(node->getLHS(), changed);
            return "(" + first + look + converted(node, left, right) + ")";
        }
        return "(" + first + private_compound(node, right) + ")";
    }
    Target to = accesses_.target(node->getLHS());
    first += accesses_.held_address(to);
    const std::string held = bench_.emitter.temporary(to.value_type);
    first +=
        held + " = " + accesses_.accessed(to, SiteKind::read) + ", " + Accesses::value_log(to, held) + ", ";
    right = needs_guard(node, bench_.emitter.context()) ? guarded_divisor(node, held, right, bench_.emitter)
                                                        : right;
    first += (makes_integer(node) ? changed_to_integer(node, held, right)
                                  : held + " " + operation + " (" + right + ")") +
             ", ";
    return "(" + first + accesses_.accessed(to, SiteKind::write) + " = " + held + ", " +
           Accesses::value_log(to, held) + ", " + held + ")";
}

/// Rewrites `lvalue op= right` for an lvalue in private memory. `right` contains no probes.
std::string Assignments::private_compound(const clang::CompoundAssignOperator* node,
                                          const std::string& right) {
    const clang::Expr* lvalue = node->getLHS();
    const std::string operation = " " + node->getOpcodeStr().str() + " ";
    const std::string look = looked_at(lvalue);
    const SiteLog::Mark before = bench_.log.mark();
    const std::string place = expressions_.place(lvalue, changed);
    if (!needs_guard(node, bench_.emitter.context())) {
        return look + place + operation + "(" + right + ")";
    }
    if (!llvm::isa<clang::ExtVectorElementExpr>(lvalue->IgnoreParens())) {
        const std::string held = bench_.emitter.temporary(spelled_pointer_to(lvalue->getType()));
        return look + held + " = &(" + place + "), *" + held + operation +
               guarded_divisor(node, "*" + held, right, bench_.emitter);
    }
    // The address of a vector component cannot be taken, so the text of the lvalue is used twice. This is
    // allowed only if it logs nothing and has no side effects.
    const bool is_pure = bench_.log.mark() == before && !lvalue->HasSideEffects(bench_.emitter.context());
    return look + place + operation + guarded_divisor(node, is_pure ? place : "", right, bench_.emitter);
}

/// Returns the assignment `place = place op right`, with a checked conversion to integer. `place` is
/// evaluated twice.
std::string Assignments::changed_to_integer(const clang::CompoundAssignOperator* node,
                                            const std::string& place, const std::string& right) {
    std::string operation = node->getOpcodeStr().str();
    operation.pop_back();
    return place + " = " +
           operand_of_conversion(
               bench_.emitter,
               {node->getComputationResultType(), place + " " + operation + " (" + right + ")"},
               node->getLHS()->getType(), Rounding::to_zero);
}

/// Like changed_to_integer(), but evaluates the lvalue only once: takes its address first. Components of a
/// vector have no address, so the address of the vector is used.
std::string Assignments::converted(const clang::CompoundAssignOperator* node, std::string left,
                                   const std::string& right) {
    const clang::Expr* place = bare(node->getLHS());
    if (llvm::isa<clang::DeclRefExpr>(place)) {
        return changed_to_integer(node, left, right);
    }
    clang::QualType type = place->getType();
    std::string suffix;
    for (const auto* part = dyn_cast<clang::ExtVectorElementExpr>(place); part != nullptr;
         part = dyn_cast<clang::ExtVectorElementExpr>(place)) {
        suffix.insert(0, "." + part->getAccessor().getName().str());
        place = bare(part->getBase());
        type = part->isArrow() ? place->getType()->getPointeeType() : place->getType();
    }
    const auto* element = dyn_cast<clang::ArraySubscriptExpr>(place);
    // An element v[i] of a vector v.
    const bool is_numbered = element != nullptr && !element->getBase()->getType()->isPointerType();
    if (is_numbered || !left.ends_with(suffix)) {
        return left + " " + node->getOpcodeStr().str() + " (" + right + ")";
    }
    left.resize(left.size() - suffix.size());
    const std::string address = bench_.emitter.temporary(spelled_pointer_to(type));
    return address + " = &(" + left + "), " + changed_to_integer(node, "(*" + address + ")" + suffix, right);
}

std::string Assignments::increment(const clang::UnaryOperator* node) {
    bench_.log.arithmetic().count();
    const std::string operation = clang::UnaryOperator::getOpcodeStr(node->getOpcode()).str();
    if (is_private(node->getSubExpr())) {
        const std::string look = looked_at(node->getSubExpr());
        const std::string operand = expressions_.place(node->getSubExpr(), changed);
        return "(" + look + (node->isPrefix() ? operation + operand : operand + operation) + ")";
    }
    Target to = accesses_.target(node->getSubExpr());
    std::string first = accesses_.held_address(to);
    const std::string old_value = bench_.emitter.temporary(to.value_type);
    const std::string new_value = bench_.emitter.temporary(to.value_type);
    first += old_value + " = " + accesses_.accessed(to, SiteKind::read) + ", " +
             Accesses::value_log(to, old_value) + ", ";
    first += new_value + " = " + old_value + ", " + new_value + operation + ", ";
    return "(" + first + accesses_.accessed(to, SiteKind::write) + " = " + new_value + ", " +
           Accesses::value_log(to, new_value) + ", " + (node->isPrefix() ? new_value : old_value) + ")";
}

} // namespace lockstep::rewriting
