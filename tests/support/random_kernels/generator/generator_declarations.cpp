#include "tests/support/random_kernels/generator/generator_state.h"

#include <algorithm>

namespace lockstep::random_kernel {

using make::number;

void Generator::declaration(std::vector<StatementPtr>& out) {
    new_full_expression();
    switch (random_.below(6)) {
    case 0:
        return declare_structure(out);
    case 1:
        return declare_array(out);
    case 2:
    case 3:
        return declare_pointer(out);
    default:
        return declare_value(out);
    }
}

void Generator::declare_value(std::vector<StatementPtr>& out) {
    const Type type = random_value_type();
    ExpressionPtr initial = bounded_float(type, 2);
    const Variable* first = variable(fresh("v"), type);
    StatementPtr made = make::declaration(first, std::move(initial));
    add_local(first);
    if (random_.chance(20)) {
        new_full_expression();
        const Variable* second = variable(fresh("v"), type);
        made->declarators.push_back({second, bounded_float(type, 1)});
        add_local(second);
    }
    out.push_back(std::move(made));
}

void Generator::declare_structure(std::vector<StatementPtr>& out) {
    if (kernel_.structures.empty())
        return declare_value(out);
    const Type type = random_.pick(kernel_.structures);
    out.push_back(declare_structure_of(type));
}

/// Makes an initialiser list such as { a, { b, c }, d }.
ExpressionPtr Generator::initial_list(const Type& type) {
    if (type->kind == TypeKind::value)
        return bounded_float(type, 1);
    ExpressionPtr list = make::expression(ExpressionKind::list, type);
    const auto count = type->kind == TypeKind::array ? type->length : type->members.size();
    for (std::size_t i = 0; i < count; ++i) {
        list->operands.push_back(
            initial_list(type->kind == TypeKind::array ? type->element : type->members[i].type));
    }
    return list;
}

StatementPtr Generator::declare_structure_of(const Type& type) {
    ExpressionPtr initial = random_.chance(60) ? structure_value(type, 1) : nullptr;
    if (!initial)
        initial = initial_list(type);
    const Variable* made = variable(fresh("r"), type);
    add_local(made);
    return make::declaration(made, std::move(initial));
}

void Generator::declare_array(std::vector<StatementPtr>& out) {
    const std::vector<Type> elements = {make::uint_type(), make::uint_type(), make::int_type(),
                                        make::float_type()};
    const Type element = random_.pick(elements);
    const unsigned length = random_.between(3, 5);
    ExpressionPtr initial = initial_list(array_type(element, length));
    const Variable* made = variable(fresh("a"), initial->type);
    out.push_back(make::declaration(made, std::move(initial)));
    scope_.windows.push_back({made, element, Space::none, length, true, {made->id}});
}

namespace {

/// Returns the windows that a pointer can represent: the contiguous ones.
std::vector<Window> pointable(const std::vector<Window>& windows) {
    std::vector<Window> found;
    std::ranges::copy_if(windows, std::back_inserter(found),
                         [](const Window& window) { return window.stride == 1; });
    return found;
}

} // namespace

/// Declares a pointer: p = base + i; p = c ? base1 : base2; or p = base1, if (c) p = base2;
void Generator::declare_pointer(std::vector<StatementPtr>& out) {
    const std::vector<Window> windows = pointable(scope_.windows);
    if (windows.empty())
        return declare_value(out);
    const Window first = random_.pick(windows);
    std::vector<Window> others;
    for (const Window& window : windows) {
        if (window.space == first.space && same_type(window.element, first.element) &&
            window.writable == first.writable)
            others.push_back(window);
    }
    const Window second = random_.pick(others);
    const bool ambiguous = second.base != first.base && random_.chance(70);
    const unsigned most = ambiguous ? std::min(first.length, second.length) : first.length;
    const unsigned room = random_.between(std::max(1U, most / 2), most);
    const auto start = [&](const Window& window) {
        new_full_expression();
        return window_pointer(window, 1, room);
    };
    const Variable* pointer = variable(fresh("p"), pointer_type(first.element, first.space, !first.writable));
    Window made{pointer, first.element, first.space, room, first.writable, first.roots};
    made.depth = depth_;
    if (ambiguous) {
        made.roots.insert(made.roots.end(), second.roots.begin(), second.roots.end());
        new_full_expression();
        ExpressionPtr decides = integer_truth(1);
        if (random_.chance(50)) {
            ExpressionPtr yes = start(first);
            out.push_back(make::declaration(
                pointer, make::conditional(std::move(decides), std::move(yes), start(second))));
        } else {
            out.push_back(make::declaration(pointer, start(first)));
            out.push_back(make::if_statement(std::move(decides),
                                             make::statement(StatementKind::block, nullptr,
                                                             make::expression_statement(make::assign(
                                                                 "", make::use(pointer), start(second))))));
        }
    } else {
        out.push_back(make::declaration(pointer, start(first)));
    }
    if (copies_ && random_.chance(40))
        declare_pointer_to(out, made);
    scope_.windows.push_back(std::move(made));
}

/// Declares a pointer to a pointer: T** pp = &p;
void Generator::declare_pointer_to(std::vector<StatementPtr>& out, Window& window) {
    const Variable* outer = variable(fresh("pp"), pointer_type(window.base->type, Space::none));
    out.push_back(make::declaration(outer, make::address_of(make::use(window.base), Space::none)));
    window.behind = outer;
}

/// Moves a pointer: p += 2; p--; x = *p++;
void Generator::move_pointer(std::vector<StatementPtr>& out) {
    std::vector<std::size_t> movable;
    for (std::size_t i = 0; i < scope_.windows.size(); ++i) {
        const Window& window = scope_.windows[i];
        if (is_pointer(window.base->type) && window.depth == depth_ && window.depth > 0 &&
            window.id == nullptr && window.length > 1)
            movable.push_back(i);
    }
    if (movable.empty())
        return declare_pointer(out);
    Window& window = scope_.windows[random_.pick(movable)];
    const bool forwards = window.moved == 0 || (window.moved + 1 < window.length && random_.chance(60));
    const unsigned furthest = forwards ? window.length - 1 - window.moved : window.moved;
    const unsigned by = random_.between(1, furthest);
    const unsigned from = window.moved;
    window.moved = forwards ? from + by : from - by;
    const std::string op = forwards ? "+" : "-";
    if (by > 1)
        return out.push_back(make::expression_statement(make::assign(op, base_of(window), number(by))));
    ExpressionPtr moved = base_of(window);
    ExpressionPtr moves = make::increment(op + op, random_.chance(50), std::move(moved));
    if (window.element->kind != TypeKind::value || random_.chance(50))
        return out.push_back(make::expression_statement(std::move(moves)));
    const Variable* taken = variable(fresh("v"), window.element);
    out.push_back(make::declaration(taken, make::dereference(std::move(moves))));
    add_local(taken);
}

} // namespace lockstep::random_kernel
