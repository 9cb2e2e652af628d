#include "tests/support/random_kernels/generator/generator_state.h"

namespace lockstep::random_kernel {

using make::number;

namespace {

constexpr unsigned most_turns = 18; // iterations, multiplied over nested loops

} // namespace

void Generator::loop(std::vector<StatementPtr>& out) {
    if (turns_ * 2 > most_turns) {
        if (StatementPtr simple = simple_statement())
            out.push_back(std::move(simple));
        return;
    }
    switch (random_.below(6)) {
    case 0:
        return pointer_walk(out);
    case 1:
        return out.push_back(while_loop(out, false));
    case 2:
        return out.push_back(while_loop(out, true));
    case 3:
        return out.push_back(dynamic_for());
    case 4:
        return out.push_back(endless_for(out));
    default:
        return out.push_back(counted_for());
    }
}

/// Makes a loop body whose statements may leave the loop and run at most `turns` times.
StatementPtr Generator::loop_body(unsigned turns) {
    const unsigned turns_before = turns_;
    const bool was_in_loop = in_loop_;
    const bool was_in_switch = in_switch_;
    turns_ *= turns;
    in_loop_ = true;
    in_switch_ = false;
    StatementPtr body = block(random_.between(1, 3));
    if (random_.chance(35)) {
        new_full_expression();
        StatementPtr left = leave();
        ExpressionPtr decides = condition(1);
        const std::size_t where = random_.below(body->children.size() + 1);
        // The condition uses only variables declared outside the block, so it may be inserted anywhere in it.
        if (left) {
            StatementPtr leaves = make::if_statement(std::move(decides), std::move(left));
            leaves->braces = random_.chance(50);
            body->children.insert(body->children.begin() + static_cast<std::ptrdiff_t>(where),
                                  std::move(leaves));
        }
    }
    turns_ = turns_before;
    in_loop_ = was_in_loop;
    in_switch_ = was_in_switch;
    if (body->children.empty()) {
        if (StatementPtr filler = assignment())
            body->children.push_back(std::move(filler));
    }
    return body;
}

/// Makes a loop like for (int k = 0; k < 4; ++k), upwards or downwards, in steps or in powers of two.
StatementPtr Generator::counted_for() {
    const Type type = random_.chance(60) ? make::int_type() : make::uint_type();
    const auto constant = [&](unsigned n) { return make::literal(type, n); };
    const Variable* counter = variable(fresh("k"), type);
    const unsigned turns = random_.between(2, 4);
    const Scope saved = scope_;
    StatementPtr init;
    ExpressionPtr test;
    ExpressionPtr step;
    unsigned limit = turns;
    switch (random_.below(4)) {
    case 0:
        init = make::declaration(counter, constant(turns - 1));
        test = make::binary(">", make::use(counter), constant(0));
        step = make::increment("--", random_.chance(50), make::use(counter));
        break;
    case 1: {
        init = make::declaration(counter, constant(1));
        limit = 1U << turns;
        test = make::binary("<", make::use(counter), constant(limit));
        const bool doubles = type == make::uint_type() && random_.chance(50);
        step = make::assign(doubles ? "<<" : "*", make::use(counter), constant(doubles ? 1 : 2));
        break;
    }
    case 2:
        init = make::declaration(counter, constant(0));
        limit = turns * 3;
        test = make::binary("!=", make::use(counter), constant(limit));
        step = make::assign("+", make::use(counter), constant(3));
        break;
    default:
        init = make::declaration(counter, constant(0));
        test = make::binary(random_.chance(80) ? "<" : "!=", make::use(counter), constant(turns));
        step = make::increment("++", random_.chance(50), make::use(counter));
        break;
    }
    add_local(counter, false, limit);
    StatementPtr body = loop_body(turns);
    scope_ = saved;
    StatementPtr made =
        make::statement(StatementKind::for_, std::move(test), std::move(init), std::move(body));
    made->step = std::move(step);
    return made;
}

/// Makes a loop like for (uint k = a[..] & 3; k < (b[..] & 3) + 2 && c[..]; k += 1), in which every part may
/// read memory.
StatementPtr Generator::dynamic_for() {
    const Variable* counter = variable(fresh("k"), make::uint_type());
    const Scope saved = scope_;
    new_full_expression();
    StatementPtr init = make::declaration(counter, make::binary("&", uint_value(2), number(1)));
    add_local(counter, false, 5);
    new_full_expression();
    pure_ = true;
    ExpressionPtr bound = make::binary("+", make::binary("&", uint_value(1), number(3)), number(1));
    ExpressionPtr test = make::binary("<", make::use(counter), std::move(bound));
    if (random_.chance(40))
        test = make::logical("&&", std::move(test), truth_value(1));
    pure_ = false;
    ExpressionPtr step = make::assign("+", make::use(counter), number(1));
    new_full_expression();
    claim({counter->id}, Purpose::update);
    if (random_.chance(40)) {
        if (ExpressionPtr changed = place(make::uint_type(), Purpose::update, 1)) {
            step = make::expression(ExpressionKind::comma, make::uint_type(), std::move(step),
                                    make::increment("++", false, std::move(changed)));
        }
    }
    StatementPtr body = loop_body(4);
    scope_ = saved;
    StatementPtr made =
        make::statement(StatementKind::for_, std::move(test), std::move(init), std::move(body));
    made->step = std::move(step);
    return made;
}

/// Makes a for (;;) or while (1) with its own counter, which break leaves.
StatementPtr Generator::endless_for(std::vector<StatementPtr>& out) {
    const Variable* counter = variable(fresh("n"), make::uint_type());
    out.push_back(make::declaration(counter, number(random_.between(1, 3))));
    StatementPtr body = loop_body(4);
    StatementPtr leaves =
        make::if_statement(make::binary("==", make::increment("--", false, make::use(counter)), number(0)),
                           make::statement(StatementKind::break_, nullptr));
    leaves->braces = random_.chance(50);
    body->children.insert(body->children.begin(), std::move(leaves));
    if (random_.chance(50))
        return make::statement(StatementKind::while_, number(1), std::move(body));
    return make::statement(StatementKind::for_, nullptr, StatementPtr(), std::move(body));
}

StatementPtr Generator::while_loop(std::vector<StatementPtr>& out, bool is_do) {
    new_full_expression();
    const Variable* counter = variable(fresh("n"), make::uint_type());
    const unsigned turns = random_.between(1, 3);
    ExpressionPtr first = is_do ? number(turns) : make::binary("&", uint_value(2), number(3));
    out.push_back(make::declaration(counter, std::move(first)));
    StatementPtr body = loop_body(is_do ? turns + 1 : 3);
    ExpressionPtr test =
        make::binary("!=", make::increment("--", random_.chance(50) && is_do, make::use(counter)), number(0));
    if (is_do) {
        test = make::binary(">",
                            make::conditional(make::binary(">", make::use(counter), number(0)),
                                              make::increment("--", false, make::use(counter)), number(0)),
                            number(random_.below(2)));
    }
    new_full_expression();
    pure_ = true;
    if (random_.chance(40))
        test = make::logical("&&", std::move(test), truth_value(1));
    pure_ = false;
    return make::statement(is_do ? StatementKind::do_ : StatementKind::while_, std::move(test),
                           std::move(body));
}

/// Makes a loop with a pointer that walks over memory: sum += *p++, *p++ = ...
void Generator::pointer_walk(std::vector<StatementPtr>& out) {
    new_full_expression();
    const bool writes = random_.chance(50);
    const std::vector<Type> types = {make::uint_type(), make::uint_type(), make::int_type(),
                                     make::float_type(), value_type(Scalar::uint32, 4)};
    const Type type = random_.pick(types);
    const unsigned turns = random_.between(2, 3);
    const Window* found = pick_window(type, writes ? Purpose::update : Purpose::read, turns);
    if (found == nullptr)
        return out.push_back(counted_for());
    const Window window = *found;
    claim(window, Purpose::read);
    const Variable* walker = variable(fresh("p"), pointer_type(type, window.space, !window.writable));
    out.push_back(make::declaration(walker, window_pointer(window, 2, turns)));
    ExpressionPtr here = make::dereference(make::increment("++", false, make::use(walker)));
    const bool is_float = type->value.scalar == Scalar::float32;
    const std::string op = type->value.scalar == Scalar::int32 ? "^"
                           : random_.chance(50)                ? "+"
                           : is_float                          ? "-"
                                                               : "^";
    StatementPtr body;
    if (writes) {
        new_full_expression();
        claim(window.roots, Purpose::update);
        ExpressionPtr right = bounded_float(type, 2);
        body = make::expression_statement(
            make::assign(random_.chance(50) ? op : "", std::move(here), std::move(right)));
    } else {
        const Variable* sum = variable(fresh("t"), type);
        new_full_expression();
        out.push_back(make::declaration(sum, leaf(type)));
        add_local(sum);
        body = make::expression_statement(make::assign(op, make::use(sum), std::move(here)));
    }
    const Variable* counter = variable(fresh("k"), make::uint_type());
    StatementPtr made =
        make::statement(StatementKind::for_, make::binary("<", make::use(counter), number(turns)),
                        make::declaration(counter, number(0)), std::move(body));
    made->step = make::increment("++", true, make::use(counter));
    made->braces = random_.chance(50);
    out.push_back(std::move(made));
}

} // namespace lockstep::random_kernel
