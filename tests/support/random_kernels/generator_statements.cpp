#include "tests/support/random_kernels/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

namespace {

constexpr unsigned deepest_block = 4;

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

StatementPtr Generator::block(unsigned count) {
    const Scope saved = scope_;
    ++depth_;
    StatementPtr made = make::statement(StatementKind::block, nullptr);
    statements(made->children, count);
    --depth_;
    scope_ = saved;
    return made;
}

void Generator::statements(std::vector<StatementPtr>& out, unsigned count) {
    for (unsigned i = 0; i < count; ++i)
        statement(out);
}

/// Adds one statement, with the declarations that it needs before it.
void Generator::statement(std::vector<StatementPtr>& out) {
    new_full_expression();
    const bool nests = depth_ < deepest_block;
    const unsigned choice = random_.below(100);
    if (choice < 14)
        return declaration(out);
    if (choice < 18)
        return move_pointer(out);
    if (choice < 38 && nests)
        return out.push_back(if_chain(random_.chance(25) ? 2 : 1));
    if (choice < 50 && nests)
        return loop(out);
    if (choice < 57 && nests)
        return out.push_back(switch_statement());
    if (StatementPtr simple = simple_statement())
        out.push_back(std::move(simple));
}

StatementPtr Generator::simple_statement() {
    new_full_expression();
    StatementPtr made;
    switch (random_.below(9)) {
    case 0:
        made = increment_statement();
        break;
    case 1:
        made = atomic_statement();
        break;
    case 2:
        made = vstore_statement();
        break;
    case 3:
        made = helper_statement();
        break;
    case 4:
        made = macro_statement();
        break;
    case 5:
        made = structure_copy();
        break;
    default:
        break;
    }
    return made ? std::move(made) : assignment();
}

namespace {

std::vector<std::string> compound_operators(const Type& type) {
    switch (type->value.scalar) {
    case Scalar::int32:
        return {"&", "|", "^"};
    case Scalar::float32:
        return {"+", "-"};
    case Scalar::uint8:
    case Scalar::uint16:
        return {"+", "-", "^", "|", "&"};
    default:
        return {"+", "+", "-", "*", "&", "|", "^"};
    }
}

} // namespace

StatementPtr Generator::assignment() {
    new_full_expression();
    const Type type = random_element_type();
    if (type->kind == TypeKind::structure)
        if (StatementPtr copy = structure_copy())
            return copy;
    const Type plain = type->kind == TypeKind::structure ? make::uint_type() : type;
    std::string op = random_.chance(45) ? random_.pick(compound_operators(plain)) : "";
    ExpressionPtr right;
    if (is_scalar(plain) && plain->value.scalar == Scalar::uint32 && random_.chance(12)) {
        const std::vector<std::string> operators = {"<<", ">>", "/", "%"};
        op = random_.pick(operators);
        right = op == "<<" || op == ">>" ? make::binary("&", uint_value(2), number(31))
                                         : make::binary("|", uint_value(2), number(1));
    } else {
        const bool widened = is_vector(plain) && random_.chance(20);
        right = bounded_float(widened ? component_type(plain) : plain, random_.between(1, 3));
    }
    if (random_.chance(12) && same_type(right->type, plain))
        if (ExpressionPtr middle = place(plain, Purpose::update, 1))
            right = make::assign("", std::move(middle), std::move(right));
    ExpressionPtr left = place(plain, Purpose::write, 2);
    if (!left)
        return nullptr;
    return make::expression_statement(make::assign(op, std::move(left), std::move(right)));
}

StatementPtr Generator::increment_statement() {
    const std::vector<Type> types = {make::uint_type(),          make::uint_type(),
                                     value_type(Scalar::uint8),  value_type(Scalar::uint16),
                                     value_type(Scalar::uint64), make::float_type()};
    ExpressionPtr changed = place(random_.pick(types), Purpose::write, 2);
    if (!changed)
        return nullptr;
    return make::expression_statement(
        make::increment(random_.chance(60) ? "++" : "--", random_.chance(50), std::move(changed)));
}

StatementPtr Generator::atomic_statement() {
    if (!shared_.empty() && random_.chance(60)) {
        const SharedCounters counters = random_.pick(shared_);
        ExpressionPtr atomic = make::expression(ExpressionKind::atomic, make::uint_type(),
                                                window_pointer(counters.window, 2, 1));
        atomic->op = counters.op;
        atomic->order_dependent = true;
        if (counters.op != "inc" && counters.op != "dec")
            atomic->operands.push_back(uint_value(2));
        return make::expression_statement(std::move(atomic));
    }
    ExpressionPtr atomic = own_atomic(2);
    return atomic ? make::expression_statement(std::move(atomic)) : nullptr;
}

StatementPtr Generator::vstore_statement() {
    const std::vector<Scalar> scalars = {Scalar::uint32, Scalar::int32, Scalar::float32};
    const std::vector<unsigned> counts = {2, 2, 3, 4, 4};
    const Type type = value_type(random_.pick(scalars), random_.pick(counts));
    const unsigned count = type->value.count;
    const Window* found = pick_window(component_type(type), Purpose::update, count);
    if (found == nullptr)
        return nullptr;
    const Window window = *found;
    claim(window, Purpose::update);
    const bool by_offset = random_.chance(50);
    ExpressionPtr data = bounded_float(type, 2);
    ExpressionPtr offset = by_offset ? bounded_index(window.length / count, 1) : number(0);
    return make::expression_statement(
        make::expression(ExpressionKind::vstore, nothing_type(), std::move(data), std::move(offset),
                         window_pointer(window, 1, by_offset ? window.length : count)));
}

StatementPtr Generator::helper_statement() {
    if (helpers_.empty())
        return nullptr;
    const Helper& helper = random_.pick(helpers_);
    if (helper.function->has_barrier)
        return nullptr;
    ExpressionPtr made = call(helper, 2);
    return made ? make::expression_statement(std::move(made)) : nullptr;
}

StatementPtr Generator::structure_copy() {
    if (kernel_.structures.empty())
        return nullptr;
    const Type type = random_.pick(kernel_.structures);
    ExpressionPtr right = structure_value(type, 1);
    ExpressionPtr left = right ? place(type, Purpose::write, 1) : nullptr;
    if (!left)
        return nullptr;
    return make::expression_statement(make::assign("", std::move(left), std::move(right)));
}

/// Leaves a loop, a switch or the function; null where nothing may be left.
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
    if (links > 1)
        no = if_chain(links - 1);
    else if (random_.chance(45))
        no = block(random_.between(1, 2));
    StatementPtr made = make::if_statement(std::move(decides), std::move(yes), std::move(no));
    StatementPtr& otherwise = made->children[1];
    const bool bare = can_stand_alone(made->children[0]) && (!otherwise || can_stand_alone(otherwise));
    if (bare && random_.chance(50)) {
        made->braces = false;
        for (StatementPtr& side : made->children)
            if (side)
                side = std::move(StatementPtr(std::move(side))->children[0]);
    }
    return made;
}

StatementPtr Generator::switch_statement() {
    // Some value always has no label: PoCL 3.1 takes a wrong side where the labels cover all values that it
    // knows to be possible (`switch (x % 4u)` with cases 0 to 3).
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
        if (declares || random_.chance(20))
            one.body.push_back(std::move(body));
        else
            one.body = std::move(body->children);
        if (random_.chance(45))
            one.body.push_back(make::statement(StatementKind::break_, nullptr));
        else if (random_.chance(20))
            if (StatementPtr left = leave())
                one.body.push_back(std::move(left));
        if (one.body.empty())
            one.body.push_back(make::statement(StatementKind::break_, nullptr));
        statement.cases.push_back(std::move(one));
    }
}

} // namespace lockstep::random_kernel
