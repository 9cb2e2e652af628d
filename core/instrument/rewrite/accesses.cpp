#include "core/instrument/rewrite/accesses.h"

#include "core/instrument/source/syntax.h"

#include <algorithm>

namespace lockstep::rewriting {
namespace {

using llvm::dyn_cast;

const char* probe_name(Space space) {
    switch (space) {
    case Space::global:
        return "lk_global";
    case Space::constant:
        return "lk_constant";
    default:
        return "lk_local";
    }
}

std::string void_pointer(Space space) {
    switch (space) {
    case Space::global:
        return "(__global void*)";
    case Space::constant:
        return "(__constant void*)";
    default:
        return "(__local void*)";
    }
}

/// Returns the size of a value in bytes without padding: a 3-vector has no fourth component here.
std::uint32_t value_bytes(ValueType type) {
    return scalar_bytes(type.scalar) * type.count;
}

} // namespace

Target Accesses::target(const clang::Expr* lvalue) {
    const clang::Expr* node = bare(lvalue);
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(node)) {
        return target(element);
    }
    if (node->getObjectKind() == clang::OK_BitField) {
        bench_.refusals.refuse(node, refusal::bit_field);
    }
    Target result;
    const clang::QualType type = node->getType();
    result.space = space_of(type);
    result.pointer_type = spelled_pointer_to(type);
    result.object = bench_.provenance.object_of_place(node);
    result.value_type = spelled(type);
    result.leaves = leaves_of(bench_.emitter.context(), type);
    result.node = node;
    if (result.leaves.size() == 1) {
        result.pieces = pieces_of(result.leaves.front().type);
        result.bytes = value_bytes(result.leaves.front().type);
    } else {
        result.bytes = bytes_of(bench_.emitter.context(), type);
    }
    result.alignment = alignment_of(bench_.emitter.context(), type);
    result.address = "&(" + expressions_.place(node) + ")";
    return result;
}

Target Accesses::target(const clang::ExtVectorElementExpr* lvalue) {
    // For v.wzyx.xy, which selects components of components, this loop determines the indices in the
    // innermost operand, the vector v.
    llvm::SmallVector<std::uint32_t, 16> components;
    lvalue->getEncodedElementAccess(components);
    std::string suffix = "." + lvalue->getAccessor().getName().str();
    const clang::Expr* base = bare(lvalue->getBase());
    bool arrow = lvalue->isArrow();
    while (const auto* inner = dyn_cast<clang::ExtVectorElementExpr>(base)) {
        llvm::SmallVector<std::uint32_t, 16> outer;
        inner->getEncodedElementAccess(outer);
        for (std::uint32_t& component : components) {
            component = outer[component];
        }
        suffix = "." + inner->getAccessor().getName().str() + suffix;
        arrow = inner->isArrow();
        base = bare(inner->getBase());
    }
    const clang::QualType vector = arrow ? base->getType()->getPointeeType() : base->getType();
    Target result;
    result.space = space_of(vector);
    result.pointer_type = spelled_pointer_to(vector);
    result.suffix = suffix;
    result.object =
        arrow ? bench_.provenance.object_of_pointer(base) : bench_.provenance.object_of_place(base);
    result.value_type = spelled(lvalue->getType());
    result.leaves = {{0, value_type_of(lvalue->getType()), ""}};
    result.pieces = pieces_of(value_type_of(vector), {components.begin(), components.end()});
    result.bytes = static_cast<std::uint32_t>(result.pieces.back().offset) + result.pieces.back().bytes;
    result.node = lvalue;
    result.alignment = alignment_of(bench_.emitter.context(), vector);
    result.address = arrow ? expressions_.value(base) : "&(" + expressions_.place(base) + ")";
    return result;
}

Target Accesses::pointee(const clang::Expr* pointer, clang::QualType type, const std::string& text,
                         const clang::Stmt* node) {
    Target result;
    result.space = space_of(type);
    result.pointer_type = spelled_pointer_to(type);
    result.address = text;
    result.alignment = alignment_of(bench_.emitter.context(), type);
    result.object = bench_.provenance.object_of_pointer(pointer);
    result.value_type = spelled(type);
    result.leaves = {{0, value_type_of(type), ""}};
    result.pieces = pieces_of(result.leaves.front().type);
    result.bytes = value_bytes(result.leaves.front().type);
    result.node = node;
    return result;
}

