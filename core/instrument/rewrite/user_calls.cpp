#include "core/instrument/rewrite/user_calls.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

namespace lockstep::rewriting {

std::string UserCalls::call(const clang::CallExpr* node, const clang::FunctionDecl* callee) {
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    const Ordered ordered = expressions_.in_order(arguments);
    std::string numbers;
    for (const clang::Expr* argument : arguments) {
        if (brings_number(argument->getType())) {
            numbers += ", " + samplers_.number_brought(argument);
        }
    }
    log_.add_call(callee);
    return cuts_.is_cut_at(callee->getBody())
               ? collective_call(node, callee, ordered, numbers)
               : "(" + ordered.first + ended(callee, plain_call(callee, ordered, numbers)) + ")";
}

/// The call of a function that returns a pointer, and then the end of its private variables: the pointer may
/// lead to one of them.
std::string UserCalls::ended(const clang::FunctionDecl* callee, const std::string& call) {
    const clang::QualType type = callee->getReturnType();
    std::string ends;
    if (type->isPointerType() && space_of(type->getPointeeType()) == Space::none) {
        for (const unsigned object : objects_.private_numbers(callee)) {
            ends += "lk_gone(lk_self, " + number(object) + "), ";
        }
    }
    if (ends.empty()) {
        return call;
    }
    const std::string held = emitter_.temporary(type);
    return held + " = " + call + ", " + ends + held;
}

std::string UserCalls::plain_call(const clang::FunctionDecl* callee, const Ordered& ordered,
                                  const std::string& numbers) const {
    std::string text = (callee->hasAttr<clang::OpenCLKernelAttr>() ? "lk_kernel_" : "") +
                       callee->getNameAsString() + "(lk_self";
    if (cuts_.uniformity().is_guarded(callee)) {
        text += ", " + cuts_.takes_part();
    }
    for (const std::string& argument : ordered.texts) {
        text += ", " + argument;
    }
    return text + numbers + ")";
}

/// The call where the expression is cut at it: all work-items make it, with arguments that those evaluated
/// that are here.
std::string UserCalls::collective_call(const clang::CallExpr* node, const clang::FunctionDecl* callee,
                                       Ordered ordered, const std::string& numbers) {
    std::string arguments;
    for (unsigned i = 0; i < node->getNumArgs(); ++i) {
        const clang::QualType type = node->getArg(i)->getType();
        if (!type->isImageType() && !type->isSamplerT()) { // those are names, whoever evaluates them
            const std::string held = emitter_.zeroed_temporary(type);
            arguments += ordered.first + held + " = (" + ordered.texts[i] + ");\n";
            ordered.first.clear();
            ordered.texts[i] = held;
        }
    }
    const std::string text = plain_call(callee, ordered, numbers);
    cuts_.put_before(arguments.empty() ? "" : "if (lk_at == 0u) {\n" + arguments + "}\n");
    if (callee->getReturnType()->isVoidType()) {
        cuts_.put_before(text + ";\n");
        return "((void)0)";
    }
    std::string result = emitter_.temporary(callee->getReturnType());
    cuts_.put_before(result + " = " + text + ";\n");
    return result;
}

} // namespace lockstep::rewriting
