#include "tests/support/random_kernels/generator/generator_state.h"

namespace lockstep::random_kernel {

using make::number;

namespace {

constexpr unsigned deepest_block = 4;

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
    if (type->kind == TypeKind::structure) {
        if (StatementPtr copy = structure_copy())
            return copy;
    }
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
    if (random_.chance(12) && same_type(right->type, plain)) {
        if (ExpressionPtr middle = place(plain, Purpose::update, 1))
            right = make::assign("", std::move(middle), std::move(right));
    }
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
    const bool prefix = random_.chance(50);
    return make::expression_statement(
        make::increment(random_.chance(60) ? "++" : "--", prefix, std::move(changed)));
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
    const unsigned components = random_.pick(counts);
    const Type type = value_type(random_.pick(scalars), components);
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

} // namespace lockstep::random_kernel
