#include "core/questions/question.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

using enum QuestionKind;

constexpr QuestionForm forms[] = {
    {lanes_next, "lanes-next"},
    {warps_in_round, "warps-in-round"},
    {sectors, "sectors"},
    {lines, "lines"},
    {conflict_degree, "conflict-degree"},
    {shares_bank, "shares-bank"},
    {lanes_taking, "lanes-taking"},
    {split, "split"},
    {missing_barrier, "missing-barrier"},
    {occupancy_limit, "occupancy-limit"},
    {next_read, "next-read"},
    {which_variant, "which-variant"},
    {order_rounds, "order-rounds"},
};
static_assert(std::size(forms) == question_kinds);

} // namespace

std::span<const QuestionForm> question_forms() {
    return forms;
}

const char* name_of(QuestionKind kind) {
    return forms[static_cast<std::size_t>(kind)].name;
}

std::optional<QuestionKind> question_kind(std::string_view name) {
    const auto* const found =
        std::ranges::find_if(forms, [name](const QuestionForm& form) { return form.name == name; });
    return found == std::end(forms) ? std::nullopt : std::optional(found->kind);
}

} // namespace lockstep
