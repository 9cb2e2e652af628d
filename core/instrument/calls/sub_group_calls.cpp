#include "core/instrument/calls/families.h"

#include "core/instrument/source/syntax.h"

#include <algorithm>

namespace lockstep::rewriting {
namespace {

/// Returns an expression for the lane from which a work-item gets a value. `given`: the second argument of
/// the function, rewritten.
std::string source_lane(ExchangeKind kind, const std::string& given) {
    switch (kind) {
    case ExchangeKind::shuffle_xor:
        return "lk_lane(lk_self) ^ " + given;
    case ExchangeKind::shuffle_up:
        return "lk_lane(lk_self) - " + given;
    case ExchangeKind::shuffle_down:
        return "lk_lane(lk_self) + " + given;
    default:
        return given;
    }
}

/// Returns an expression for the number of lanes, counted from lane 0, whose values a work-item combines.
std::string source_count(ExchangeKind kind) {
    switch (kind) {
    case ExchangeKind::scan_inclusive:
        return "lk_lane(lk_self) + 1u";
    case ExchangeKind::scan_exclusive:
        return "lk_lane(lk_self)";
    default:
        return "lk_lanes(lk_self)";
    }
}

/// Returns the neutral element of a reduction ("add", "min" or "max") for values of this type.
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

std::optional<std::string> SubGroupCalls::call(const clang::CallExpr* node, const std::string& name) {
    const ExchangeFunction* function = exchange_named(name);
    if (function != nullptr) {
        bench_.needs.sub_groups = true;
        return exchange(node, *function);
    }
    if (name == sub_group_barrier_name) {
        bench_.needs.sub_groups = true;
        return barrier(node);
    }
    if (is_sub_group_number(name)) {
        bench_.needs.sub_groups = true;
        return "lk_" + name + "(lk_self)";
    }
    if (name.starts_with("sub_group") || name.starts_with("get_sub_group")) {
        bench_.refusals.refuse(node, refusal::sub_group);
        return "0";
    }
    return std::nullopt;
}

/// Returns an expression for the result that a work-item computes from the stored values. `lane`: the second
/// argument of the function, rewritten.
std::string SubGroupCalls::taken(const ExchangeFunction& function, Site site, const std::string& type,
                                 const std::string& lane) {
    if (function.kind > ExchangeKind::broadcast) {
        return folded(function, site, type);
    }
    const std::string from = bench_.emitter.temporary("uint");
    return from + " = lk_from(lk_self, " + bench_.cuts.takes_part() + ", " + number(site.value()) + ", " +
           source_lane(function.kind, lane) + "), LK_GIVEN(" + type + ")[" + from + "]";
}

std::string SubGroupCalls::folded(const ExchangeFunction& function, Site site, const std::string& type) {
    const std::string count = source_count(function.kind);
    const std::string log = "lk_from_first(lk_self, " + bench_.cuts.takes_part() + ", " +
                            number(site.value()) + ", " + count + "), ";
    switch (function.kind) {
    case ExchangeKind::any:
        return log + "lk_any_of(lk_self)";
    case ExchangeKind::all:
        return log + "lk_all_of(lk_self)";
    case ExchangeKind::ballot:
        return log + "lk_ballot(lk_self)";
    default:
        break;
    }
    bench_.needs.fold_types.insert(type);
    const Scalar scalar = bench_.log[site].type.scalar;
    return log + "lk_" + std::string(function.fold) + "_" + type + "(lk_self, " + count + ", (" + type +
           ")(" + neutral(function.fold, scalar) + "))";
}

std::string SubGroupCalls::exchange(const clang::CallExpr* node, const ExchangeFunction& function) {
    const std::vector<const clang::Expr*> arguments = arguments_of(node);
    const Ordered ordered = expressions_.in_order(arguments);
    const std::string type = opencl_name(value_type_of(arguments[0]->getType()));
    SiteInfo info = bench_.log.at(SiteKind::exchange, node);
    info.type = value_type_of(node->getType());
    const std::uint32_t bytes = scalar_bytes(info.type.scalar) * info.type.count;
    bench_.needs.slot_bytes =
        std::max(bench_.needs.slot_bytes, bytes_of(bench_.emitter.context(), arguments[0]->getType()));
    const Site site = bench_.log.add(std::move(info));
    bench_.log.log(site);
    const std::string given = bench_.emitter.zeroed_temporary(arguments[0]->getType());
    const std::string lane =
        arguments.size() > 1 ? bench_.emitter.zeroed_temporary(bench_.emitter.context().UnsignedIntTy) : "";
    std::string got = bench_.emitter.temporary(node->getType());
    const std::string give = ordered.first + given + " = (" + ordered.texts[0] + ")" +
                             (lane.empty() ? "" : ", " + lane + " = (uint)(" + ordered.texts[1] + ")");
    const std::string meet = "LK_GIVE(" + type + ", " + given + ", " + bench_.cuts.takes_part() + ")";
    const std::string take = got + " = (" + taken(function, site, type, lane) + ")";
    const std::string moved = "LK_V(" + got + ", " + number(bytes) + ")";
    if (!bench_.cuts.is_cutting()) {
        return "(" + give + ", " + meet + ", " + take + ", " + moved + ", " + got + ")";
    }
    bench_.cuts.put_guarded_before(give + ";");
    bench_.cuts.put_before(meet + ";\n" + take + ";\n");
    bench_.cuts.put_guarded_before(moved + ";");
    return got;
}

std::string SubGroupCalls::barrier(const clang::CallExpr* node) {
    const std::string flags = expressions_.value(node->getArg(0));
    const Site site = bench_.log.add(bench_.log.at(SiteKind::sub_group_barrier, node));
    bench_.log.log(site);
    // Even if no value is exchanged, one byte per work-item marks whether it takes part.
    bench_.needs.slot_bytes = std::max(bench_.needs.slot_bytes, 1U);
    const std::string event = "lk_event(lk_self, " + number(site.value()) + ", (ulong)(" + flags + "))";
    if (!bench_.cuts.is_cutting()) {
        return "(" + event + ", lk_meet_alone(lk_self, 1))";
    }
    bench_.cuts.put_guarded_before(event + ";");
    bench_.cuts.put_before("lk_meet_alone(lk_self, lk_at == 0u);\n");
    return "((void)0)";
}

} // namespace lockstep::rewriting
