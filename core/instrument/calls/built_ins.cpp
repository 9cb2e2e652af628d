#include "core/instrument/calls/built_ins.h"

#include "core/instrument/calls/families.h"
#include "core/instrument/calls/newer_functions.h"
#include "core/instrument/parse/printf_format.h"
#include "core/instrument/rewrite/conversions.h"
#include "core/instrument/rewrite/open_results.h"

namespace lockstep::rewriting {

BuiltIns::BuiltIns(Workbench& bench, Accesses& accesses, Samplers& samplers, Expressions& expressions,
                   const std::vector<Copy>& copies)
    : emitter_(bench.emitter), log_(bench.log), refusals_(bench.refusals), expressions_(expressions) {
    families_.push_back(std::make_unique<SubGroupCalls>(bench, expressions));
    families_.push_back(std::make_unique<CopyCalls>(bench, expressions, copies));
    families_.push_back(std::make_unique<BarrierCalls>(bench, expressions));
    families_.push_back(std::make_unique<HalfCalls>(bench, accesses, expressions));
    families_.push_back(std::make_unique<MemoryCalls>(bench, accesses, expressions));
    families_.push_back(std::make_unique<ImageCalls>(bench, samplers, expressions));
}

std::string BuiltIns::call(const clang::CallExpr* node, const std::string& name) {
    if (const std::optional<std::string_view> reason = newer_function(node, name)) {
        refusals_.refuse(node, *reason);
        return "0";
    }
    for (const auto& family : families_) {
        if (std::optional<std::string> text = family->call(node, name)) {
            return *text;
        }
    }
    if (name == "printf" && text_argument(node) != nullptr) {
        refusals_.refuse(text_argument(node), refusal::printf_text);
    }
    log_.arithmetic().count();
    Ordered ordered = expressions_.in_order(arguments_of(node));
    log_.note_math(node, name);
    defend(node, name, ordered.texts);
    std::string text;
    for (const std::string& argument : ordered.texts) {
        text += (text.empty() ? "" : ", ") + argument;
    }
    return "(" + ordered.first + name + "(" + text + "))";
}

/// Rewrites arguments for which the result of the function may be undefined. Otherwise, a compiler that
/// detects such an argument may generate arbitrary code.
void BuiltIns::defend(const clang::CallExpr* node, const std::string& name,
                      std::vector<std::string>& arguments) {
    const clang::ASTContext& context = emitter_.context();
    const bool converts = is_open_conversion(name);
    for (unsigned i = 0; i < arguments.size(); ++i) {
        const clang::Expr* argument = node->getArg(i);
        const TypedText typed{argument->getType(), arguments[i]};
        if (converts && !is_in_range(context, argument, node->getType())) {
            arguments[i] = operand_of_conversion(emitter_, typed, node->getType(), rounding_of(name));
        } else if (counts_zeros(name)) {
            arguments[i] = guarded_zero(typed.type, typed.text, emitter_);
        } else if (!converts && may_convert_within(name) && !is_small_constant(context, argument)) {
            arguments[i] = opaque(typed);
        }
    }
}

} // namespace lockstep::rewriting
