#include "tests/support/random_kernels/interpreter_state.h"

namespace lockstep::random_kernel {

Interpreter::Interpreter(const Kernel& kernel) : kernel_(kernel) {
    for (const Variable& variable : kernel.variables) {
        if (variable.space == Space::global || variable.space == Space::constant)
            globals_.create(variable, variable.initial);
    }
}

template <class Step>
auto Interpreter::agreed(const Step& step) {
    item_ = &group_.front();
    const auto first = step();
    for (std::size_t i = 1; i < group_.size(); ++i) {
        item_ = &group_[i];
        if (step() != first)
            throw InvalidKernel("work-items part where a barrier stands");
    }
    return first;
}

void Interpreter::pass_barrier(const Statement& statement) {
    for (ItemState& item : group_) {
        item_ = &item;
        log(SiteKind::barrier, statement.fence, statement.line);
    }
    for (const unsigned space : {0U, 1U}) {
        if (((statement.fence >> space) & 1) != 0)
            ++phase_[space];
    }
}

void Interpreter::call_together(const Expression& call) {
    result_.passed.insert(&call);
    for (ItemState& item : group_) {
        item_ = &item;
        std::vector<Value> arguments;
        for (const ExpressionPtr& operand : call.operands)
            arguments.push_back(value(*operand));
        bind(*call.function, arguments);
    }
    run_body_together(*call.function->body);
}

Flow Interpreter::run_loop_together(const Statement& loop) {
    const bool is_for = loop.kind == StatementKind::for_;
    if (is_for && loop.children[0])
        agreed([&] { return run(*loop.children[0]); });
    bool tests = loop.kind != StatementKind::do_;
    while (!tests || agreed([&] { return goes_on(loop); })) {
        tests = true;
        const Flow flow = run_together(*loop.children[is_for ? 1 : 0]);
        if (flow == Flow::return_)
            return flow;
        if (flow == Flow::break_)
            break;
        if (loop.step)
            agreed([&] { return value(*loop.step).bytes.size(); });
    }
    return Flow::next;
}

Flow Interpreter::run_together(const Statement& statement) {
    if (!has_barrier(statement))
        return agreed([&] { return run(statement); });
    result_.passed.insert(&statement);
    switch (statement.kind) {
    case StatementKind::barrier:
        pass_barrier(statement);
        return Flow::next;
    case StatementKind::expression:
        call_together(*statement.expression);
        return Flow::next;
    case StatementKind::block:
        for (std::size_t i = 0; i < statement.children.size(); ++i) {
            const Flow flow = run_together(*statement.children[i]);
            if (flow != Flow::next)
                return flow;
        }
        return Flow::next;
    case StatementKind::if_: {
        const bool decision = agreed([&] {
            const bool side = truth(value(*statement.expression));
            log(SiteKind::branch, side ? 1 : 0, statement.line);
            return side;
        });
        const StatementPtr& side = statement.children[decision ? 0 : 1];
        return side ? run_together(*side) : Flow::next;
    }
    case StatementKind::for_:
    case StatementKind::while_:
    case StatementKind::do_:
        return run_loop_together(statement);
    default:
        throw InvalidKernel("a barrier where random kernels have none");
    }
}

/// After the last barrier every work-item goes its own way, and may return where others go on.
void Interpreter::run_body_together(const Statement& body) {
    std::size_t tail = body.children.size();
    while (tail > 0 && !has_barrier(*body.children[tail - 1]))
        --tail;
    for (std::size_t i = 0; i < tail; ++i) {
        if (run_together(*body.children[i]) != Flow::next)
            throw InvalidKernel("a return before the last barrier");
    }
    for (ItemState& item : group_) {
        item_ = &item;
        for (std::size_t i = tail; i < body.children.size(); ++i) {
            if (run(*body.children[i]) == Flow::return_)
                break;
        }
    }
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
    run_body_together(*kernel_.body);
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
