#include "core/instrument/rewriter.h"

#include <algorithm>

namespace lockstep {
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

/// Bytes of a leaf that hold its value: a 3-vector's fourth component is padding.
std::uint32_t value_bytes(ValueType type) {
    return scalar_bytes(type.scalar) * type.count;
}

} // namespace

Rewriter::Target Rewriter::target(const clang::Expr* lvalue) {
    const clang::Expr* node = bare(lvalue);
    if (const auto* element = dyn_cast<clang::ExtVectorElementExpr>(node)) {
        return element_target(element);
    }
    if (node->getObjectKind() == clang::OK_BitField) {
        refuse(node, refusal::bit_field);
    }
    Target result;
    const clang::QualType type = node->getType();
    result.space = space_of(type);
    result.pointer_type = spelled_pointer_to(type);
    result.object = object_of_place(node);
    result.value_type = spelled(type);
    result.leaves = leaves_of(context_, type);
    result.node = node;
    if (result.leaves.size() == 1) {
        result.pieces = pieces_of(result.leaves.front().type);
        result.bytes = value_bytes(result.leaves.front().type);
    } else {
        result.bytes = bytes_of(context_, type);
    }
    result.address = "&(" + place(node) + ")";
    return result;
}

Rewriter::Target Rewriter::element_target(const clang::ExtVectorElementExpr* lvalue) {
    // v.wzyx.xy: the components of the outermost vector, composed through the chain.
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
    result.object = arrow ? object_of_pointer(base) : object_of_place(base);
    result.value_type = spelled(lvalue->getType());
    result.leaves = {{0, value_type_of(lvalue->getType()), ""}};
    result.pieces = pieces_of(value_type_of(vector), {components.begin(), components.end()});
    result.bytes = static_cast<std::uint32_t>(result.pieces.back().offset) + result.pieces.back().bytes;
    result.node = lvalue;
    result.address = arrow ? value(base) : "&(" + place(base) + ")";
    return result;
}

std::string Rewriter::accessed(const Target& target, SiteKind kind) {
    largest_access_ = std::max(largest_access_, target.bytes);
    const std::string probe = target.leaves.size() == 1 ? probed(target, kind) : probed_struct(target, kind);
    return "(*(" + target.pointer_type + ")" + probe + ")" + target.suffix;
}

std::string Rewriter::probed(const Target& target, SiteKind kind) {
    SiteInfo info = site_at(kind, target.node);
    info.space = target.space;
    info.type = target.leaves.front().type;
    info.pieces = target.pieces;
    info.is_clamped = kind == SiteKind::read && clamped_.contains(target.node);
    const Site site = add_site(std::move(info));
    log(site);
    return std::string(probe_name(target.space)) + "(lk, " + number(site.value()) + ", " + target.object +
           ", " + number(target.bytes) + ", " + void_pointer(target.space) + "(" + target.address + "))";
}

std::string Rewriter::probed_struct(const Target& target, SiteKind kind) {
    const std::string name = probe_name(target.space);
    const std::string size = number(target.bytes);
    std::string chain;
    for (const Leaf& leaf : target.leaves) {
        SiteInfo info = site_at(kind, target.node);
        info.text += leaf.name;
        info.space = target.space;
        info.type = leaf.type;
        info.pieces = pieces_of(leaf.type);
        const Site site = add_site(std::move(info));
        log(site);
        if (chain.empty()) {
            chain = name + "_guard(lk, " + number(site.value()) + ", " + target.object + ", " + size + ", " +
                    void_pointer(target.space) + "(" + target.address + "))";
        }
        chain = name + "_leaf(lk, " + number(site.value()) + ", " + number(leaf.offset) + ", " + chain + ")";
    }
    return name + "_pick(lk, " + target.object + ", " + size + ", " + chain + ")";
}

