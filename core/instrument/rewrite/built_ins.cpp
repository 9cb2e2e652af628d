#include "core/instrument/rewrite/built_ins.h"

#include "core/instrument/rewrite/barrier_calls.h"
#include "core/instrument/rewrite/conversions.h"
#include "core/instrument/rewrite/copy_calls.h"
#include "core/instrument/rewrite/half_calls.h"
#include "core/instrument/rewrite/image_calls.h"
#include "core/instrument/rewrite/memory_calls.h"
#include "core/instrument/rewrite/sub_group_calls.h"
#include "core/instrument/source/printf_format.h"

namespace lockstep::rewriting {

BuiltIns::BuiltIns(Workbench& bench, Accesses& accesses, Samplers& samplers, Expressions& expressions,
                   const std::vector<Copy>& copies)
    : context_(bench.emitter.context()),
      log_(bench.log),
      refusals_(bench.refusals),
      expressions_(expressions) {
    families_.push_back(std::make_unique<SubGroupCalls>(bench, expressions));
    families_.push_back(std::make_unique<CopyCalls>(bench, expressions, copies));
    families_.push_back(std::make_unique<BarrierCalls>(bench, expressions));
    families_.push_back(std::make_unique<HalfCalls>(bench, accesses, expressions));
    families_.push_back(std::make_unique<MemoryCalls>(bench, accesses, expressions));
    families_.push_back(std::make_unique<ImageCalls>(bench, samplers, expressions));
}

std::string BuiltIns::call(const clang::CallExpr* node, const std::string& name) {
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
    if (is_open_conversion(name) && ordered.texts.size() == 1) {
        ordered.texts[0] =
            operand_of_conversion(context_, node->getArg(0), node->getType(), ordered.texts[0]);
    }
    std::string text;
    for (const std::string& argument : ordered.texts) {
        text += (text.empty() ? "" : ", ") + argument;
    }
    return "(" + ordered.first + name + "(" + text + "))";
}

} // namespace lockstep::rewriting
