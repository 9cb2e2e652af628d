#include "core/instrument/source/provenance.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep {
namespace {

using llvm::dyn_cast;

const std::string unknown = "LK_UNKNOWN";
const std::string made_of_a_number = "LK_NUMBER";

std::string numbered(int object) {
    return object < 0 ? unknown : number(static_cast<std::uint32_t>(object));
}

/// Whether probes use the real addresses of pointers of this type. For local and private memory, they use
/// offsets instead and do not search for the object of an unknown pointer.
bool has_addresses(clang::QualType pointer) {
    const Space space = space_of(pointer->getPointeeType());
    return space == Space::global || space == Space::constant;
}

/// Returns the variable that contains an lvalue in private memory; null if the lvalue is accessed through a
/// pointer.
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

void Provenance::begin_function(const clang::FunctionDecl* function) {
    declarations_.clear();
    shadows_.clear();
    escaping_.clear();
    clamped_ = ClampedAddresses(function);
    each<clang::UnaryOperator>(function->getBody(), [this](const clang::UnaryOperator* node) {
        const auto* use = dyn_cast<clang::DeclRefExpr>(node->getSubExpr()->IgnoreParens());
        if (node->getOpcode() == clang::UO_AddrOf && use != nullptr) {
            escaping_.insert(dyn_cast<clang::VarDecl>(use->getDecl()));
        }
    });
    for (const clang::ParmVarDecl* parameter : function->parameters()) {
        if (brings_number(parameter->getType())) {
            shadows_[parameter] = "lk_o_" + parameter->getNameAsString();
        }
    }
}

std::string Provenance::shadow_of(const clang::VarDecl* variable) {
    if (escaping_.contains(variable)) {
        return "";
    }
    const auto found = shadows_.find(variable);
    if (found != shadows_.end()) {
        return found->second;
    }
    std::string name = "lk_o_" + variable->getNameAsString() + "_" + std::to_string(shadows_.size());
    declarations_ += "uint " + name + " = LK_UNKNOWN;\n";
    shadows_[variable] = name;
    return name;
}

/// Returns an expression for the object to which the value of a pointer variable points.
std::string Provenance::object_of_variable(const clang::Expr* lvalue) {
    const auto* use = dyn_cast<clang::DeclRefExpr>(bare(lvalue));
    const auto* variable = use == nullptr ? nullptr : dyn_cast<clang::VarDecl>(use->getDecl());
    const std::string shadow = variable == nullptr ? "" : shadow_of(variable);
    return shadow.empty() ? unknown : shadow;
}

std::string Provenance::object_of_cast(const clang::CastExpr* cast) {
    switch (cast->getCastKind()) {
    case clang::CK_ArrayToPointerDecay:
        return object_of_place(cast->getSubExpr());
    case clang::CK_LValueToRValue:
        return object_of_variable(cast->getSubExpr());
    case clang::CK_NoOp:
    case clang::CK_BitCast:
    case clang::CK_AddressSpaceConversion:
        return object_of_pointer(cast->getSubExpr());
    case clang::CK_IntegralToPointer:
        return has_addresses(cast->getType()) ? made_of_a_number : unknown;
    default:
        return unknown;
    }
}

std::string Provenance::object_of_sum(const clang::BinaryOperator* operation) {
    if (operation->getOpcode() == clang::BO_Comma || operation->getOpcode() == clang::BO_Assign) {
        return object_of_pointer(operation->getRHS());
    }
    if (operation->isCompoundAssignmentOp()) {
        return object_of_place(operation->getLHS());
    }
    const bool left = operation->getLHS()->getType()->isPointerType();
    return object_of_pointer(left ? operation->getLHS() : operation->getRHS());
}

std::string Provenance::object_of_pointer(const clang::Expr* pointer) {
    pointer = pointer->IgnoreParens();
    if (const auto* cast = dyn_cast<clang::CastExpr>(pointer)) {
        return object_of_cast(cast);
    }
    if (const auto* operation = dyn_cast<clang::BinaryOperator>(pointer)) {
        return object_of_sum(operation);
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(pointer)) {
        if (operation->getOpcode() == clang::UO_AddrOf) {
            return object_of_place(operation->getSubExpr());
        }
        if (operation->isIncrementDecrementOp()) {
            return object_of_variable(operation->getSubExpr());
        }
    }
    if (const auto* choice = dyn_cast<clang::ConditionalOperator>(pointer)) {
        const std::string object = object_of_pointer(choice->getTrueExpr());
        return object == object_of_pointer(choice->getFalseExpr()) ? object : unknown;
    }
    return unknown;
}

std::string Provenance::object_of_place(const clang::Expr* lvalue) {
    lvalue = bare(lvalue);
    if (const auto* use = dyn_cast<clang::DeclRefExpr>(lvalue)) {
        const auto* variable = dyn_cast<clang::VarDecl>(use->getDecl());
        if (variable == nullptr) {
            return unknown;
        }
        if (space_of(variable->getType()) == Space::none) {
            return number(objects_.private_number(variable));
        }
        return numbered(objects_.number_of(variable));
    }
    if (const auto* literal = dyn_cast<clang::StringLiteral>(lvalue)) {
        return numbered(objects_.number_of(literal));
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

std::string Provenance::with_registration(const clang::Expr* lvalue, const std::string& text) {
    const clang::VarDecl* root =
        space_of(bare(lvalue)->getType()) == Space::none ? private_root(lvalue) : nullptr;
    if (root == nullptr || space_of(root->getType()) != Space::none) {
        return text;
    }
    return "(lk_register(lk_self, " + number(objects_.private_number(root)) + ", " +
           number(bytes_of(context_, root->getType())) + ", (__private void*)&" + root->getNameAsString() +
           "), " + text + ")";
}

} // namespace lockstep
