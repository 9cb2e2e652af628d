#pragma once

#include "core/instrument/source/types.h"
#include "core/instrument/values/value_needs.h"

// Queries about sites and memory locations for the analysis of values.

namespace lockstep::rewriting {

inline void add(Sources& to, const Sources& values) {
    to |= values;
}

inline bool brings_value(const SiteInfo& site) {
    return site.kind == SiteKind::read || site.kind == SiteKind::atomic ||
           site.kind == SiteKind::image_read || site.kind == SiteKind::exchange;
}

/// Whether compilers move the instruction of this site ahead of earlier arithmetic, as they do for loads.
inline bool is_load(const SiteInfo& site) {
    return site.kind == SiteKind::read || site.kind == SiteKind::image_read;
}

inline bool is_private(clang::QualType type) {
    return space_of(type) == Space::none;
}

/// Whether this pointer can point to private memory.
inline bool points_to_private(const clang::Expr* node) {
    const clang::QualType type = node->getType();
    return type->isPointerType() && is_private(type->getPointeeType());
}

/// Returns the array variable of a subscript expression; null if the array is accessed through a pointer.
inline const clang::Expr* named_array(const clang::ArraySubscriptExpr* node) {
    const auto* decay = llvm::dyn_cast<clang::ImplicitCastExpr>(node->getBase()->IgnoreParens());
    return decay != nullptr && decay->getCastKind() == clang::CK_ArrayToPointerDecay ? decay->getSubExpr()
                                                                                     : nullptr;
}

/// Whether the expression accesses private memory through a pointer.
inline bool is_behind_pointer(const clang::Expr* node) {
    if (!is_private(node->getType())) {
        return false;
    }
    if (const auto* operation = llvm::dyn_cast<clang::UnaryOperator>(node)) {
        return operation->getOpcode() == clang::UO_Deref;
    }
    if (const auto* member = llvm::dyn_cast<clang::MemberExpr>(node)) {
        return member->isArrow();
    }
    if (const auto* element = llvm::dyn_cast<clang::ArraySubscriptExpr>(node)) {
        return named_array(element) == nullptr;
    }
    return false;
}

} // namespace lockstep::rewriting
