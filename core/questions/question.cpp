#include "core/questions/question.h"

#include <algorithm>
#include <iterator>

namespace lockstep {
namespace {

using enum QuestionKind;

constexpr QuestionForm forms[] = {
    {lanes_next, "lanes-next", {"step", "group", "warp", "lanes"}, {"code"}, {}, true},
    {warps_in_round, "warps-in-round", {"step", "group", "warps", "active"}, {"code"}, {"warps"}},
    {sectors, "sectors", {"step", "group", "warp", "active", "bytes"}, {"code"}, {"sectors"}},
    {lines, "lines", {"step", "group", "warp", "active", "bytes"}, {"code"}, {"lines"}},
    {conflict_degree, "conflict-degree", {"step", "group", "warp", "active", "banks"}, {"code"}, {"passes"}},
    {shares_bank, "shares-bank", {"step", "group", "warp", "lane", "banks"}, {"code"}, {}, true},
    {lanes_taking, "lanes-taking", {"step", "group", "warp", "active"}, {"code"}, {"lanes"}},
    {split, "split", {"step", "group", "warp", "active"}, {"code"}, {"true", "false"}},
    {missing_barrier, "missing-barrier", {}, {}, {"line", "other line"}, false, true},
    {occupancy_limit,
     "occupancy-limit",
     {"items", "registers", "bytes"},
     {"hardware"},
     {"limiter", "groups"},
     false,
     true},
    {next_read, "next-read", {"step", "group", "warp", "lane"}, {"code"}, {"element"}},
    {which_variant, "which-variant", {"runs"}, {}, {"warp steps"}, false, true},
    {order_rounds, "order-rounds", {"group"}, {"code"}, {"lanes", "lanes", "lanes", "lanes"}},
};
static_assert(std::size(forms) == question_kinds);

} // namespace

std::span<const QuestionForm> question_forms() {
    return forms;
}

const QuestionForm& form_of(QuestionKind kind) {
    return forms[static_cast<std::size_t>(kind)];
}

const char* name_of(QuestionKind kind) {
    return form_of(kind).name;
}

std::optional<QuestionKind> question_kind(std::string_view name) {
    const auto* const found =
        std::ranges::find_if(forms, [name](const QuestionForm& form) { return form.name == name; });
    return found == std::end(forms) ? std::nullopt : std::optional(found->kind);
}

} // namespace lockstep
