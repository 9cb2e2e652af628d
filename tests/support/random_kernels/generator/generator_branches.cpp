#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

namespace {

bool can_stand_alone(const StatementPtr& body) {
    if (body->kind != StatementKind::block || body->children.size() != 1)
        return false;
    const Statement& only = *body->children[0];
    const bool is_macro =
        only.kind == StatementKind::expression && only.expression->kind == ExpressionKind::macro;
    return !is_macro && (only.kind == StatementKind::expression || only.kind == StatementKind::break_ ||
                         only.kind == StatementKind::continue_ || only.kind == StatementKind::return_);
}

} // namespace

/// Generates a statement that leaves a loop, a switch or the function; returns null if none is allowed here.
StatementPtr Generator::leave() {
    std::vector<StatementKind> ways;
    if (in_loop_ || in_switch_)
        ways.push_back(StatementKind::break_);
    if (in_loop_)
        ways.insert(ways.end(), {StatementKind::continue_, StatementKind::continue_});
    if (may_return_)
        ways.push_back(StatementKind::return_);
    if (ways.empty())
        return nullptr;
    const StatementKind way = random_.pick(ways);
    ExpressionPtr returned;
    if (way == StatementKind::return_ && function_ != nullptr &&
        function_->result->kind != TypeKind::nothing) {
        new_full_expression();
        returned = bounded_float(function_->result, 1);
        if (!returned)
            return nullptr;
    }
    return make::statement(way, std::move(returned));
}

StatementPtr Generator::if_chain(unsigned links) {
    new_full_expression();
    ExpressionPtr decides = truth_value(2);
    StatementPtr yes = block(random_.between(1, 2));
    if (random_.chance(40)) {
        const bool empties = random_.chance(40);
        StatementPtr left = leave();
        if (left && empties)
            yes->children.clear();
        if (left)
            yes->children.push_back(std::move(left));
    }
    StatementPtr no;
    if (links > 1) {
        no = if_chain(links - 1);
    } else if (random_.chance(45)) {
        no = block(random_.between(1, 2));
    }
    StatementPtr made = make::if_statement(std::move(decides), std::move(yes), std::move(no));
    StatementPtr& otherwise = made->children[1];
    const bool bare = can_stand_alone(made->children[0]) && (!otherwise || can_stand_alone(otherwise));
    if (bare && random_.chance(50)) {
        made->braces = false;
        for (StatementPtr& side : made->children) {
            if (side)
                side = std::move(StatementPtr(std::move(side))->children[0]);
        }
    }
    return made;
}

StatementPtr Generator::switch_statement() {
    // At least one value never has a label, because PoCL 3.1 takes the wrong case if the labels cover all
    // values that it knows to be possible (`switch (x % 4u)` with cases 0 to 3).
    const Type type = random_.chance(60) ? make::uint_type() : make::int_type();
    const unsigned values = type == make::uint_type() ? random_.between(5, 6) : random_.between(4, 5);
    ExpressionPtr chooses = value(type, 2);
    chooses = make::binary("%", std::move(chooses), make::literal(type, values));
    StatementPtr made = make::statement(StatementKind::switch_, std::move(chooses));
    const bool was_in_switch = in_switch_;
    in_switch_ = true;
    ++depth_;
    switch_cases(*made, type);
    --depth_;
    in_switch_ = was_in_switch;
    return made;
}

void Generator::switch_cases(Statement& statement, const Type& type) {
    std::vector<std::int64_t> labels = {0, 1, 2, 3};
    if (type == make::int_type())
        labels = {-2, -1, 0, 1, 2};
    const std::size_t count = random_.between(2, 4);
    const std::size_t default_place = random_.chance(70) ? random_.below(count) : count;
    for (std::size_t i = 0; i < count; ++i) {
        Case one;
        const unsigned label_count = labels.empty() ? 0 : 1 + (labels.size() > 2 && random_.chance(25));
        for (unsigned l = 0; l < label_count; ++l) {
            const auto chosen = labels.begin() + random_.below(labels.size());
            one.labels.push_back(*chosen);
            labels.erase(chosen);
        }
        one.is_default = i == default_place;
        if (one.labels.empty() && !one.is_default)
            break;
        StatementPtr body = block(random_.between(1, 2));
        const bool declares = std::ranges::any_of(body->children, [](const StatementPtr& child) {
            return child->kind == StatementKind::declaration;
        });
        if (declares || random_.chance(20)) {
            one.body.push_back(std::move(body));
        } else {
            one.body = std::move(body->children);
        }
        if (random_.chance(45)) {
            one.body.push_back(make::statement(StatementKind::break_, nullptr));
        } else if (random_.chance(20)) {
            if (StatementPtr left = leave())
                one.body.push_back(std::move(left));
        }
        if (one.body.empty())
            one.body.push_back(make::statement(StatementKind::break_, nullptr));
        statement.cases.push_back(std::move(one));
    }
}

} // namespace lockstep::random_kernel
