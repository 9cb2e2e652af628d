#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

// Barriers in loops, and barriers that only a part of the group reaches.

namespace lockstep::random_kernel {

using make::number;

/// Adds for (int round = 0; round < 3; round++) { own slots; barrier; read all; barrier; }
/// or, with the barrier first, { barrier; own slots; } { barrier; read all; barrier; own slots; } and similar
/// loops.
void Generator::barrier_loop(std::vector<StatementPtr>& out, bool barrier_first) {
    const Scope saved = scope_;
    const unsigned turns = random_.between(2, 3);
    const bool halves = random_.chance(50);
    const Variable* round = variable(fresh("round"), make::int_type());
    const auto constant = [](unsigned n) { return make::literal(make::int_type(), n); };
    add_local(round, false, halves ? (1U << turns) + 1 : turns);
    StatementPtr body = make::statement(StatementKind::block, nullptr);
    turns_ *= turns;
    depth_ += 2;
    std::vector<bool> parts{true, false}; // true: work-items write their own slots in this part
    if (barrier_first && random_.chance(60)) {
        parts.pop_back();
    } else if (barrier_first) {
        std::rotate(parts.begin(), parts.begin() + random_.below(2), parts.end());
    }
    for (const bool own : parts) {
        if (barrier_first)
            body->children.push_back(phase_barrier());
        const Scope outside = scope_;
        for (Window window : local_windows_) {
            window.length = own ? window.scale : window.length;
            window.id = own ? lid_ : nullptr;
            window.scale = own ? window.scale : 1;
            window.writable = own;
            scope_.windows.push_back(window);
        }
        if (barrier_first) { // a declaration, and a branch that the barrier may affect
            new_full_expression();
            declaration(body->children);
            statements(body->children, random_.below(3));
            body->children.push_back(if_chain(1));
        } else {
            statements(body->children, random_.between(1, 2));
        }
        scope_.windows = outside.windows;
        if (!barrier_first)
            body->children.push_back(phase_barrier());
    }
    depth_ -= 2;
    turns_ /= turns;
    scope_ = saved;
    StatementPtr init = make::declaration(round, constant(halves ? 1U << turns : 0));
    ExpressionPtr test = make::binary(halves ? ">" : "<", make::use(round), constant(halves ? 1 : turns));
    StatementPtr loop =
        make::statement(StatementKind::for_, std::move(test), std::move(init), std::move(body));
    loop->step = halves ? make::assign(">>", make::use(round), constant(1))
                        : make::increment("++", random_.chance(50), make::use(round));
    out.push_back(std::move(loop));
}

/// Adds writes to own slots, a barrier, and reads of all slots. Only a part of the group executes them: in a
/// branch, in a switch, or in a loop with a different number of iterations per work-item.
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
        // Break and continue would skip the barrier between reads of others' slots and the writes of the next
        // iteration.
        in_loop_ = loops && own;
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

/// Makes a branch with barriers in a loop: if (x) { barrier; break; } else { y; barrier; }
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

/// Makes a switch with barriers: switch (x & 3) { case 0: barrier; case 1: ...; default: { own; barrier; read
/// } }
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

} // namespace lockstep::random_kernel
