#include "tests/support/random_kernels/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

/// After a barrier: private values stay in sight; windows into local memory, and pointers made from them, do
/// not.
void Generator::forget_local_windows() {
    std::erase_if(scope_.windows, [](const Window& window) { return window.space == Space::local; });
}

StatementPtr Generator::phase_barrier() {
    return make::barrier(random_.chance(80) ? 1 : 3);
}

/// Between two barriers each local array is one of three things: everyone's own slots, readable by all, or
/// counters for all.
///
///     own      s[lid] = ...; s[lid] += s[lid] ...        (here each starts, so that nothing is
///     uninitialised)
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

/// The first phase writes every slot.
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
                bounded_float(own.element, i == 0 ? 2 : 1)))); // a structure: at least the one above
        }
        scope_.windows.push_back(own);
    }
}

void Generator::add_phase(std::vector<StatementPtr>& out, bool last) {
    if (diverges_ && random_.chance(50)) {
        divergent_phase(out);
        forget_local_windows();
        statements(out, 1); // in which those who waited show up again
        if (!last)
            out.push_back(phase_barrier());
        return;
    }
    const unsigned kind = random_.below(10);
    if (kind < 3) {
        barrier_loop(out);
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

/// for (int round = 0; round < 3; round++) { own slots; barrier; read all; barrier; }
void Generator::barrier_loop(std::vector<StatementPtr>& out) {
    const Scope saved = scope_;
    const unsigned turns = random_.between(2, 3);
    const bool halves = random_.chance(50);
    const Variable* round = variable(fresh("round"), make::int_type());
    const auto constant = [](unsigned n) { return make::literal(make::int_type(), n); };
    add_local(round, false, halves ? (1U << turns) + 1 : turns);
    StatementPtr body = make::statement(StatementKind::block, nullptr);
    turns_ *= turns;
    depth_ += 2;
    for (const bool own : {true, false}) {
        const Scope outside = scope_;
        for (Window window : local_windows_) {
            window.length = own ? window.scale : window.length;
            window.id = own ? lid_ : nullptr;
            window.scale = own ? window.scale : 1;
            window.writable = own;
            scope_.windows.push_back(window);
        }
        statements(body->children, random_.between(1, 2));
        scope_.windows = outside.windows;
        body->children.push_back(phase_barrier());
    }
    depth_ -= 2;
    turns_ /= turns;
    scope_ = saved;
    StatementPtr init = make::declaration(round, constant(halves ? 1U << turns : 0));
    ExpressionPtr test = make::binary(halves ? ">" : "<", make::use(round), constant(halves ? 1 : turns));
    ExpressionPtr step = halves ? make::assign(">>", make::use(round), constant(1))
                                : make::increment("++", random_.chance(50), make::use(round));
    StatementPtr loop =
        make::statement(StatementKind::for_, std::move(test), std::move(init), std::move(body));
    loop->step = std::move(step);
    out.push_back(std::move(loop));
}

/// Own slots, a barrier, slots that all read: reached by a part of the group, in a branch, a switch or a loop
/// whose turns differ.
void Generator::divergent_phase(std::vector<StatementPtr>& out) {
    const Scope saved = scope_;
    new_full_expression();
    ExpressionPtr decides = make::binary("&", uint_value(2), number(3));
    const unsigned way = random_.below(4);
    const bool loops = way > 1;
    const Variable* turn = variable(fresh("turn"), make::uint_type());
    if (loops)
        add_local(turn, false, 4);
    const bool was_in_loop = in_loop_;
    const bool was_in_switch = in_switch_;
    in_loop_ = loops;
    in_switch_ = way == 1;
    turns_ *= loops ? 3 : 1;
    depth_ += 2;
    std::vector<StatementPtr> body = divergent_body(loops);
    depth_ -= 2;
    turns_ /= loops ? 3 : 1;
    in_loop_ = was_in_loop;
    in_switch_ = was_in_switch;
    scope_ = saved;
    StatementPtr block = make::statement(StatementKind::block, nullptr);
    if (way == 0) {
        block->children = std::move(body);
        StatementPtr otherwise;
        if (random_.chance(50)) {
            otherwise = make::statement(StatementKind::block, nullptr);
            otherwise->children.push_back(phase_barrier());
        }
        out.push_back(make::if_statement(make::binary("<", std::move(decides), number(random_.between(1, 3))),
                                         std::move(block), std::move(otherwise)));
    } else if (way == 1) {
        out.push_back(divergent_switch(std::move(decides), std::move(body)));
    } else {
        const Variable* bound = variable(fresh("n"), make::uint_type());
        out.push_back(make::declaration(bound, std::move(decides)));
        block->children = std::move(body);
        StatementPtr loop =
            make::statement(StatementKind::for_, make::binary("<", make::use(turn), make::use(bound)),
                            make::declaration(turn, number(0)), std::move(block));
        loop->step = make::increment("++", random_.chance(50), make::use(turn));
        out.push_back(std::move(loop));
    }
}

std::vector<StatementPtr> Generator::divergent_body(bool loops) {
    std::vector<StatementPtr> body;
    may_return_ = random_.chance(30);
    for (const bool own : {true, false}) {
        in_loop_ =
            loops && own; // who has read others' slots passes the barrier before the next turn's writes
        const Scope outside = scope_;
        for (Window window : local_windows_) {
            window.length = own ? window.scale : window.length;
            window.id = own ? lid_ : nullptr;
            window.scale = own ? window.scale : 1;
            window.writable = own;
            scope_.windows.push_back(window);
        }
        statements(body, random_.between(1, 2));
        if (random_.chance(40))
            body.push_back(barrier_in_branch());
        statements(body, 1);
        new_full_expression();
        if (StatementPtr left = random_.chance(40) ? leave() : nullptr)
            body.push_back(make::if_statement(condition(1), std::move(left)));
        scope_.windows = outside.windows;
        if (own || loops)
            body.push_back(phase_barrier());
    }
    may_return_ = false;
    return body;
}

/// if (x) { barrier; break; } else { y; barrier; }
StatementPtr Generator::barrier_in_branch() {
    new_full_expression();
    ExpressionPtr decides = condition(1);
    StatementPtr sides[2];
    for (StatementPtr& side : sides) {
        side = block(random_.below(2));
        side->children.push_back(phase_barrier());
        if (StatementPtr left = random_.chance(30) ? leave() : nullptr)
            side->children.push_back(std::move(left));
    }
    return make::if_statement(std::move(decides), std::move(sides[0]),
                              random_.chance(50) ? std::move(sides[1]) : nullptr);
}

/// switch (x & 3) { case 0: barrier; case 1: ...; default: { own; barrier; read } }
StatementPtr Generator::divergent_switch(ExpressionPtr decides, std::vector<StatementPtr> body) {
    StatementPtr made = make::statement(StatementKind::switch_, std::move(decides));
    Case first;
    first.labels = {random_.between(0, 1)};
    first.body.push_back(phase_barrier());
    if (random_.chance(50))
        first.body.push_back(make::statement(StatementKind::break_, nullptr));
    Case second;
    second.labels = {2};
    second.is_default = random_.chance(50);
    StatementPtr block = make::statement(StatementKind::block, nullptr);
    block->children = std::move(body);
    second.body.push_back(std::move(block));
    made->cases.push_back(std::move(first));
    made->cases.push_back(std::move(second));
    return made;
}

/// A local array of uints becomes counters for all.
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

/// Calls the helper with barriers: every work-item gives its slot and takes another's.
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
