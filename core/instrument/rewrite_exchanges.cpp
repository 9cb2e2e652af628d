#include "core/instrument/exchanges.h"
#include "core/instrument/rewriter.h"

#include <algorithm>

// Sub-group functions, emulated through hidden local memory: everyone lays down a value, all meet, everyone
// takes.
//
//     v += sub_group_shuffle_down(v, 4);
//     (lk_t0 = (v), lk_t1 = (4), LK_GIVE(float, lk_t0, 1), lk_t2 = lk_from(lk, 1, 7u, lk_lane(lk) + lk_t1),
//      lk_t3 = LK_GIVEN(float)[lk_t2], LK_V(lk_t3, 4u), lk_t3)

namespace lockstep {
namespace {

/// The lane that a work-item takes from, given the text of the function's second argument.
std::string source_lane(ExchangeKind kind, const std::string& given) {
    switch (kind) {
    case ExchangeKind::shuffle_xor:
        return "lk_lane(lk) ^ " + given;
    case ExchangeKind::shuffle_up:
        return "lk_lane(lk) - " + given;
    case ExchangeKind::shuffle_down:
        return "lk_lane(lk) + " + given;
    default:
        return given;
    }
}

/// How many lanes, from the first on, a work-item takes from.
std::string source_count(ExchangeKind kind) {
    switch (kind) {
    case ExchangeKind::scan_inclusive:
        return "lk_lane(lk) + 1u";
    case ExchangeKind::scan_exclusive:
        return "lk_lane(lk)";
    default:
        return "lk_lanes(lk)";
    }
}

/// What changes nothing under a fold of values of this type.
std::string neutral(std::string_view fold, Scalar scalar) {
    const bool least = fold == "max";
    if (fold == "add") {
        return "0";
    }
    switch (scalar) {
    case Scalar::int8:
        return least ? "CHAR_MIN" : "CHAR_MAX";
    case Scalar::uint8:
        return least ? "0" : "UCHAR_MAX";
    case Scalar::int16:
        return least ? "SHRT_MIN" : "SHRT_MAX";
    case Scalar::uint16:
        return least ? "0" : "USHRT_MAX";
    case Scalar::int32:
        return least ? "INT_MIN" : "INT_MAX";
    case Scalar::uint32:
        return least ? "0" : "UINT_MAX";
    case Scalar::int64:
        return least ? "LONG_MIN" : "LONG_MAX";
    case Scalar::uint64:
        return least ? "0" : "ULONG_MAX";
    default:
        return least ? "-INFINITY" : "INFINITY";
    }
}

} // namespace

std::string Rewriter::taken(const ExchangeFunction& function, const std::string& on, Site site,
                            const std::string& type, const std::string& lane) {
    if (function.kind <= ExchangeKind::broadcast) {
        const std::string from = temporary("uint");
        return from + " = lk_from(lk, " + on + ", " + number(site.value()) + ", " +
               source_lane(function.kind, lane) + "), LK_GIVEN(" + type + ")[" + from + "]";
    }
    const std::string count = source_count(function.kind);
    const std::string log = "lk_from_first(lk, " + on + ", " + number(site.value()) + ", " + count + "), ";
    switch (function.kind) {
    case ExchangeKind::any:
        return log + "lk_any_of(lk)";
    case ExchangeKind::all:
        return log + "lk_all_of(lk)";
    case ExchangeKind::ballot:
        return log + "lk_ballot(lk)";
    default:
        break;
    }
    fold_types_.insert(type);
    const Scalar scalar = sites_[site.index()].type.scalar;
    return log + "lk_" + std::string(function.fold) + "_" + type + "(lk, " + count + ", (" + type + ")(" +
           neutral(function.fold, scalar) + "))";
}

std::string Rewriter::exchange(const clang::CallExpr* node, const ExchangeFunction& function) {
    const std::vector<const clang::Expr*> arguments(node->arg_begin(), node->arg_end());
    const Ordered ordered = in_order(arguments);
    const std::string type = opencl_name(value_type_of(arguments[0]->getType()));
    SiteInfo info = site_at(SiteKind::exchange, node);
    info.type = value_type_of(node->getType());
    const std::uint32_t bytes = scalar_bytes(info.type.scalar) * info.type.count;
    slot_bytes_ = std::max(slot_bytes_, bytes_of(context_, arguments[0]->getType()));
    const Site site = add_site(std::move(info));
    log(site);
    const std::string on = hoisting_ ? "lk_at == 0u" : "1";
    const std::string given = zeroed_temporary(arguments[0]->getType());
    const std::string lane = arguments.size() > 1 ? zeroed_temporary(context_.UnsignedIntTy) : "";
    const std::string got = temporary(spelled(node->getType()));
    const std::string give = ordered.first + given + " = (" + ordered.texts[0] + ")" +
                             (lane.empty() ? "" : ", " + lane + " = (uint)(" + ordered.texts[1] + ")");
    const std::string meet = "LK_GIVE(" + type + ", " + given + ", " + on + ")";
    const std::string take = got + " = (" + taken(function, on, site, type, lane) + ")";
    const std::string moved = "LK_V(" + got + ", " + number(bytes) + ")";
    if (!hoisting_) {
        return "(" + give + ", " + meet + ", " + take + ", " + moved + ", " + got + ")";
    }
    hoisted_ += "if (lk_at == 0u) { " + give + "; }\n" + meet + ";\n" + take + ";\nif (lk_at == 0u) { " +
                moved + "; }\n";
    return got;
}

std::string Rewriter::sub_group_meeting(const clang::CallExpr* node) {
    const std::string flags = value(node->getArg(0));
    const Site site = add_site(site_at(SiteKind::sub_group_barrier, node));
    log(site);
    slot_bytes_ = std::max(slot_bytes_, 1U); // who is here takes a byte behind the slots
    const std::string event = "lk_event(lk, " + number(site.value()) + ", (ulong)(" + flags + "))";
    if (!hoisting_) {
        return "(" + event + ", lk_meet_alone(lk, 1))";
    }
    hoisted_ += "if (lk_at == 0u) { " + event + "; }\nlk_meet_alone(lk, lk_at == 0u);\n";
    return "((void)0)";
}

} // namespace lockstep
