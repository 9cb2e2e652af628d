#include "core/instrument/rewrite/places.h"

#include "core/instrument/calls/samplers.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {

using llvm::dyn_cast;

std::optional<std::string> Places::place(const clang::Expr* node, Use use) {
    if (const auto* parentheses = dyn_cast<clang::ParenExpr>(node)) {
        return "(" + expressions_.place(parentheses->getSubExpr(), use) + ")";
    }
    if (const auto* variable = dyn_cast<clang::DeclRefExpr>(node)) {
        return variable_use(variable);
    }
    if (const auto* literal = dyn_cast<clang::StringLiteral>(node)) {
        const std::string name = bench_.provenance.objects().text_name(literal);
        return name.empty() ? std::nullopt : std::optional(name);
    }
    if (const auto* element = dyn_cast<clang::ArraySubscriptExpr>(node)) {
        return subscript(element, use);
    }
    if (const auto* operation = dyn_cast<clang::UnaryOperator>(node)) {
        if (operation->getOpcode() == clang::UO_Deref) {
            return dereferenced(node, operation->getSubExpr(), expressions_.value(operation->getSubExpr()),
                                use);
        }
    }
    if (const auto* part = dyn_cast<clang::MemberExpr>(node)) {
        return member(part, use);
    }
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(node)) {
        return component(node, element->getBase(), element->isArrow(), element->getAccessor().getName().str(),
                         use);
    }
    if (const auto* cast_node = dyn_cast<clang::ImplicitCastExpr>(node)) {
        return expressions_.place(cast_node->getSubExpr(), use);
    }
    return std::nullopt;
}

std::string Places::member(const clang::MemberExpr* node, Use use) {
    const auto* field = dyn_cast<clang::FieldDecl>(node->getMemberDecl());
    if (field == nullptr || !field->isAnonymousStructOrUnion()) {
        return component(node, node->getBase(), node->isArrow(), node->getMemberNameInfo().getAsString(),
                         use);
    }
    // a member of an anonymous struct is also a member of the enclosing struct
    use.is_part = true;
    return node->isArrow() ? dereferenced(node, node->getBase(), expressions_.value(node->getBase()), use)
                           : expressions_.place(node->getBase(), use);
}

std::string Places::component(const clang::Expr* node, const clang::Expr* base, bool arrow,
                              const std::string& name, Use use) {
    use.is_part = true;
    if (arrow) {
        return dereferenced(node, base, expressions_.value(base), use) + "." + name;
    }
    return (base->isGLValue() ? expressions_.place(base, use) : expressions_.value(base)) + "." + name;
}

std::string Places::subscript(const clang::ArraySubscriptExpr* node, Use use) {
    if (!node->getBase()->getType()->isPointerType()) {
        return numbered_component(node);
    }
    const auto* decay = dyn_cast<clang::ImplicitCastExpr>(node->getBase()->IgnoreParens());
    const bool array = decay != nullptr && decay->getCastKind() == clang::CK_ArrayToPointerDecay;
    if (array && space_of(node->getType()) == Space::none) {
        return private_element(node, decay->getSubExpr(), use);
    }
    if (array) {
        const std::string base = expressions_.place(decay->getSubExpr());
        return base + "[" + expressions_.value(node->getIdx()) + "]";
    }
    const Ordered ordered = expressions_.in_order({node->getLHS(), node->getRHS()});
    return dereferenced(node, node->getBase(),
                        "(" + ordered.first + "(" + ordered.texts[0] + ") + (" + ordered.texts[1] + "))",
                        use);
}

/// Rewrites v[i] for a vector v that is not in observed memory.
std::string Places::numbered_component(const clang::ArraySubscriptExpr* node) {
    const clang::Expr* vector = node->getBase();
    if (vector->isGLValue() && space_of(vector->getType()) != Space::none) {
        bench_.refusals.refuse(node, refusal::unknown_expression);
        return "0";
    }
    const std::string base = vector->isGLValue() ? expressions_.place(vector) : expressions_.value(vector);
    const std::string index = expressions_.value(node->getIdx());
    const Site site = bench_.log.add_place(node);
    return base + "[lk_index(lk_self, " + number(site.value()) + ", (long)(" + index + "), " +
           number(vector->getType()->castAs<clang::VectorType>()->getNumElements()) + ")]";
}

/// Rewrites an element of a private array of known size. The index itself is checked, so no pointer to the
/// array is needed.
std::string Places::private_element(const clang::ArraySubscriptExpr* node, const clang::Expr* array,
                                    Use use) {
    const auto* type = bench_.emitter.context().getAsConstantArrayType(array->getType());
    const std::string base = expressions_.place(array);
    const std::string index = expressions_.value(node->getIdx());
    const auto count = static_cast<std::uint32_t>(type->getSize().getZExtValue());
    const Site site = bench_.log.add_place(node);
    return bench_.writes.element(node,
                                 base + "[lk_index(lk_self, " + number(site.value()) + ", (long)(" + index +
                                     "), " + number(count) + ")]",
                                 use);
}

std::string Places::dereferenced(const clang::Expr* node, const clang::Expr* pointer, const std::string& text,
                                 Use use) {
    const clang::QualType pointee = pointer->getType()->getPointeeType();
    if (space_of(pointee) != Space::none) {
        // The address is not checked here, because the probe around the whole access checks it.
        return "(*(" + text + "))";
    }
    const Site site = bench_.log.add_place(node);
    const std::uint32_t alignment =
        bench_.needs.alignment ? alignment_of(bench_.emitter.context(), pointee) : 1;
    const std::string checked = bench_.writes.probe(use) + "(lk_self, " + number(site.value()) + ", " +
                                bench_.provenance.object_of_pointer(pointer) + ", " +
                                number(bytes_of(bench_.emitter.context(), pointee)) + ", (__private void*)(" +
                                text + "))";
    return "(*(" + spelled_pointer_to(pointee) + ")" + at_multiple(alignment, site, checked) + ")";
}

std::string Places::variable_use(const clang::DeclRefExpr* node) const {
    const auto* variable = dyn_cast<clang::VarDecl>(node->getDecl());
    if (variable != nullptr && space_of(variable->getType()) == Space::local) {
        return "lk_l->" + bench_.provenance.objects().member_name(variable);
    }
    if (variable != nullptr && variable->getType()->isSamplerT()) {
        return sampler_use(variable, bench_.emitter.source());
    }
    if (variable != nullptr && space_of(variable->getType()) == Space::constant &&
        !variable->isFileVarDecl()) {
        return bench_.provenance.objects().constant_name(variable);
    }
    return bench_.emitter.written(node);
}

} // namespace lockstep::rewriting