std::string Rewriter::value_log(const Target& target, const std::string& temporary) const {
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

std::string Rewriter::load(const clang::Expr* lvalue) {
    const clang::Expr* node = bare(lvalue);
    if (space_of(node->getType()) == Space::none) {
        return place(lvalue);
    }
    return loaded(target(lvalue));
}

std::string Rewriter::loaded(const Target& target) {
    const std::string access = accessed(target, SiteKind::read);
    const std::string held = temporary(target.value_type);
    if (target.leaves.size() == 1) {
        return "LK_R(" + held + ", " + access + ", " + number(value_bytes(target.leaves.front().type)) + ")";
    }
    return "(" + held + " = " + access + ", " + value_log(target, held) + ", " + held + ")";
}

std::string Rewriter::private_assignment(const clang::BinaryOperator* node) {
    const std::uint32_t start = events_;
    std::string right = value(node->getRHS());
    const bool right_logs = events_ != start;
    const std::uint32_t middle = events_;
    const std::string left = place(node->getLHS());
    std::string first;
    if (right_logs && events_ != middle) {
        const std::string held = temporary(spelled(node->getRHS()->getType()));
        first = held + " = (" + right + "), ";
        right = held;
    }
    const auto* variable = dyn_cast<clang::DeclRefExpr>(bare(node->getLHS()));
    if (variable != nullptr && node->getType()->isPointerType()) {
        const std::string shadow = shadow_of(llvm::cast<clang::VarDecl>(variable->getDecl()));
        first += shadow.empty() ? "" : shadow + " = " + object_of_pointer(node->getRHS()) + ", ";
    }
    return "(" + first + left + " = (" + right + "))";
}

std::string Rewriter::assignment(const clang::BinaryOperator* node) {
    if (space_of(bare(node->getLHS())->getType()) == Space::none) {
        return private_assignment(node);
    }
    const std::string right = value(node->getRHS());
    const Target to = target(node->getLHS());
    const std::string held = temporary(to.value_type);
    return "(" + held + " = (" + right + "), " + accessed(to, SiteKind::write) + " = " + held + ", " +
           value_log(to, held) + ", " + held + ")";
}

std::string Rewriter::held_address(Target& target) {
    const std::string held = temporary(target.pointer_type);
    std::string text = held + " = (" + target.pointer_type + ")(" + target.address + "), ";
    target.address = held;
    return text;
}

std::string Rewriter::compound(const clang::CompoundAssignOperator* node) {
    ++operations_;
    note_division(node);
    const std::string operation = node->getOpcodeStr().str();
    const std::uint32_t before = events_;
    std::string right = value(node->getRHS());
    std::string first;
    if (events_ != before) {
        const std::string held = temporary(spelled(node->getRHS()->getType()));
        first = held + " = (" + right + "), ";
        right = held;
    }
    if (space_of(bare(node->getLHS())->getType()) == Space::none) {
        return "(" + first + place(node->getLHS()) + " " + operation + " (" + right + "))";
    }
    Target to = target(node->getLHS());
    first += held_address(to);
    const std::string held = temporary(to.value_type);
    first += held + " = " + accessed(to, SiteKind::read) + ", " + value_log(to, held) + ", ";
    first += held + " " + operation + " (" + right + "), ";
    return "(" + first + accessed(to, SiteKind::write) + " = " + held + ", " + value_log(to, held) + ", " +
           held + ")";
}

std::string Rewriter::increment(const clang::UnaryOperator* node) {
    ++operations_;
    const std::string operation = clang::UnaryOperator::getOpcodeStr(node->getOpcode()).str();
    if (space_of(bare(node->getSubExpr())->getType()) == Space::none) {
        const std::string operand = place(node->getSubExpr());
        return node->isPrefix() ? "(" + operation + operand + ")" : "(" + operand + operation + ")";
    }
    Target to = target(node->getSubExpr());
    std::string first = held_address(to);
    const std::string old_value = temporary(to.value_type);
    const std::string new_value = temporary(to.value_type);
    first += old_value + " = " + accessed(to, SiteKind::read) + ", " + value_log(to, old_value) + ", ";
    first += new_value + " = " + old_value + ", " + new_value + operation + ", ";
    return "(" + first + accessed(to, SiteKind::write) + " = " + new_value + ", " + value_log(to, new_value) +
           ", " + (node->isPrefix() ? new_value : old_value) + ")";
}

} // namespace lockstep
