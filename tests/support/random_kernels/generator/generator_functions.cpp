#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

/// Makes a parameter: a pointer (in two of three cases) or a value.
Variable* Generator::helper_parameter(Helper& helper, unsigned i) {
    HelperParameter parameter;
    const std::string name = "h" + std::to_string(i);
    if (!random_.chance(65)) {
        const bool structure = !kernel_.structures.empty() && random_.chance(25);
        Variable* made =
            variable(fresh(name + "_"), structure ? random_.pick(kernel_.structures) : random_value_type());
        parameter.variable = made;
        helper.parameters.push_back(parameter);
        add_local(made);
        return made;
    }
    const std::vector<Space> spaces = {Space::global, Space::global, Space::local, Space::none,
                                       Space::constant};
    const Space space = random_.pick(spaces);
    const std::vector<Type> elements = {make::uint_type(), make::uint_type(), make::uint_type(),
                                        make::float_type(), make::int_type()};
    const Type element = random_.pick(elements);
    parameter.length = random_.chance(50) ? random_.between(2, 4) : 1;
    parameter.writable = space != Space::constant && random_.chance(60);
    Variable* made = variable(fresh(name + "_"), pointer_type(element, space, !parameter.writable));
    parameter.variable = made;
    helper.parameters.push_back(parameter);
    Window window{made, element, space, parameter.length, parameter.writable, {made->id}};
    window.depth = 1;
    scope_.windows.push_back(std::move(window));
    return made;
}

/// Adds a helper function that accesses only its arguments and calls only earlier helpers.
void Generator::add_helper(unsigned i) {
    const Scope saved = scope_;
    Function& function = kernel_.functions.emplace_back();
    function.name = "helper" + std::to_string(i);
    const bool structure = !kernel_.structures.empty() && random_.chance(15);
    function.result = random_.chance(20) ? nothing_type()
                      : structure        ? random_.pick(kernel_.structures)
                                         : random_value_type();
    Helper helper;
    helper.function = &function;
    const unsigned count = random_.between(1, 3);
    for (unsigned p = 0; p < count; ++p)
        function.parameters.push_back(helper_parameter(helper, p));
    function.body = make::statement(StatementKind::block, nullptr);
    function_ = &function;
    may_return_ = true;
    depth_ = 1;
    std::vector<StatementPtr>& out = function.body->children;
    if (structure) // so that there is a structure to return
        declare_structure(out);
    statements(out, random_.between(1, 3));
    if (function.result->kind != TypeKind::nothing) {
        new_full_expression();
        ExpressionPtr returned = bounded_float(function.result, 2);
        if (!returned) { // no structure is in scope
            function.result = make::uint_type();
            returned = uint_value(2);
        }
        out.push_back(make::statement(StatementKind::return_, std::move(returned)));
    }
    function_ = nullptr;
    may_return_ = false;
    depth_ = 0;
    helpers_.push_back(std::move(helper));
    scope_ = saved;
}

/// Adds a helper with a barrier: uint turned(__local uint* s, uint own, uint other, uint x) { s[own] = x;
/// barrier(); return s[other]; }
void Generator::add_barrier_helper() {
    Function& function = kernel_.functions.emplace_back();
    function.name = "exchange";
    function.result = nothing_type();
    function.has_barrier = true;
    const Type uint = make::uint_type();
    const Variable* memory = variable("shared", pointer_type(uint, Space::local));
    const Variable* own = variable("own", uint);
    const Variable* other = variable("other", uint);
    const Variable* out = variable("result", pointer_type(uint, Space::none));
    function.parameters = {memory, own, other, out};
    function.body = make::statement(StatementKind::block, nullptr);
    auto& body = function.body->children;
    body.push_back(make::expression_statement(make::assign(random_.chance(50) ? "+" : "^",
                                                           make::index(make::use(memory), make::use(own)),
                                                           make::dereference(make::use(out)))));
    body.push_back(make::barrier(1));
    body.push_back(make::expression_statement(make::assign(
        "+", make::dereference(make::use(out)), make::index(make::use(memory), make::use(other)))));
    body.push_back(make::barrier(1));
}

} // namespace lockstep::random_kernel
