#include "tests/support/random_kernels/interpreter_state.h"

#include "core/site/record.h"

#include <algorithm>

namespace lockstep::random_kernel {

namespace {

constexpr std::uint64_t most_turns = 100'000; // limit for a whole launch; a random kernel runs far fewer

} // namespace

void Interpreter::count_turn() {
    if (++turns_ > most_turns)
        throw InvalidKernel("too many turns");
}

void Interpreter::declare(const Statement& statement) {
    for (const Declarator& declarator : statement.declarators) {
        const Variable& variable = *declarator.variable;
        if (variable.space == Space::local)
            continue; // local variables were created with the group
        if (!declarator.initial) {
            item_->variables.create(variable, {});
            continue;
        }
        const Value initial = value(*declarator.initial);
        if (!same_type(initial.type, variable.type))
            throw InvalidKernel("an initialiser of another type for " + variable.name);
        item_->variables.create(variable, initial.bytes);
    }
}

Flow Interpreter::run_list(const std::vector<StatementPtr>& list) {
    for (const StatementPtr& statement : list) {
        const Flow flow = run(*statement);
        if (flow != Flow::next)
            return flow;
    }
    return Flow::next;
}

/// Evaluates the loop's test, and logs the decision after the test's own events.
bool Interpreter::goes_on(const Statement& loop) {
    const bool decision = !loop.expression || truth(value(*loop.expression));
    log(SiteKind::loop, decision ? 1 : 0, loop.line);
    const bool has_counter = loop.kind == StatementKind::for_ && loop.children[0] &&
                             loop.children[0]->kind == StatementKind::declaration;
    if (has_counter) {
        const Variable& counter = *loop.children[0]->declarators.front().variable;
        if (is_scalar(counter.type) && scalar_bytes(counter.type->value.scalar) == 4) {
            const Value now{counter.type, item_->variables.bytes(counter.id)};
            item_->events.back().counter = &counter;
            item_->events.back().counter_value =
                static_cast<std::int32_t>(static_cast<std::uint32_t>(component_bits(now, 0)));
        }
    }
    count_turn();
    return decision;
}

Flow Interpreter::run_loop(const Statement& loop) {
    const bool is_for = loop.kind == StatementKind::for_;
    if (is_for && loop.children[0])
        run(*loop.children[0]);
    const Statement& body = *loop.children[is_for ? 1 : 0];
    bool tests = loop.kind != StatementKind::do_;
    while (!tests || goes_on(loop)) {
        tests = true;
        const Flow flow = run(body);
        if (flow == Flow::return_)
            return flow;
        if (flow == Flow::break_)
            break;
        if (loop.step)
            value(*loop.step);
    }
    return Flow::next;
}

/// Returns the index of the case at which the item enters a switch; the number of cases if it enters none.
std::size_t Interpreter::entry_of(const Statement& statement) {
    const std::int64_t chosen = as_integer(value(*statement.expression));
    log(SiteKind::choice, static_cast<std::uint64_t>(chosen) & payload_mask, statement.line);
    std::size_t entry = statement.cases.size();
    for (std::size_t i = 0; i < statement.cases.size(); ++i) {
        const Case& one = statement.cases[i];
        const bool matches = std::find(one.labels.begin(), one.labels.end(), chosen) != one.labels.end();
        if (matches)
            return i;
        if (one.is_default)
            entry = i;
    }
    return entry;
}

Flow Interpreter::run_switch(const Statement& statement) {
    for (std::size_t i = entry_of(statement); i < statement.cases.size(); ++i) {
        result_.passed.insert(&statement.cases[i]);
        const Flow flow = run_list(statement.cases[i].body);
        if (flow == Flow::break_)
            return Flow::next;
        if (flow != Flow::next)
            return flow;
    }
    return Flow::next;
}

Flow Interpreter::run(const Statement& statement) {
    result_.passed.insert(&statement);
    switch (statement.kind) {
    case StatementKind::declaration:
        declare(statement);
        return Flow::next;
    case StatementKind::expression:
        value(*statement.expression);
        return Flow::next;
    case StatementKind::block:
        return run_list(statement.children);
    case StatementKind::if_: {
        const bool decision = truth(value(*statement.expression));
        log(SiteKind::branch, decision ? 1 : 0, statement.line);
        const StatementPtr& side = statement.children[decision ? 0 : 1];
        return side ? run(*side) : Flow::next;
    }
    case StatementKind::for_:
    case StatementKind::while_:
    case StatementKind::do_:
        return run_loop(statement);
    case StatementKind::switch_:
        return run_switch(statement);
    case StatementKind::break_:
        return Flow::break_;
    case StatementKind::continue_:
        return Flow::continue_;
    case StatementKind::return_:
        if (statement.expression) {
            Value returned = value(*statement.expression);
            item_->returned = std::move(returned);
        }
        return Flow::return_;
    case StatementKind::barrier:
    case StatementKind::copy:
        break;
    }
    throw InvalidKernel("a barrier that one work-item meets alone");
}

} // namespace lockstep::random_kernel
