#include "tests/support/random_kernels/generator/generator_state.h"

#include <map>

namespace lockstep::random_kernel {

using make::number;

/// Makes an expression with a side effect: x++, (x += e), (x = e), or a comma.
ExpressionPtr Generator::effect(const Type& type, unsigned depth) {
    ExpressionPtr changed = place(type, Purpose::update, depth);
    if (!changed)
        return nullptr;
    const Scalar scalar = type->value.scalar;
    if (is_scalar(type) && scalar != Scalar::int32 && scalar != Scalar::float32 && random_.chance(50)) {
        const bool prefix = random_.chance(50);
        return make::increment(random_.chance(60) ? "++" : "--", prefix, std::move(changed));
    }
    const bool compound = scalar != Scalar::float32 && random_.chance(50);
    ExpressionPtr assigned =
        make::assign(compound ? "^" : "", std::move(changed), bounded_float(type, depth));
    if (random_.chance(20))
        return make::expression(ExpressionKind::comma, type, std::move(assigned), value(type, depth));
    return assigned;
}

/// Makes an atomic on one of the work-item's own slots, and uses its result.
ExpressionPtr Generator::own_atomic(unsigned depth) {
    const Space space = random_.chance(50) ? Space::global : Space::local;
    const Window* found = pick_window(make::uint_type(), Purpose::update, 1, space);
    if (found == nullptr)
        return nullptr;
    const Window window = *found;
    claim(window, Purpose::update);
    ExpressionPtr atomic =
        make::expression(ExpressionKind::atomic, make::uint_type(), window_pointer(window, depth, 1));
    const std::vector<std::string> operations = {"add", "sub", "xchg", "inc", "dec",    "min",
                                                 "max", "and", "or",   "xor", "cmpxchg"};
    atomic->op = random_.pick(operations);
    const unsigned values = atomic->op == "cmpxchg" ? 2 : atomic->op == "inc" || atomic->op == "dec" ? 0 : 1;
    for (unsigned i = 0; i < values; ++i)
        atomic->operands.push_back(uint_value(depth));
    return atomic;
}

ExpressionPtr Generator::call_value(const Type& type, unsigned depth) {
    std::vector<const Helper*> fitting;
    for (const Helper& helper : helpers_) {
        if (same_type(helper.function->result, type))
            fitting.push_back(&helper);
    }
    return fitting.empty() ? nullptr : call(*random_.pick(fitting), depth);
}

/// Makes a call whose arguments meet the requirements of the helper's parameters; null if no such arguments
/// are in scope.
ExpressionPtr Generator::call(const Helper& helper, unsigned depth) {
    std::map<const Variable*, ExpressionPtr> arguments;
    for (const HelperParameter& parameter : helper.parameters) {
        const Type& type = parameter.variable->type;
        if (!is_pointer(type))
            continue;
        const Purpose purpose = parameter.writable ? Purpose::update : Purpose::read;
        if (parameter.writable && pure_)
            return nullptr;
        const bool single = parameter.length == 1 && type->space == Space::none;
        if (single && random_.chance(60)) {
            std::vector<const Variable*> whole;
            for (const Local& local : scope_.locals) {
                if (local.writable && same_type(local.variable->type, type->element) &&
                    allowed({local.variable->id}, purpose))
                    whole.push_back(local.variable);
            }
            if (!whole.empty()) {
                const Variable* chosen = random_.pick(whole);
                claim({chosen->id}, purpose);
                arguments[parameter.variable] = make::address_of(make::use(chosen), Space::none);
                continue;
            }
        }
        const Window* found = pick_window(type->element, purpose, parameter.length, type->space);
        if (found == nullptr)
            return nullptr;
        const Window window = *found;
        claim(window, purpose);
        arguments[parameter.variable] = window_pointer(window, depth, parameter.length);
    }
    ExpressionPtr call = make::expression(ExpressionKind::call, helper.function->result);
    call->function = helper.function;
    for (const HelperParameter& parameter : helper.parameters) {
        ExpressionPtr& argument = arguments[parameter.variable];
        if (!argument)
            argument = bounded_float(parameter.variable->type, depth);
        if (!argument)
            return nullptr;
        call->operands.push_back(std::move(argument));
    }
    return call;
}

ExpressionPtr Generator::macro_value(const Type& type, unsigned depth) {
    std::vector<const MacroChoice*> fitting;
    for (const MacroChoice& choice : macros_) {
        if (same_type(choice.type, type))
            fitting.push_back(&choice);
    }
    if (fitting.empty())
        return nullptr;
    const MacroChoice& chosen = *random_.pick(fitting);
    ExpressionPtr use = make::expression(ExpressionKind::macro, type);
    use->use = chosen.macro;
    const bool was_pure = pure_;
    pure_ = true; // a macro may evaluate its argument twice
    for (const Type& operand : chosen.operands)
        use->operands.push_back(value(operand, depth));
    pure_ = was_pure;
    return use;
}

StatementPtr Generator::macro_statement() {
    std::vector<const MacroChoice*> fitting;
    for (const MacroChoice& choice : macros_) {
        if (choice.type->kind == TypeKind::nothing)
            fitting.push_back(&choice);
    }
    if (fitting.empty())
        return nullptr;
    const MacroChoice& chosen = *random_.pick(fitting);
    pure_ = true;
    ExpressionPtr use = make::expression(ExpressionKind::macro, chosen.type);
    use->use = chosen.macro;
    use->operands.push_back(place(chosen.operands[0], Purpose::update, 1));
    if (use->operands[0]) {
        for (std::size_t i = 1; i < chosen.operands.size(); ++i)
            use->operands.push_back(value(chosen.operands[i], 1));
    }
    pure_ = false;
    return use->operands[0] ? make::expression_statement(std::move(use)) : nullptr;
}

void Generator::add_macros() {
    const unsigned count = random_.below(4);
    for (unsigned i = 0; i < count; ++i) {
        Macro& macro = kernel_.macros.emplace_back();
        macro.name = "MACRO" + std::to_string(i);
        macros_.push_back(random_.chance(65) ? expression_macro(macro) : statement_macro(macro));
        for (std::size_t p = 0; p < macros_.back().operands.size(); ++p)
            macro.parameters.emplace_back(1, static_cast<char>('a' + p));
    }
}

MacroChoice Generator::expression_macro(Macro& macro) {
    const auto operand = [](unsigned i, const Type& type) { return make::macro_operand(i, type); };
    const Type any = random_value_type();
    const Type uint = make::uint_type();
    switch (random_.below(5)) {
    case 0:
        macro.expression = number(random_.between(1, 9));
        return {&macro, uint, {}};
    case 1:
        macro.expression = make::binary("*", operand(0, uint), operand(0, uint));
        return {&macro, uint, {uint}};
    case 2:
        macro.expression = make::conditional(operand(0, uint), operand(1, any), operand(2, any));
        return {&macro, any, {uint, any, any}};
    case 3:
        macro.expression =
            make::logical(random_.chance(50) ? "&&" : "||", operand(0, uint), operand(1, make::int_type()));
        return {&macro, make::int_type(), {uint, make::int_type()}};
    default:
        macro.expression = make::builtin(
            "max", uint, operand(0, uint),
            make::binary("+", operand(1, uint), make::binary("&", operand(0, uint), number(3))));
        return {&macro, uint, {uint, uint}};
    }
}

MacroChoice Generator::statement_macro(Macro& macro) {
    const Type uint = make::uint_type();
    const auto target = [&] { return make::macro_operand(0, uint); };
    const auto amount = [&] { return make::macro_operand(1, uint); };
    const auto simple = [](ExpressionPtr e) { return make::expression_statement(std::move(e)); };
    StatementPtr first = simple(make::assign("+", target(), amount()));
    StatementPtr second = simple(make::increment("++", random_.chance(50), target()));
    if (random_.chance(50)) {
        macro.statement = make::statement(
            StatementKind::do_, make::literal(make::int_type(), 0),
            make::statement(StatementKind::block, nullptr, std::move(first), std::move(second)));
    } else {
        macro.statement =
            make::if_statement(make::binary(">", amount(), number(3)),
                               make::statement(StatementKind::block, nullptr, std::move(first)),
                               make::statement(StatementKind::block, nullptr, std::move(second)));
    }
    return {&macro, nothing_type(), {uint, uint}};
}

} // namespace lockstep::random_kernel
