#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

/// Removes windows into local memory, and pointers made from them, from the scope after a barrier. Private
/// values stay.
void Generator::forget_local_windows() {
    std::erase_if(scope_.windows, [](const Window& window) { return window.space == Space::local; });
}

StatementPtr Generator::phase_barrier() {
    return make::barrier(random_.chance(80) ? 1 : 3);
}

/// Adds phases to the kernel's body, separated by barriers. In each phase, a local array has one of three
/// uses: slots that only their owners access, data that all work-items may read, or counters that all may
/// update.
///
///     own      s[lid] = ...; s[lid] += s[lid] ...        (the first use of each array, which initialises it)
///     ---- barrier
///     read     x = s[(lid + 1) % n];
///     ---- barrier
///     counters atomic_add(&s[x % n], 1);
///     ---- barrier
///     own, or read, ...
void Generator::add_phases(Statement& body) {
    auto& out = body.children;
    if (local_windows_.empty()) {
        may_return_ = true;
        statements(out, random_.between(4, 7));
        return;
    }
    add_own_slots(out);
    statements(out, random_.between(1, 3));
    forget_local_windows();
    out.push_back(phase_barrier());
    const unsigned phases = random_.between(1, 3);
    for (unsigned i = 0; i < phases; ++i)
        add_phase(out, i + 1 == phases);
}

/// Adds the first phase, in which the work-items write every slot.
void Generator::add_own_slots(std::vector<StatementPtr>& out) {
    for (const Window& whole : local_windows_) {
        Window own = whole;
        own.length = whole.scale;
        own.id = lid_;
        own.writable = true;
        for (unsigned i = 0; i < own.length; ++i) {
            new_full_expression();
            if (own.element->kind == TypeKind::structure)
                out.push_back(declare_structure_of(own.element));
            new_full_expression();
            ExpressionPtr index = make::use(lid_);
            if (own.scale > 1)
                index = make::binary("+", make::binary("*", std::move(index), number(own.scale)), number(i));
            out.push_back(make::expression_statement(make::assign(
                "", make::index(make::use(own.base), std::move(index)),
                bounded_float(own.element, i == 0 ? 2 : 1)))); // the structure declared above is available
        }
        scope_.windows.push_back(own);
    }
}

void Generator::add_phase(std::vector<StatementPtr>& out, bool last) {
    if (copies_ && depth_ == 1)
        add_copy(out);
    if (diverges_ && random_.chance(50)) {
        divergent_phase(out);
        forget_local_windows();
        statements(out, 1); // work-items that skipped the divergent phase execute these too
        if (!last)
            out.push_back(phase_barrier());
        return;
    }
    const unsigned kind = random_.below(10);
    if (barrier_first_ && random_.chance(70)) {
        barrier_loop(out, true);
    } else if (kind < 3) {
        barrier_loop(out, false);
    } else if (kind < 5) {
        shared_counting(out);
    } else if (kind < 6) {
        add_exchange(out);
    } else {
        for (Window window : local_windows_) {
            const bool own = random_.chance(35);
            if (own) {
                window.length = window.scale;
                window.id = lid_;
            }
            window.scale = own ? window.scale : 1;
            window.writable = own;
            scope_.windows.push_back(window);
        }
        may_return_ = last || (diverges_ && random_.chance(50));
        statements(out, random_.between(2, 4));
        may_return_ = false;
    }
    forget_local_windows();
    if (!last)
        out.push_back(phase_barrier());
}

/// Adds a phase that uses a local array of uints as counters of all work-items.
void Generator::shared_counting(std::vector<StatementPtr>& out) {
    for (Window window : local_windows_) {
        window.scale = 1;
        const std::vector<std::string> operations = {"add", "sub", "inc", "dec", "max",
                                                     "min", "or",  "and", "xor"};
        if (same_type(window.element, make::uint_type()) && random_.chance(80)) {
            shared_.push_back({window, random_.pick(operations)});
            new_full_expression();
            ExpressionPtr atomic =
                make::expression(ExpressionKind::atomic, make::uint_type(), window_pointer(window, 2, 1));
            atomic->op = shared_.back().op;
            atomic->order_dependent = true;
            if (atomic->op != "inc" && atomic->op != "dec")
                atomic->operands.push_back(uint_value(2));
            out.push_back(make::expression_statement(std::move(atomic)));
        } else {
            window.writable = false;
            scope_.windows.push_back(window);
        }
    }
    statements(out, random_.between(1, 3));
    std::erase_if(shared_, [](const SharedCounters& one) { return one.window.space == Space::local; });
}

/// Calls the helper that contains barriers: every work-item writes its own slot and reads another one.
void Generator::add_exchange(std::vector<StatementPtr>& out) {
    const auto uints = std::ranges::find_if(local_windows_, [](const Window& window) {
        return same_type(window.element, make::uint_type()) && window.scale == 1;
    });
    const bool there = !kernel_.functions.empty() && kernel_.functions.back().has_barrier;
    if (uints == local_windows_.end() || !there) {
        new_full_expression();
        if (StatementPtr simple = simple_statement())
            out.push_back(std::move(simple));
        return;
    }
    new_full_expression();
    const Variable* taken = variable(fresh("v"), make::uint_type());
    out.push_back(make::declaration(taken, uint_value(2)));
    new_full_expression();
    const unsigned items = static_cast<unsigned>(items_per_group(kernel_.range));
    ExpressionPtr other = make::binary(
        "%", make::binary("+", make::use(lid_), number(random_.between(1, items))), number(items));
    ExpressionPtr call =
        make::expression(ExpressionKind::call, nothing_type(), make::use(uints->base), make::use(lid_),
                         std::move(other), make::address_of(make::use(taken), Space::none));
    call->function = &kernel_.functions.back();
    out.push_back(make::expression_statement(std::move(call)));
    add_local(taken);
}

} // namespace lockstep::random_kernel
