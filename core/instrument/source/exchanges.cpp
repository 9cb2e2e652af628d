#include "core/instrument/source/exchanges.h"

#include <algorithm>
#include <array>

namespace lockstep {
namespace {

constexpr ExchangeFunction functions[] = {
    {"sub_group_shuffle", ExchangeKind::shuffle, {}},
    {"sub_group_shuffle_xor", ExchangeKind::shuffle_xor, {}},
    {"sub_group_shuffle_up", ExchangeKind::shuffle_up, {}},
    {"sub_group_shuffle_down", ExchangeKind::shuffle_down, {}},
    {"sub_group_broadcast", ExchangeKind::broadcast, {}},
    {"sub_group_reduce_add", ExchangeKind::reduce, "add"},
    {"sub_group_reduce_min", ExchangeKind::reduce, "min"},
    {"sub_group_reduce_max", ExchangeKind::reduce, "max"},
    {"sub_group_scan_inclusive_add", ExchangeKind::scan_inclusive, "add"},
    {"sub_group_scan_inclusive_min", ExchangeKind::scan_inclusive, "min"},
    {"sub_group_scan_inclusive_max", ExchangeKind::scan_inclusive, "max"},
    {"sub_group_scan_exclusive_add", ExchangeKind::scan_exclusive, "add"},
    {"sub_group_scan_exclusive_min", ExchangeKind::scan_exclusive, "min"},
    {"sub_group_scan_exclusive_max", ExchangeKind::scan_exclusive, "max"},
    {"sub_group_any", ExchangeKind::any, {}},
    {"sub_group_all", ExchangeKind::all, {}},
    {"sub_group_ballot", ExchangeKind::ballot, {}},
};

constexpr std::string_view numbers[] = {
    "get_sub_group_size", "get_max_sub_group_size",      "get_num_sub_groups",
    "get_sub_group_id",   "get_enqueued_num_sub_groups", "get_sub_group_local_id",
};

constexpr std::array scalars = {"char", "uchar", "short", "ushort", "int",
                                "uint", "long",  "ulong", "float",  "double"};

bool takes_a_lane(ExchangeKind kind) {
    return kind <= ExchangeKind::broadcast;
}

std::string declarations_of(const ExchangeFunction& function) {
    const std::string head = "__attribute__((overloadable)) ";
    const std::string name(function.name);
    if (function.kind == ExchangeKind::any || function.kind == ExchangeKind::all) {
        return "int " + head + name + "(int);\n";
    }
    if (function.kind == ExchangeKind::ballot) {
        return "uint4 " + head + name + "(int);\n";
    }
    std::string text;
    for (const std::string scalar : scalars) {
        for (const char* count : {"", "2", "3", "4", "8", "16"}) {
            if (*count != '\0' && !takes_a_lane(function.kind)) {
                continue;
            }
            const std::string type = scalar + count;
            text +=
                type + " " + head + name + "(" + type + (takes_a_lane(function.kind) ? ", uint);\n" : ");\n");
        }
    }
    return text;
}

} // namespace

const ExchangeFunction* exchange_named(std::string_view name) {
    const auto* found = std::ranges::find(functions, name, &ExchangeFunction::name);
    return found == std::end(functions) ? nullptr : found;
}

bool is_sub_group_number(std::string_view name) {
    return std::ranges::find(numbers, name) != std::end(numbers);
}

std::string sub_group_declarations() {
    std::string text = "void __attribute__((overloadable)) " + std::string(sub_group_barrier_name) +
                       "(cl_mem_fence_flags);\n";
    for (const ExchangeFunction& function : functions) {
        text += declarations_of(function);
    }
    for (const std::string_view name : numbers) {
        text += "uint __attribute__((overloadable)) " + std::string(name) + "(void);\n";
    }
    return text;
}

bool mentions_sub_groups(std::string_view text) {
    return text.find("sub_group") != std::string_view::npos;
}

} // namespace lockstep
