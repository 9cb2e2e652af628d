#include "core/instrument/exchanges.h"
#include "core/instrument/rewriter.h"

namespace lockstep {
namespace {

/// The reason that a built-in function cannot be instrumented, or empty.
std::string_view refused_built_in(const std::string& name) {
    if ((name.starts_with("sub_group") || name.starts_with("get_sub_group")) &&
        exchange_named(name) == nullptr && !is_sub_group_number(name) && name != sub_group_barrier_name) {
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
        add_arithmetic(after_last_[callee]);
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
    if (std::optional<std::string> text = group_call(node, name)) {
        return *text;
    }
    if (std::optional<std::string> text = memory_call(node, name)) {
        return *text;
    }
    if (is_image_call(name)) {
        uses_images_ = true;
        return image_call(node, name);
    }
    ++operations_;
    const std::vector<const clang::Expr*> arguments(node->arg_begin(), node->arg_end());
    const Ordered ordered = in_order(arguments);
    note_math(node, name);
    std::string text;
    for (const std::string& argument : ordered.texts) {
        text += (text.empty() ? "" : ", ") + argument;
    }
    return "(" + ordered.first + name + "(" + text + "))";
}

/// Of a function by which work-items meet, or ask who they are in their sub-group.
std::optional<std::string> Rewriter::group_call(const clang::CallExpr* node, const std::string& name) {
    const ExchangeFunction* function = exchange_named(name);
    const bool of_sub_group =
        function != nullptr || name == sub_group_barrier_name || is_sub_group_number(name);
    uses_sub_groups_ = uses_sub_groups_ || of_sub_group;
    if (of_sub_group) {
        return function != nullptr              ? exchange(node, *function)
               : name == sub_group_barrier_name ? sub_group_meeting(node)
                                                : "lk_" + name + "(lk)";
    }
    if (is_copy(name)) {
        return copy_begin(node);
    }
    if (is_copy_wait(name)) {
        return copy_wait(node);
    }
    if (name == "barrier" || name == "work_group_barrier") {
        return barrier(node, SiteKind::barrier);
    }
    if (name == "mem_fence" || name == "read_mem_fence" || name == "write_mem_fence") {
        return barrier(node, SiteKind::fence);
    }
    return std::nullopt;
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

} // namespace lockstep
