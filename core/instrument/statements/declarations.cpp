#include "core/instrument/statements/declarations.h"

#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"
#include "core/instrument/statements/guarded_statements.h"

namespace lockstep::rewriting {

using llvm::dyn_cast;

namespace {

/// Whether a type is declared at file scope. If so, it can also be used before the block.
bool is_known_outside(const clang::ASTContext& context, clang::QualType type) {
    const clang::TagDecl* declared = context.getBaseElementType(type)->getAsTagDecl();
    return declared == nullptr || declared->getParentFunctionOrMethod() == nullptr;
}

/// Whether the declaration of a variable can be moved in front of a statement that is or contains the
/// variable's block. This requires that the initial value can be assigned, and that nothing else in the
/// statement has the same name.
bool may_move(const clang::VarDecl* variable, const clang::Stmt* statement) {
    const clang::QualType type = variable->getType();
    const bool is_list =
        type->isArrayType() ||
        (variable->hasInit() && llvm::isa<clang::InitListExpr>(variable->getInit()->IgnoreParens()));
    if (space_of(type) != Space::none || type->isSamplerT() || (variable->hasInit() && is_list) ||
        !is_known_outside(variable->getASTContext(), type)) {
        return false;
    }
    bool is_alone = true;
    each<clang::DeclRefExpr>(statement, [&](const clang::DeclRefExpr* use) {
        is_alone =
            is_alone && (use->getDecl() == variable || use->getDecl()->getName() != variable->getName());
    });
    return is_alone;
}

} // namespace

std::string Declarations::declaration(const clang::DeclStmt* node) {
    std::string text;
    for (const clang::Decl* declared : node->decls()) {
        if (const auto* named = dyn_cast<clang::VarDecl>(declared)) {
            text += variable(named);
        } else { // the declaration of a type
            text += type_declaration(declared);
        }
    }
    return text.empty() ? ";" : text;
}

/// Returns the declaration of a type that is declared in a function; empty if the type is declared at file
/// scope.
std::string Declarations::type_declaration(const clang::Decl* declared) {
    std::string text = bench_.emitter.written(declared->getSourceRange());
    const auto* type = dyn_cast<clang::TagDecl>(declared);
    if (type != nullptr && is_unnamed(type)) {
        text.insert(text.find('{'), " " + given_name(type) + " ");
    }
    text += ";\n";
    const auto* function = llvm::dyn_cast_or_null<clang::FunctionDecl>(declared->getParentFunctionOrMethod());
    if (function != nullptr && bench_.provenance.objects().has_locals_of_own_types(function)) {
        bench_.emitter.declare_constant(text);
        return "";
    }
    return text;
}

std::string Declarations::variable(const clang::VarDecl* node) {
    const clang::QualType type = node->getType();
    if (type->isSamplerT()) {
        samplers_.declare(node);
        return "";
    }
    if (space_of(type) == Space::local) {
        return ""; // no declaration, because the variable is a member of the kernel's local struct
    }
    if (space_of(type) == Space::constant) {
        bench_.emitter.declare_constant(
            bench_.provenance.objects().constant_declaration(node, bench_.emitter.written(node->getInit())));
        return "";
    }
    // `const` is removed, because the initial value may be assigned later. The parser has already checked it.
    std::string text = declarator(bench_.emitter.context(), type, node->getNameAsString());
    if (moved_.contains(node)) {
        return node->hasInit() ? node->getNameAsString() + " = (" + initial_value(node) + ");"
                               : bench_.writes.declared(node);
    }
    return node->hasInit() ? text + " = " + initial_value(node) + ";" : text + without_value(node);
}

/// Returns the text that ends the declaration of a variable that has no initial value.
std::string Declarations::without_value(const clang::VarDecl* variable) {
    return bench_.writes.fixed(variable) + ";\n" + bench_.writes.declared(variable);
}

std::string Declarations::moved_to_front(const clang::Stmt* entered, const clang::Stmt* block) {
    std::string text;
    for (const clang::Stmt* child : list_of(block)) {
        const auto* declared = dyn_cast<clang::DeclStmt>(child);
        for (const clang::Decl* one :
             declared == nullptr ? clang::DeclGroupRef() : declared->getDeclGroup()) {
            const auto* named = dyn_cast<clang::VarDecl>(one);
            if (named != nullptr && may_move(named, entered)) {
                moved_.insert(named);
                text += declarator(bench_.emitter.context(), named->getType(), named->getNameAsString()) +
                        without_value(named);
            }
        }
    }
    return text;
}

std::string Declarations::initial_value(const clang::VarDecl* node) {
    const clang::Expr* init = node->getInit();
    std::string text = expressions_.value(init);
    if (node->getType()->isPointerType()) {
        const std::string shadow = bench_.provenance.shadow_of(node);
        return shadow.empty()
                   ? text
                   : "(" + shadow + " = " + bench_.provenance.object_of_pointer(init) + ", " + text + ")";
    }
    return text;
}

std::string Declarations::guarded_declaration(const clang::DeclStmt* node) {
    std::string text;
    for (const clang::Decl* declared : node->decls()) {
        const auto* named = dyn_cast<clang::VarDecl>(declared);
        if (named == nullptr) {
            text += type_declaration(declared);
        } else if (space_of(named->getType()) != Space::none || named->getType()->isSamplerT()) {
            text += variable(named);
        } else {
            text += declarator(bench_.emitter.context(), named->getType(), named->getNameAsString()) +
                    (named->hasInit() ? ";\n" + guarded_initialiser(named) : without_value(named));
        }
    }
    return text;
}

std::string Declarations::guarded_initialiser(const clang::VarDecl* variable) {
    const clang::Expr* init = variable->getInit();
    const std::string name = variable->getNameAsString();
    const clang::QualType type = variable->getType();
    const Cut parts = bench_.cuts.cut(init, [&] { return initial_value(variable); });
    const bool is_list = llvm::isa<clang::InitListExpr>(init->IgnoreParens()) || type->isArrayType();
    if (is_list) { // a braced list cannot be assigned, only used as an initialiser
        return parts.before + guard(declarator(bench_.emitter.context(), type, "lk_list") + " = " +
                                    parts.text + ";\nlk_copy((__private uchar*)&" + name +
                                    ", (__private uchar*)&lk_list, sizeof(" + name + "));");
    }
    return parts.before + guard(name + " = (" + parts.text + ");");
}

} // namespace lockstep::rewriting
