#include "core/instrument/exchanges.h"
#include "core/instrument/rewriter.h"

#include <array>

namespace lockstep {
namespace {

bool starts_with(const std::string& text, std::string_view start) {
    return text.rfind(start, 0) == 0;
}

/// N of vloadN and vstoreN (0: another name). vload_half and its kin are left to the general rule.
std::uint32_t vector_elements(const std::string& name, const std::string& start) {
    if (!starts_with(name, start)) {
        return 0;
    }
    const std::string digits = name.substr(start.size());
    for (const char* count : {"2", "3", "4", "8", "16"}) {
        if (digits == count) {
            return static_cast<std::uint32_t>(std::stoul(digits));
        }
    }
    return 0;
}

bool is_atomic(const std::string& name) {
    return starts_with(name, "atomic_") || starts_with(name, "atom_");
}

/// The reason that a built-in function cannot be instrumented, or empty.
std::string_view refused_built_in(const std::string& name) {
    if (starts_with(name, "async_work_group") || name == "wait_group_events") {
        return refusal::async_copy;
    }
    if ((starts_with(name, "sub_group") || starts_with(name, "get_sub_group")) &&
        exchange_named(name) == nullptr && !is_sub_group_number(name)) {
        return refusal::sub_group;
    }
    return {};
}

} // namespace

std::string Rewriter::call(const clang::CallExpr* node) {
    const clang::FunctionDecl* callee = node->getDirectCallee();
    if (callee == nullptr) {
        refuse(node, refusal::function_pointer);
        return "0";
    }
    if (const clang::FunctionDecl* definition = callee->getDefinition()) {
        return user_call(node, definition);
    }
    return built_in(node, callee->getNameAsString());
}

std::string Rewriter::user_call(const clang::CallExpr* node, const clang::FunctionDecl* callee) {
    const std::vector<const clang::Expr*> arguments(node->arg_begin(), node->arg_end());
    const Ordered ordered = in_order(arguments);
    std::string objects;
    for (const clang::Expr* argument : arguments) {
        if (brings_number(argument->getType())) {
            objects += ", " + number_brought(argument);
        }
    }
    const auto root = roots_.find(callee);
    if (root != roots_.end()) {
        const Node& body = skeleton_.nodes()[root->second];
        if (body.kind != NodeKind::sequence || !body.children.empty()) {
            skeleton_.add({NodeKind::call, Site(), {root->second}, {}});
            ++events_;
        }
    }
    return collective_call(node, callee, objects, ordered);
}

/// The call itself. Where the expression is cut at it, all work-items make it, with arguments that those
/// evaluated that are here.
std::string Rewriter::collective_call(const clang::CallExpr* node, const clang::FunctionDecl* callee,
                                      const std::string& objects, Ordered ordered) {
    const bool is_cut = hoisting_ && uniformity_.contains_collective(callee->getBody());
    std::string text =
        (callee->hasAttr<clang::OpenCLKernelAttr>() ? "lk_kernel_" : "") + callee->getNameAsString() + "(lk";
    if (uniformity_.is_guarded(callee)) {
        text += hoisting_ ? ", lk_at == 0u" : ", 1";
    }
    std::string arguments;
    for (unsigned i = 0; i < node->getNumArgs(); ++i) {
        const clang::QualType type = node->getArg(i)->getType();
        if (is_cut && !type->isImageType() &&
            !type->isSamplerT()) { // those are names, whoever evaluates them
            const std::string held = zeroed_temporary(type);
            arguments += ordered.first + held + " = (" + ordered.texts[i] + ");\n";
            ordered.first.clear();
            ordered.texts[i] = held;
        }
        text += ", " + ordered.texts[i];
    }
    text += objects + ")";
    if (!is_cut) {
        return "(" + ordered.first + text + ")";
    }
    hoisted_ += arguments.empty() ? "" : "if (lk_at == 0u) {\n" + arguments + "}\n";
    if (callee->getReturnType()->isVoidType()) {
        hoisted_ += text + ";\n";
        return "((void)0)";
    }
    const std::string result = temporary(spelled(callee->getReturnType()));
    hoisted_ += result + " = " + text + ";\n";
    return result;
}

std::string Rewriter::built_in(const clang::CallExpr* node, const std::string& name) {
    if (const std::string_view reason = refused_built_in(name); !reason.empty()) {
        refuse(node, reason);
        return "0";
    }
    if (const ExchangeFunction* function = exchange_named(name)) {
        uses_sub_groups_ = true;
        return exchange(node, *function);
    }
    if (is_sub_group_number(name)) {
        uses_sub_groups_ = true;
        return "lk_" + name + "(lk)";
    }
    if (is_image_call(name)) {
        uses_images_ = true;
        return image_call(node, name);
    }
    if (name == "barrier" || name == "work_group_barrier") {
        return barrier(node, SiteKind::barrier);
    }
    if (name == "mem_fence" || name == "read_mem_fence" || name == "write_mem_fence") {
        return barrier(node, SiteKind::fence);
    }
    if (const std::uint32_t elements = vector_elements(name, "vload"); elements != 0) {
        return vector_load(node, elements);
    }
    if (const std::uint32_t elements = vector_elements(name, "vstore"); elements != 0) {
        return vector_store(node, elements);
    }
    if (is_atomic(name)) {
        return atomic(node, name);
    }
    std::vector<const clang::Expr*> arguments(node->arg_begin(), node->arg_end());
    for (const clang::Expr* argument : arguments) {
        const clang::QualType type = argument->getType();
        if (name != "printf" && type->isPointerType() && space_of(type->getPointeeType()) != Space::none) {
            refuse(node, refusal::pointer_output);
        }
    }
    ++operations_;
    const Ordered ordered = in_order(arguments);
    std::string text;
    for (const std::string& argument : ordered.texts) {
        text += (text.empty() ? "" : ", ") + argument;
    }
    return "(" + ordered.first + name + "(" + text + "))";
}

std::string Rewriter::barrier(const clang::CallExpr* node, SiteKind kind) {
    const std::string flags = value(node->getArg(0));
    const Site site = add_site(site_at(kind, node));
    log(site);
    const std::string event = "lk_event(lk, " + number(site.value()) + ", (ulong)(" + flags + "))";
    if (hoisting_ && kind == SiteKind::barrier) {
        hoisted_ += "if (lk_at == 0u) { " + event + "; }\nlk_arrive(lk, lk_at == 0u);\n";
        return "((void)0)";
    }
    return "(" + event + ", " + node->getDirectCallee()->getNameAsString() + "(" + flags + "))";
}

Rewriter::Target Rewriter::pointee_target(const clang::Expr* pointer, clang::QualType type,
                                          const std::string& text, const clang::Stmt* node) {
    Target result;
    result.space = space_of(type);
    result.pointer_type = spelled_pointer_to(type);
    result.address = text;
    result.object = object_of_pointer(pointer);
    result.value_type = spelled(type);
    result.leaves = {{0, value_type_of(type), ""}};
    result.pieces = pieces_of(result.leaves.front().type);
    result.bytes = scalar_bytes(result.leaves.front().type.scalar) * result.leaves.front().type.count;
    result.node = node;
    return result;
}

Rewriter::Target Rewriter::vector_target(const clang::CallExpr* node, const clang::Expr* offset,
                                         const clang::Expr* pointer, std::uint32_t elements,
                                         std::string& first) {
    const Ordered ordered = in_order({offset, pointer});
    first += ordered.first;
    const clang::QualType element = pointer->getType()->getPointeeType();
    const std::string address =
        "(" + ordered.texts[1] + ") + " + std::to_string(elements) + " * (" + ordered.texts[0] + ")";
    Target result = pointee_target(pointer, element, address, node);
    const ValueType type{value_type_of(element).scalar, elements};
    const std::uint32_t step = scalar_bytes(type.scalar);
    result.leaves = {{0, type, ""}};
    result.value_type = opencl_name(type);
    result.bytes = step * elements;
    result.pieces.clear();
    for (std::uint32_t i = 0; i < elements; ++i) { // aligned to the element only, so a request an element
        result.pieces.push_back({static_cast<std::uint16_t>(i * step), static_cast<std::uint16_t>(step)});
    }
    return result;
}

std::string Rewriter::vector_load(const clang::CallExpr* node, std::uint32_t elements) {
    std::string first;
    const clang::QualType element = node->getArg(1)->getType()->getPointeeType();
    const std::string name = node->getDirectCallee()->getNameAsString();
    if (space_of(element) == Space::none) {
        const Ordered ordered = in_order({node->getArg(0), node->getArg(1)});
        return "(" + ordered.first + name + "(" + ordered.texts[0] + ", " + ordered.texts[1] + "))";
    }
    const Target from = vector_target(node, node->getArg(0), node->getArg(1), elements, first);
    const std::string access = name + "(0, &" + accessed(from, SiteKind::read) + ")";
    const std::string held = temporary(from.value_type);
    return "(" + first + "LK_R(" + held + ", " + access + ", " + number(from.bytes) + "))";
}

std::string Rewriter::vector_store(const clang::CallExpr* node, std::uint32_t elements) {
    const clang::QualType element = node->getArg(2)->getType()->getPointeeType();
    const std::string name = node->getDirectCallee()->getNameAsString();
    if (space_of(element) == Space::none) {
        const Ordered ordered = in_order({node->getArg(0), node->getArg(1), node->getArg(2)});
        return "(" + ordered.first + name + "(" + ordered.texts[0] + ", " + ordered.texts[1] + ", " +
               ordered.texts[2] + "))";
    }
    const std::string held = temporary(spelled(node->getArg(0)->getType()));
    std::string first = held + " = (" + value(node->getArg(0)) + "), ";
    const Target to = vector_target(node, node->getArg(1), node->getArg(2), elements, first);
    return "(" + first + name + "(" + held + ", 0, &" + accessed(to, SiteKind::write) + "), LK_V(" + held +
           ", " + number(to.bytes) + "))";
}

std::string Rewriter::atomic(const clang::CallExpr* node, const std::string& name) {
    ++operations_;
    const std::vector<const clang::Expr*> arguments(node->arg_begin(), node->arg_end());
    const std::uint32_t before = events_;
    Ordered ordered = in_order(arguments);
    // Further operands are evaluated before the atomic's own event; in_order leaves the last that logs in its
    // place.
    if (events_ != before) {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            const std::string held = temporary(spelled(arguments[i]->getType()));
            ordered.first += held + " = (" + ordered.texts[i] + "), ";
            ordered.texts[i] = held;
        }
    }
    const Target on =
        pointee_target(arguments[0], arguments[0]->getType()->getPointeeType(), ordered.texts[0], node);
    std::string text = name + "(&" + accessed(on, SiteKind::atomic);
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        text += ", " + ordered.texts[i];
    }
    const std::string held = temporary(on.value_type);
    return "(" + ordered.first + held + " = " + text + "), " + value_log(on, held) + ", " + held + ")";
}

} // namespace lockstep
