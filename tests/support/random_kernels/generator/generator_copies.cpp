// Operations of a whole group other than barriers: copies, and exchanges inside its sub-groups.
#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

namespace {

/// Returns whether async_work_group_copy can copy the window: scalars and vectors, except vectors with three
/// components, of which it would also copy a fourth.
bool can_be_copied(const Window& window) {
    return window.element->kind == TypeKind::value && window.element->value.count != 3 && window.stride == 1;
}

} // namespace

/// Adds an async copy, in some cases. A barrier separates it from earlier accesses of the group. Waiting for
/// its event, or another barrier, separates it from later ones.
void Generator::add_copy(std::vector<StatementPtr>& out) {
    StatementPtr copy;
    if (random_.chance(60))
        copy = random_.chance(65) ? copy_in() : copy_out();
    if (copy) {
        out.push_back(make::barrier(3));
        out.push_back(std::move(copy));
        if (random_.chance(50)) // waiting for the copy is a barrier too
            out.push_back(make::barrier(3));
    }
    if (random_.chance(40))
        sub_group_exchange(out);
}

StatementPtr Generator::copy_between(ExpressionPtr to, ExpressionPtr from, unsigned count, unsigned stride) {
    StatementPtr copy = make::statement(StatementKind::copy, std::move(to));
    copy->step = std::move(from);
    copy->count = count;
    copy->stride = stride;
    copy->name = fresh("e");
    return copy;
}

/// Copies a part of a read-only buffer into local memory.
StatementPtr Generator::copy_in() {
    struct Pair {
        Window to;
        Window from;
    };
    std::vector<Pair> pairs;
    for (const Window& to : local_windows_) {
        for (const Window& from : scope_.windows) {
            if (from.space == Space::global && !from.writable && from.id == nullptr && can_be_copied(from) &&
                is_pointer(from.base->type) && from.moved == 0 && from.depth <= 1 &&
                same_type(to.element, from.element))
                pairs.push_back({to, from});
        }
    }
    if (pairs.empty())
        return nullptr;
    const Pair chosen = random_.pick(pairs);
    const unsigned stride = random_.chance(30) ? 2 : 0;
    const unsigned there = stride == 0 ? chosen.from.length : (chosen.from.length + 1) / stride;
    const unsigned count = random_.between(1, std::min(chosen.to.length, there));
    ExpressionPtr to = make::use(chosen.to.base);
    if (const unsigned begin = random_.below(chosen.to.length - count + 1); begin != 0)
        to = make::binary("+", std::move(to), number(begin));
    return copy_between(std::move(to), make::use(chosen.from.base), count, stride);
}

/// Copies from local memory into the slots of the group's own work-items.
StatementPtr Generator::copy_out() {
    if (kernel_.range.dimensions != 1)
        return nullptr;
    for (const Window& from : local_windows_) {
        for (const Window& to : scope_.windows) {
            if (to.id != gid_ || !can_be_copied(to) || to.scale != to.length ||
                !same_type(to.element, from.element))
                continue;
            const auto items = static_cast<unsigned>(items_per_group(kernel_.range));
            const unsigned stride = to.length > 1 && random_.chance(50) ? to.length : 0;
            const unsigned most = stride == 0 ? items * to.length : items;
            ExpressionPtr first = make::cast(
                make::uint_type(), make::builtin("get_group_id", value_type(Scalar::uint64), number(0)));
            ExpressionPtr at = make::binary("+", make::use(to.base),
                                            make::binary("*", std::move(first), number(items * to.length)));
            return copy_between(std::move(at), make::use(from.base),
                                random_.between(1, std::min(from.length, most)), stride);
        }
    }
    return nullptr;
}

/// Adds an exchange inside a sub-group: s[lid] = x; sub_group_barrier(...); y = s[lid ^ 1];
void Generator::sub_group_exchange(std::vector<StatementPtr>& out) {
    const auto words = std::ranges::find_if(
        local_windows_, [](const Window& window) { return same_type(window.element, make::uint_type()); });
    if (words == local_windows_.end())
        return;
    const auto slot = [&](ExpressionPtr item) {
        return make::index(make::use(words->base), std::move(item));
    };
    out.push_back(make::barrier(1));
    new_full_expression();
    out.push_back(make::expression_statement(make::assign("", slot(make::use(lid_)), uint_value(1))));
    out.push_back(make::barrier(1));
    out.back()->of_sub_group = true;
    const Variable* taken = variable(fresh("v"), make::uint_type());
    out.push_back(make::declaration(taken, slot(make::binary("^", make::use(lid_), number(1)))));
    add_local(taken);
    out.push_back(make::barrier(1));
}

} // namespace lockstep::random_kernel
