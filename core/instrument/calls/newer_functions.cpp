#include "core/instrument/calls/newer_functions.h"

#include "core/instrument/refusal.h"

#include <algorithm>

namespace lockstep::rewriting {
namespace {

/// Whether values of this type exist only in programs that use pipes or enqueue kernels.
bool is_of_queue_or_pipe(clang::QualType type) {
    return type->isPipeType() || type->isReserveIDT() || type->isQueueT() || type->isClkEventT() ||
           type->isBlockPointerType() || type.getUnqualifiedType().getAsString() == "ndrange_t";
}

} // namespace

std::optional<std::string_view> newer_function(const clang::CallExpr* node, const std::string& name) {
    if (name.starts_with("work_group_") && name != "work_group_barrier") {
        return refusal::work_group;
    }
    const auto is_refused = [](const clang::Expr* argument) {
        return is_of_queue_or_pipe(argument->IgnoreParenImpCasts()->getType());
    };
    const bool is_given_one = std::any_of(node->arg_begin(), node->arg_end(), is_refused);
    return is_given_one || is_of_queue_or_pipe(node->getType()) ? std::optional(refusal::device_queue)
                                                                : std::nullopt;
}

} // namespace lockstep::rewriting
