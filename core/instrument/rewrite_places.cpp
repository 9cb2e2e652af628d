#include "core/instrument/rewriter.h"

// The text of an lvalue: where something lies, not what it holds.

namespace lockstep {

using llvm::dyn_cast;

std::string Rewriter::place(const clang::Expr* node) {
    if (const auto* parentheses = dyn_cast<clang::ParenExpr>(node)) {
        return "(" + place(parentheses->getSubExpr()) + ")";
    }
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(node)) {
        return variable_use(use);
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(node)) {
        return subscript(element);
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
        if (operation->getOpcode() == clang::UO_Deref) {
            return dereferenced(node, operation->getSubExpr(), value(operation->getSubExpr()));
        }
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(node)) {
        const std::string name = "." + member->getMemberNameInfo().getAsString();
        const clang::Expr* base = member->getBase();
        if (member->isArrow()) {
            return dereferenced(node, base, value(base)) + name;
        }
        return (base->isGLValue() ? place(base) : value(base)) + name;
    }
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(node)) {
        const clang::Expr* base = element->getBase();
        const std::string name = "." + element->getAccessor().getName().str();
        if (element->isArrow()) {
            return dereferenced(node, base, value(base)) + name;
        }
        return (base->isGLValue() ? place(base) : value(base)) + name;
    }
    if (const auto* cast_node = dyn_cast<clang::ImplicitCastExpr>(node)) {
        return place(cast_node->getSubExpr());
    }
    return with_values_inside(node); // a literal: (float4)(a, b, c, d)
}

std::string Rewriter::subscript(const clang::ArraySubscriptExpr* node) {
    if (!node->getBase()->getType()->isPointerType()) {
        refuse(node, refusal::unknown_expression); // a vector's component by number
        return "0";
    }
    const auto* decay = dyn_cast<clang::ImplicitCastExpr>(node->getBase()->IgnoreParens());
    const bool array = decay != nullptr && decay->getCastKind() == clang::CK_ArrayToPointerDecay;
    if (array && space_of(node->getType()) == Space::none) {
        // A private array of known size: its index is checked in place, so no pointer to it is needed.
        const auto* type = context_.getAsConstantArrayType(decay->getSubExpr()->getType());
        const std::string base = place(decay->getSubExpr());
        const std::string index = value(node->getIdx());
        const auto count = static_cast<std::uint32_t>(type->getSize().getZExtValue());
        SiteInfo info = site_at(SiteKind::read, node); // names the place of a fault; never logged itself
        sites_.push_back(std::move(info));
        return base + "[lk_index(lk, " + number(static_cast<std::uint32_t>(sites_.size() - 1)) + ", (long)(" +
               index + "), " + number(count) + ")]";
    }
    if (array) {
        const std::string base = place(decay->getSubExpr());
        return base + "[" + value(node->getIdx()) + "]";
    }
    const std::vector<const clang::Expr*> operands{node->getLHS(), node->getRHS()};
    const Ordered ordered = in_order(operands);
    return dereferenced(node, node->getBase(),
                        "(" + ordered.first + "(" + ordered.texts[0] + ") + (" + ordered.texts[1] + "))");
}

std::string Rewriter::dereferenced(const clang::Expr* node, const clang::Expr* pointer,
                                   const std::string& text) {
    const clang::QualType pointee = pointer->getType()->getPointeeType();
    if (space_of(pointee) != Space::none) {
        return "(*(" + text + "))"; // the probe around the whole access checks it
    }
    sites_.push_back(site_at(SiteKind::read, node));
    return "(*(" + spelled_pointer_to(pointee) + ")lk_private(lk, " +
           number(static_cast<std::uint32_t>(sites_.size() - 1)) + ", " + object_of_pointer(pointer) + ", " +
           number(bytes_of(context_, pointee)) + ", (__private void*)(" + text + ")))";
}

std::string Rewriter::variable_use(const clang::DeclRefExpr* node) {
    const auto* variable = dyn_cast<clang::VarDecl>(node->getDecl());
    if (variable != nullptr && space_of(variable->getType()) == Space::local) {
        return "lk_l->" + objects_.member_name(variable);
    }
    if (variable != nullptr && variable->getType()->isSamplerT()) {
        const bool is_inside = !llvm::isa<clang::ParmVarDecl>(variable) && !variable->isFileVarDecl();
        return is_inside ? sampler_name(variable) : variable->getNameAsString();
    }
    if (variable != nullptr && space_of(variable->getType()) == Space::constant &&
        !variable->isFileVarDecl()) {
        return objects_.constant_name(variable);
    }
    return source_.text(source_.range(node));
}

} // namespace lockstep