std::string Accesses::accessed(const Target& target, SiteKind kind) {
    bench_.needs.largest_access = std::max(bench_.needs.largest_access, target.bytes);
    const std::string probe = target.leaves.size() == 1 ? probed(target, kind) : probed_struct(target, kind);
    return "(*(" + target.pointer_type + ")" + probe + ")" + target.suffix;
}

std::string Accesses::probed(const Target& target, SiteKind kind) {
    SiteInfo info = bench_.log.at(kind, target.node);
    info.space = target.space;
    info.type = target.leaves.front().type;
    info.pieces = target.pieces;
    info.is_used = kind == SiteKind::atomic && !bench_.unused.contains(target.node);
    info.is_clamped = kind == SiteKind::read && bench_.provenance.is_clamped(target.node);
    const Site site = bench_.log.add(std::move(info));
    bench_.log.log(site);
    const std::uint32_t alignment = checked_alignment(target);
    return std::string(probe_name(target.space)) + (alignment > 1 ? "_aligned" : "") + "(lk_self, " +
           number(site.value()) + ", " + target.object + ", " + number(target.bytes) +
           (alignment > 1 ? ", " + number(alignment) : "") + ", " + void_pointer(target.space) + "(" +
           target.address + "))";
}

/// Returns the alignment that the probe must check at run time. Returns 1 (no check) if all addresses are
/// known to be aligned because the program casts no pointer to a type with a larger alignment, and the type is all that
/// is required.
std::uint32_t Accesses::checked_alignment(const Target& target) const {
    return bench_.needs.alignment || target.needs_more_than_type ? target.alignment : 1;
}

std::string Accesses::probed_struct(const Target& target, SiteKind kind) {
    const std::string name = probe_name(target.space);
    const std::string size = number(target.bytes) + ", " + number(checked_alignment(target));
    std::string chain;
    for (const Leaf& leaf : target.leaves) {
        SiteInfo info = bench_.log.at(kind, target.node);
        info.text += leaf.name;
        info.space = target.space;
        info.type = leaf.type;
        info.pieces = pieces_of(leaf.type);
        const Site site = bench_.log.add(std::move(info));
        bench_.log.log(site);
        if (chain.empty()) {
            chain = name + "_guard(lk_self, " + number(site.value()) + ", " + target.object + ", " + size +
                    ", " + void_pointer(target.space) + "(" + target.address + "))";
        }
        chain =
            name + "_leaf(lk_self, " + number(site.value()) + ", " + number(leaf.offset) + ", " + chain + ")";
    }
    return name + "_pick(lk_self, " + target.object + ", " + size + ", " + chain + ")";
}

std::string Accesses::value_log(const Target& target, const std::string& temporary) {
    if (target.leaves.size() == 1) {
        return "LK_V(" + temporary + ", " + number(value_bytes(target.leaves.front().type)) + ")";
    }
    std::string text;
    for (const Leaf& leaf : target.leaves) {
        text += (text.empty() ? "" : ", ") + ("LK_LEAF(" + temporary) + ", " + number(leaf.offset) + ", " +
                number(value_bytes(leaf.type)) + ")";
    }
    return "(" + text + ")";
}

std::string Accesses::load(const clang::Expr* lvalue) {
    const clang::Expr* node = bare(lvalue);
    if (space_of(node->getType()) == Space::none) {
        const std::string look = bench_.writes.look(node);
        const std::string place = expressions_.place(lvalue, {.is_read = true});
        return look.empty() ? place : "(" + look + ", " + place + ")";
    }
    return loaded(target(lvalue));
}

std::string Accesses::loaded(const Target& target) {
    const std::string access = accessed(target, SiteKind::read);
    const std::string held = bench_.emitter.temporary(target.value_type);
    if (target.leaves.size() == 1) {
        return "LK_R(" + held + ", " + access + ", " + number(value_bytes(target.leaves.front().type)) + ")";
    }
    return "(" + held + " = " + access + ", " + value_log(target, held) + ", " + held + ")";
}

std::string Accesses::held_address(Target& target) {
    const std::string held = bench_.emitter.temporary(target.pointer_type);
    std::string text = held + " = (" + target.pointer_type + ")(" + target.address + "), ";
    target.address = held;
    return text;
}

} // namespace lockstep::rewriting
