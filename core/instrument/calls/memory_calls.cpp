#include "core/instrument/calls/families.h"

#include "core/instrument/source/syntax.h"

#include <algorithm>
#include <array>

namespace lockstep::rewriting {
namespace {

/// Returns N if the name is `start` followed by N, as for vloadN and vstoreN; 0 for other names.
std::uint32_t vector_elements(const std::string& name, const std::string& start) {
    if (!name.starts_with(start)) {
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
    return name.starts_with("atomic_") || name.starts_with("atom_");
}

/// Whether a built-in function writes a second result through its last argument.
bool has_second_result(const std::string& name) {
    constexpr std::array names = {"fract", "modf", "sincos", "frexp", "lgamma_r", "remquo"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_address_of_variable(const clang::Expr* argument) {
    const auto* operation = llvm::dyn_cast<clang::UnaryOperator>(argument->IgnoreParenImpCasts());
    return operation != nullptr && operation->getOpcode() == clang::UO_AddrOf &&
           llvm::isa<clang::DeclRefExpr>(operation->getSubExpr()->IgnoreParens());
}

bool is_pointer_to_memory(clang::QualType type) {
    return type->isPointerType() && space_of(type->getPointeeType()) != Space::none;
}

/// Whether the argument points to observed memory. Uses the original type of the pointer, because in OpenCL C
/// 2.0 an argument of a built-in function is converted to a generic pointer.
bool points_to_memory(const clang::Expr* argument) {
    return is_pointer_to_memory(argument->IgnoreParenImpCasts()->getType());
}

} // namespace

std::optional<std::string> MemoryCalls::call(const clang::CallExpr* node, const std::string& name) {
    if (const std::uint32_t elements = vector_elements(name, "vload"); elements != 0) {
        return vector_load(node, elements);
    }
    if (const std::uint32_t elements = vector_elements(name, "vstore"); elements != 0) {
        return vector_store(node, elements);
    }
    if (is_atomic(name)) {
        return atomic(node, name);
    }
    if (name == "prefetch") {
        return prefetch(node);
    }
    const bool reaches = std::any_of(node->arg_begin(), node->arg_end(), points_to_memory);
    if (reaches && has_second_result(name)) {
        return pointer_output(node, name);
    }
    if (has_second_result(name) && !is_address_of_variable(arguments_of(node).back())) {
        return private_output(node, name);
    }
    if (reaches && name != "printf") {
        bench_.refusals.refuse(node, refusal::pointer_output);
    }
    return std::nullopt;
}

/// Rewrites a prefetch. It is only a hint and moves no data, so only its arguments are evaluated.
std::string MemoryCalls::prefetch(const clang::CallExpr* node) {
    const Ordered ordered = expressions_.in_order({node->getArg(0), node->getArg(1)});
    return "(" + ordered.first + "(void)(" + ordered.texts[0] + "), (void)(" + ordered.texts[1] + "))";
}

/// Rewrites a call with a second result in private memory, such as y = fract(x, p + i) with a private pointer
/// p.
std::string MemoryCalls::private_output(const clang::CallExpr* node, const std::string& name) {
    bench_.log.arithmetic().count();
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    const Ordered ordered = expressions_.in_order(arguments);
    std::string call = "(" + ordered.first + name + "(";
    for (std::size_t i = 0; i + 1 < arguments.size(); ++i) {
        call += ordered.texts[i] + ", ";
    }
    return call + vectors_.checked_private(arguments.back(), 1, ordered.texts.back()) + "))";
}

std::string MemoryCalls::vector_load(const clang::CallExpr* node, std::uint32_t elements) {
    const clang::Expr* pointer = node->getArg(1);
    const std::string name = node->getDirectCallee()->getNameAsString();
    const Ordered ordered = expressions_.in_order({node->getArg(0), pointer});
    const std::string address = vectors_.address(ordered.texts[1], ordered.texts[0], elements);
    if (!points_to_memory(pointer)) {
        return "(" + ordered.first + name + "(0, " + vectors_.checked_private(pointer, elements, address) +
               "))";
    }
    const Target from = vectors_.target(node, pointer, address, elements);
    const std::string access = name + "(0, &" + accesses_.accessed(from, SiteKind::read) + ")";
    const std::string held = bench_.emitter.temporary(from.value_type);
    return "(" + ordered.first + "LK_R(" + held + ", " + access + ", " + number(from.bytes) + "))";
}

std::string MemoryCalls::vector_store(const clang::CallExpr* node, std::uint32_t elements) {
    const clang::Expr* pointer = node->getArg(2);
    const std::string name = node->getDirectCallee()->getNameAsString();
    if (!points_to_memory(pointer)) {
        const Ordered ordered = expressions_.in_order({node->getArg(0), node->getArg(1), pointer});
        const std::string address = vectors_.address(ordered.texts[2], ordered.texts[1], elements);
        return "(" + ordered.first + name + "(" + ordered.texts[0] + ", 0, " +
               vectors_.checked_private(pointer, elements, address) + "))";
    }
    const std::string held = bench_.emitter.temporary(node->getArg(0)->getType());
    const std::string first = held + " = (" + expressions_.value(node->getArg(0)) + "), ";
    const Ordered ordered = expressions_.in_order({node->getArg(1), pointer});
    const std::string address = vectors_.address(ordered.texts[1], ordered.texts[0], elements);
    const Target to = vectors_.target(node, pointer, address, elements);
    return "(" + first + ordered.first + name + "(" + held + ", 0, &" +
           accesses_.accessed(to, SiteKind::write) + "), LK_V(" + held + ", " + number(to.bytes) + "))";
}

std::string MemoryCalls::atomic(const clang::CallExpr* node, const std::string& name) {
    bench_.log.arithmetic().count();
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    if (arguments.empty() || !is_pointer_to_memory(arguments[0]->getType())) {
        bench_.refusals.refuse(node, refusal::newer_atomic);
        return "0";
    }
    const SiteLog::Mark before = bench_.log.mark();
    Ordered ordered = expressions_.in_order(arguments);
    // The other operands must be evaluated before the event of the atomic itself. A temporary is needed,
    // because in_order() does not move the last operand that logs out of the call. The comparison value of a
    // compare-exchange is needed twice.
    const bool compares = name.ends_with("cmpxchg") && arguments.size() == 3;
    if (bench_.log.mark() != before || compares) {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            const std::string held = bench_.emitter.temporary(arguments[i]->getType());
            ordered.first += held + " = (" + ordered.texts[i] + "), ";
            ordered.texts[i] = held;
        }
    }
    const Target on =
        accesses_.pointee(arguments[0], arguments[0]->getType()->getPointeeType(), ordered.texts[0], node);
    std::string text = name + "(&" + accesses_.accessed(on, SiteKind::atomic);
    for (std::size_t i = 1; i < arguments.size(); ++i) {
        text += ", " + ordered.texts[i];
    }
    const std::string held = bench_.emitter.temporary(on.value_type);
    const std::string outcome = compares ? "lk_exchanged(lk_self, " + number(bench_.log.last().value()) +
                                               ", " + held + " == " + ordered.texts[1] + "), "
                                         : "";
    return "(" + ordered.first + held + " = " + text + "), " + Accesses::value_log(on, held) + ", " +
           outcome + held + ")";
}

/// Rewrites a call whose last argument points to the location of the second result:
///
///     y = fract(x, &g[i]);
///     y = (lk_t1 = fract(x, &lk_t0), *(__global float*)lk_global(...) = lk_t0, LK_V(lk_t0, 4u), lk_t1);
std::string MemoryCalls::pointer_output(const clang::CallExpr* node, const std::string& name) {
    bench_.log.arithmetic().count();
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    const Ordered ordered = expressions_.in_order(arguments);
    const clang::Expr* pointer = arguments.back();
    const Target to =
        accesses_.pointee(pointer, pointer->getType()->getPointeeType(), ordered.texts.back(), node);
    const std::string out = bench_.emitter.temporary(to.value_type);
    const std::string result = bench_.emitter.temporary(node->getType());
    std::string call = name + "(";
    for (std::size_t i = 0; i + 1 < arguments.size(); ++i) {
        call += ordered.texts[i] + ", ";
    }
    return "(" + ordered.first + result + " = " + call + "&" + out + "), " +
           accesses_.accessed(to, SiteKind::write) + " = " + out + ", " + Accesses::value_log(to, out) +
           ", " + result + ")";
}

} // namespace lockstep::rewriting
