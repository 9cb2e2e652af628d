#include "tests/support/random_kernels/interpreter_state.h"

namespace lockstep::random_kernel {

Interpreter::Interpreter(const Kernel& kernel) : kernel_(kernel) {
    for (const Variable& variable : kernel.variables) {
        if (variable.space == Space::global || variable.space == Space::constant)
            globals_.create(variable, variable.initial);
    }
    walk(
        *kernel.body,
        [&](const Statement& s) {
            if (s.kind == StatementKind::copy)
                copies_.push_back(&s);
        },
        [](const Expression&) {});
}

/// Runs `step` for each item and returns the items that continue with the next statement. Adds the other
/// items to `exits`.
template <class Step>
Interpreter::Items Interpreter::each(const Items& items, const Exits& exits, const Step& step) {
    Items on;
    for (const std::size_t i : items) {
        item_ = &group_[i];
        switch (step()) {
        case Flow::next:
            on.insert(i);
            break;
        case Flow::break_:
            exits.breaks->insert(i);
            break;
        case Flow::continue_:
            exits.continues->insert(i);
            break;
        case Flow::return_:
            exits.returns->insert(i);
            break;
        }
    }
    return on;
}

/// Lets the items that have arrived pass the barrier, as if the others had arrived too.
void Interpreter::pass_barrier(const Statement& statement, const Items& items) {
    for (const std::size_t i : items) {
        item_ = &group_[i];
        log(statement.of_sub_group ? SiteKind::sub_group_barrier : SiteKind::barrier, statement.fence,
            statement.line);
    }
    if (items.empty())
        return;
    result_.diverges = result_.diverges || items.size() != group_.size();
    for (const unsigned space : {0U, 1U}) {
        if (((statement.fence >> space) & 1) != 0)
            ++phase_[space];
    }
}

void Interpreter::call_together(const Expression& call, const Items& items) {
    result_.passed.insert(&call);
    for (const std::size_t i : items) {
        item_ = &group_[i];
        std::vector<Value> arguments;
        for (const ExpressionPtr& operand : call.operands)
            arguments.push_back(value(*operand));
        bind(*call.function, arguments);
    }
    Items returned;
    run_together(*call.function->body, items, {&returned, &returned, &returned});
}

Interpreter::Items Interpreter::run_loop_together(const Statement& loop, Items items, const Exits& exits) {
    const bool is_for = loop.kind == StatementKind::for_;
    const Statement& body = *loop.children[is_for ? 1 : 0];
    if (is_for && loop.children[0])
        items = each(items, exits, [&] { return run(*loop.children[0]); });
    Items left;
    bool tests = loop.kind != StatementKind::do_;
    while (!items.empty()) {
        if (tests) {
            items = each(items, {&left, nullptr, nullptr},
                         [&] { return goes_on(loop) ? Flow::next : Flow::break_; });
        }
        tests = true;
        if (items.empty())
            break;
        Items continued;
        items = run_together(body, items, {&left, &continued, exits.returns});
        items.insert(continued.begin(), continued.end());
        if (loop.step) {
            items = each(items, exits, [&] {
                value(*loop.step);
                return Flow::next;
            });
        }
    }
    return left;
}

Interpreter::Items Interpreter::run_if_together(const Statement& statement, const Items& items,
                                                const Exits& exits) {
    Items no;
    const Items yes = each(items, {&no, nullptr, nullptr}, [&] {
        const bool side = truth(value(*statement.expression));
        log(SiteKind::branch, side ? 1 : 0, statement.line);
        return side ? Flow::next : Flow::break_;
    });
    Items out = run_together(*statement.children[0], yes, exits);
    if (statement.children[1])
        no = run_together(*statement.children[1], no, exits);
    out.insert(no.begin(), no.end());
    return out;
}

/// Runs a statement that contains a barrier for all items side by side. Returns the items that reach its end.
Interpreter::Items Interpreter::run_together(const Statement& statement, const Items& items,
                                             const Exits& exits) {
    if (!has_barrier(statement))
        return each(items, exits, [&] { return run(statement); });
    if (!items.empty()) {
        result_.passed.insert(&statement);
        result_.parts = result_.parts || items.size() != group_.size();
    }
    switch (statement.kind) {
    case StatementKind::barrier:
        pass_barrier(statement, items);
        return items;
    case StatementKind::copy:
        pass_copy(statement, items);
        return items;
    case StatementKind::expression:
        call_together(*statement.expression, items);
        return items;
    case StatementKind::block: {
        Items on = items;
        for (const StatementPtr& child : statement.children)
            on = run_together(*child, on, exits);
        return on;
    }
    case StatementKind::if_:
        return run_if_together(statement, items, exits);
    case StatementKind::for_:
    case StatementKind::while_:
    case StatementKind::do_:
        return run_loop_together(statement, items, exits);
    case StatementKind::switch_:
        return run_switch_together(statement, items, exits);
    default:
        throw InvalidKernel("a barrier where random kernels have none");
    }
}

Interpreter::Items Interpreter::run_switch_together(const Statement& statement, const Items& items,
                                                    const Exits& exits) {
    std::vector<Items> entering(statement.cases.size() + 1);
    for (const std::size_t i : items) {
        item_ = &group_[i];
        entering[entry_of(statement)].insert(i);
    }
    Items left;
    Items on;
    for (std::size_t i = 0; i < statement.cases.size(); ++i) {
        on.insert(entering[i].begin(), entering[i].end());
        if (!on.empty())
            result_.passed.insert(&statement.cases[i]);
        for (const StatementPtr& child : statement.cases[i].body)
            on = run_together(*child, on, {&left, exits.continues, exits.returns});
    }
    on.insert(entering.back().begin(), entering.back().end());
    on.insert(left.begin(), left.end());
    return on;
}

void Interpreter::start_item(ItemState& item, std::uint64_t local) {
    const NdRange& range = kernel_.range;
    const auto groups = groups_in(range);
    std::uint64_t rest = item.group;
    std::uint64_t rest_local = local;
    for (std::size_t d = 0; d < 3; ++d) {
        item.group_id[d] = rest % groups[d];
        rest /= groups[d];
        item.local_id[d] = rest_local % range.local[d];
        rest_local /= range.local[d];
        item.global_id[d] = item.group_id[d] * range.local[d] + item.local_id[d];
    }
    for (const KernelParameter& parameter : kernel_.parameters) {
        std::vector<std::byte> bytes = parameter.value;
        if (parameter.target != nullptr)
            bytes = pointer_value(parameter.variable->type, {parameter.target->id, 0}).bytes;
        item.variables.create(*parameter.variable, bytes);
    }
}

void Interpreter::run_group(std::uint64_t group) {
    const std::uint64_t items = items_per_group(kernel_.range);
    group_ = std::vector<ItemState>(items);
    phase_ = {};
    locals_ = {};
    for (const Variable& variable : kernel_.variables) {
        if (variable.space == Space::local)
            locals_.create(variable, {});
    }
    for (std::uint64_t i = 0; i < items; ++i) {
        group_[i].index = static_cast<std::uint32_t>(group * items + i);
        group_[i].group = static_cast<std::uint32_t>(group);
        start_item(group_[i], i);
    }
    Items everyone;
    for (std::size_t i = 0; i < group_.size(); ++i)
        everyone.insert(i);
    Items returned;
    run_together(*kernel_.body, everyone, {&returned, &returned, &returned});
    for (ItemState& item : group_)
        result_.items.push_back(std::move(item.events));
}

Interpretation Interpreter::run() {
    for (std::uint64_t group = 0; group < group_count(kernel_.range); ++group)
        run_group(group);
    for (const KernelParameter& parameter : kernel_.parameters) {
        const bool is_buffer = parameter.target != nullptr && parameter.target->space != Space::local;
        result_.buffers.push_back(is_buffer ? globals_.bytes(parameter.target->id)
                                            : std::vector<std::byte>{});
    }
    return std::move(result_);
}

Interpretation interpret(const Kernel& kernel) {
    return Interpreter(kernel).run();
}

} // namespace lockstep::random_kernel
