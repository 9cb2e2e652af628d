#include "core/instrument/rewriter.h"

// Which object a pointer was made from, as text: a number where it is known, the name of a shadow variable
// where it depends on the path, LK_UNKNOWN where it cannot be followed (the probe then looks at all objects).
//
//     __global float* p = a + 3;      __global float* p = (lk_o_p_0 = lk_o_a, a + 3);
//     p = b;                          (lk_o_p_0 = lk_o_b, p = b);
//     x = p[1];                       ... lk_global(lk, 5u, lk_o_p_0, 4u, &(p[1])) ...

namespace lockstep {
namespace {

using llvm::dyn_cast;

const std::string unknown = "LK_UNKNOWN";

/// Pointer variables whose own address is taken: what they point to can change behind the rewriter's back.
class AddressFinder : public clang::RecursiveASTVisitor<AddressFinder> {
public:
    explicit AddressFinder(std::set<const clang::VarDecl*>& found) : found_(found) {}
    bool VisitUnaryOperator(clang::UnaryOperator* node) {
        if (node->getOpcode() == clang::UO_AddrOf) {
            if (const auto* use = dyn_cast<clang::DeclRefExpr>(node->getSubExpr()->IgnoreParens())) {
                if (const auto* variable = dyn_cast<clang::VarDecl>(use->getDecl())) {
                    found_.insert(variable);
                }
            }
        }
        return true;
    }

private:
    std::set<const clang::VarDecl*>& found_;
};

/// The variable that a private lvalue is a part of; null where it is reached through a pointer.
const clang::VarDecl* private_root(const clang::Expr* lvalue) {
    lvalue = bare(lvalue);
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(lvalue)) {
        return dyn_cast<clang::VarDecl>(use->getDecl());
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(lvalue)) {
        return member->isArrow() ? nullptr : private_root(member->getBase());
    }
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(lvalue)) {
        return element->isArrow() ? nullptr : private_root(element->getBase());
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(lvalue)) {
        const auto* decay = dyn_cast<clang::ImplicitCastExpr>(element->getBase()->IgnoreParens());
        const bool array = decay != nullptr && decay->getCastKind() == clang::CK_ArrayToPointerDecay;
        return array ? private_root(decay->getSubExpr()) : nullptr;
    }
    return nullptr;
}

} // namespace

void Rewriter::find_escaping_pointers(const clang::FunctionDecl* function) {
    AddressFinder(escaping_).TraverseStmt(function->getBody());
}

std::string Rewriter::shadow_of(const clang::VarDecl* variable) {
    if (escaping_.count(variable) != 0) {
        return "";
    }
    const auto found = shadows_.find(variable);
    if (found != shadows_.end()) {
        return found->second;
    }
    const std::string name = "lk_o_" + variable->getNameAsString() + "_" + std::to_string(shadows_.size());
    declarations_ += "uint " + name + " = LK_UNKNOWN;\n";
    shadows_[variable] = name;
    return name;
}

std::string Rewriter::object_of_pointer(const clang::Expr* pointer) {
    pointer = pointer->IgnoreParens();
    if (const auto* cast = dyn_cast<clang::CastExpr>(pointer)) {
        switch (cast->getCastKind()) {
        case clang::CK_ArrayToPointerDecay:
            return object_of_place(cast->getSubExpr());
        case clang::CK_LValueToRValue: {
            const auto* use = dyn_cast<clang::DeclRefExpr>(bare(cast->getSubExpr()));
            const auto* variable = use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
            const std::string shadow = variable == nullptr ? "" : shadow_of(variable);
            return shadow.empty() ? unknown : shadow;
        }
        case clang::CK_NoOp:
        case clang::CK_BitCast:
        case clang::CK_AddressSpaceConversion:
            return object_of_pointer(cast->getSubExpr());
        default:
            return unknown;
        }
    }
    if (const auto* operation = dyn_cast<clang::BinaryOperator>(pointer)) {
        const bool left = operation->getLHS()->getType()->isPointerType();
        if (operation->getOpcode() == clang::BO_Comma || operation->getOpcode() == clang::BO_Assign) {
            return object_of_pointer(operation->getRHS());
        }
        if (operation->isCompoundAssignmentOp()) {
            return object_of_place(operation->getLHS());
        }
        return object_of_pointer(left ? operation->getLHS() : operation->getRHS());
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(pointer)) {
        if (operation->getOpcode() == clang::UO_AddrOf) {
            return object_of_place(operation->getSubExpr());
        }
        if (operation->isIncrementDecrementOp()) {
            const auto* use = dyn_cast<clang::DeclRefExpr>(bare(operation->getSubExpr()));
            const auto* variable = use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
            const std::string shadow = variable == nullptr ? "" : shadow_of(variable);
            return shadow.empty() ? unknown : shadow;
        }
    }
    if (const auto* choice = dyn_cast<clang::ConditionalOperator>(pointer)) {
        const std::string object = object_of_pointer(choice->getTrueExpr());
        return object == object_of_pointer(choice->getFalseExpr()) ? object : unknown;
    }
    return unknown;
}

std::string Rewriter::object_of_place(const clang::Expr* lvalue) {
    lvalue = bare(lvalue);
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(lvalue)) {
        const auto* variable = dyn_cast<clang::VarDecl>(use->getDecl());
        if (variable == nullptr) {
            return unknown;
        }
        if (space_of(variable->getType()) == Space::none) {
            return number(objects_.private_number(variable));
        }
        const int object = objects_.number_of(variable);
        return object < 0 ? unknown : number(static_cast<std::uint32_t>(object));
    }
    if (const auto* member = dyn_cast<clang::MemberExpr>(lvalue)) {
        return member->isArrow() ? object_of_pointer(member->getBase()) : object_of_place(member->getBase());
    }
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(lvalue)) {
        return element->isArrow() ? object_of_pointer(element->getBase())
                                  : object_of_place(element->getBase());
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(lvalue)) {
        return object_of_pointer(element->getBase());
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(lvalue)) {
        return operation->getOpcode() == clang::UO_Deref ? object_of_pointer(operation->getSubExpr())
                                                         : unknown;
    }
    return unknown;
}

std::string Rewriter::with_registration(const clang::Expr* lvalue, const std::string& text) {
    const clang::VarDecl* root =
        space_of(bare(lvalue)->getType()) == Space::none ? private_root(lvalue) : nullptr;
    if (root == nullptr || space_of(root->getType()) != Space::none || root->getType()->isPointerType()) {
        return text;
    }
    return "(lk_register(lk, " + number(objects_.private_number(root)) + ", " +
           number(bytes_of(context_, root->getType())) + ", (__private void*)&" + root->getNameAsString() +
           "), " + text + ")";
}

} // namespace lockstep
