#include "core/instrument/calls/user_calls.h"

#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <algorithm>

namespace lockstep::rewriting {

bool is_foreign(const clang::FunctionDecl* callee, const clang::ASTContext& context) {
    const clang::SourceManager& sources = context.getSourceManager();
    const std::string name = callee->getNameAsString();
    if (name.find("sub_group") != std::string::npos) {
        // A program may redeclare an OpenCL C function. Other code checks whether the function is supported.
        return false;
    }
    if (!name.starts_with("__builtin_")) {
        const clang::SourceLocation at = sources.getExpansionLoc(callee->getLocation());
        return !callee->isImplicit() && at.isValid() && sources.getFileID(at) == sources.getMainFileID();
    }
    const auto is_pointer = [](const clang::ParmVarDecl* parameter) {
        return parameter->getType()->isPointerType();
    };
    return callee->getReturnType()->isVoidType() || callee->getReturnType()->isPointerType() ||
           std::any_of(callee->param_begin(), callee->param_end(), is_pointer);
}

namespace {

/// Whether a value of this type contains a pointer to private memory, directly or in a member.
bool holds_private_pointer(clang::QualType type) {
    if (type->isPointerType()) {
        return space_of(type->getPointeeType()) == Space::none;
    }
    if (const auto* array = type->getAsArrayTypeUnsafe()) {
        return holds_private_pointer(array->getElementType());
    }
    const auto* record = type->getAs<clang::RecordType>();
    return record != nullptr && std::ranges::any_of(record->getDecl()->fields(), [](const auto* field) {
               return holds_private_pointer(field->getType());
           });
}

/// Whether a function may return a pointer to private memory, either as its return value or through a
/// parameter that is a pointer to a pointer.
bool may_leave_private_pointer(const clang::FunctionDecl* function) {
    return holds_private_pointer(function->getReturnType()) ||
           std::ranges::any_of(function->parameters(), [](const clang::ParmVarDecl* parameter) {
               const clang::QualType type = parameter->getType();
               return type->isPointerType() && holds_private_pointer(type->getPointeeType());
           });
}

} // namespace

std::string UserCalls::call(const clang::CallExpr* node, const clang::FunctionDecl* callee) {
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    const Ordered ordered = expressions_.in_order(arguments);
    std::string numbers;
    for (const clang::Expr* argument : arguments) {
        if (brings_number(argument->getType())) {
            numbers += ", " + samplers_.number_brought(argument);
        }
    }
    bench_.log.add_call(callee);
    return bench_.cuts.is_cut_at(callee->getBody())
               ? collective_call(node, callee, ordered, numbers)
               : "(" + ordered.first + ended(callee, plain_call(callee, ordered, numbers)) + ")";
}

/// Returns the calls that end the lifetime of a function's private variables. They are needed if a pointer to
/// one of the variables may outlive the function call.
std::vector<std::string> UserCalls::ends_of(const clang::FunctionDecl* callee) const {
    std::vector<std::string> ends;
    if (may_leave_private_pointer(callee)) {
        for (const unsigned object : bench_.provenance.objects().private_numbers(callee)) {
            ends.push_back("lk_gone(lk_self, " + number(object) + ")");
        }
    }
    return ends;
}

std::string UserCalls::ended(const clang::FunctionDecl* callee, const std::string& call) {
    std::string text = call;
    const std::vector<std::string> ends = ends_of(callee);
    const bool returns = !callee->getReturnType()->isVoidType();
    const std::string held =
        ends.empty() || !returns ? "" : bench_.emitter.temporary(callee->getReturnType());
    text = held.empty() ? text : held + " = " + text;
    for (const std::string& end : ends) {
        text += ", " + end;
    }
    return held.empty() ? text : text + ", " + held;
}

std::string UserCalls::plain_call(const clang::FunctionDecl* callee, const Ordered& ordered,
                                  const std::string& numbers) const {
    std::string text = (callee->hasAttr<clang::OpenCLKernelAttr>() ? "lk_kernel_" : "") +
                       callee->getNameAsString() + "(lk_self";
    if (bench_.cuts.uniformity().is_guarded(callee)) {
        text += ", " + bench_.cuts.takes_part();
    }
    for (const std::string& argument : ordered.texts) {
        text += ", " + argument;
    }
    return text + numbers + ")";
}

/// Rewrites a call of a function that contains a collective (a barrier or exchange, which the whole group
/// must execute together). The expression around the call is split at the call. All work-items execute the
/// call, but only those that take part have evaluated its arguments.
std::string UserCalls::collective_call(const clang::CallExpr* node, const clang::FunctionDecl* callee,
                                       Ordered ordered, const std::string& numbers) {
    std::string arguments;
    for (unsigned i = 0; i < node->getNumArgs(); ++i) {
        const clang::QualType type = node->getArg(i)->getType();
        // The name of an image or sampler means the same in all work-items, so no temporary is needed.
        if (!type->isImageType() && !type->isSamplerT()) {
            const std::string held = bench_.emitter.zeroed_temporary(type);
            arguments += ordered.first + held + " = (" + ordered.texts[i] + ");\n";
            ordered.first.clear();
            ordered.texts[i] = held;
        }
    }
    const std::string text = plain_call(callee, ordered, numbers);
    bench_.cuts.put_before(arguments.empty() ? "" : "if (lk_at == 0u) {\n" + arguments + "}\n");
    const bool returns = !callee->getReturnType()->isVoidType();
    std::string result = returns ? bench_.emitter.temporary(callee->getReturnType()) : "((void)0)";
    bench_.cuts.put_before((returns ? result + " = " : "") + text + ";\n");
    for (const std::string& end : ends_of(callee)) {
        bench_.cuts.put_before(end + ";\n");
    }
    return result;
}

} // namespace lockstep::rewriting
