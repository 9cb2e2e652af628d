#include "tests/support/random_kernels/printer.h"

#include <bit>
#include <cstdio>
#include <cstring>
#include <map>

namespace lockstep::random_kernel {

namespace {

constexpr int assignment_precedence = 2;
constexpr int conditional_precedence = 3;
constexpr int unary_precedence = 14;
constexpr int postfix_precedence = 15;
constexpr int primary_precedence = 16;

int operator_precedence(const std::string& op) {
    static const std::map<std::string, int> precedences = {
        {"||", 4},  {"&&", 5}, {"|", 6},  {"^", 7},   {"&", 8},   {"==", 9},
        {"!=", 9},  {"<", 10}, {">", 10}, {"<=", 10}, {">=", 10}, {"<<", 11},
        {">>", 11}, {"+", 12}, {"-", 12}, {"*", 13},  {"/", 13},  {"%", 13}};
    return precedences.at(op);
}

int precedence(const Expression& e) {
    switch (e.kind) {
    case ExpressionKind::comma:
        return 1;
    case ExpressionKind::assign:
        return assignment_precedence;
    case ExpressionKind::conditional:
        return conditional_precedence;
    case ExpressionKind::logical:
    case ExpressionKind::binary:
        return operator_precedence(e.op);
    case ExpressionKind::cast:
        return e.spelling.empty() ? precedence(*e.operands[0]) : unary_precedence;
    case ExpressionKind::literal:
        return literal_text(e.type, e.literal)[0] == '-' ? unary_precedence : primary_precedence;
    case ExpressionKind::dereference:
    case ExpressionKind::address_of:
    case ExpressionKind::unary:
    case ExpressionKind::vector:
    case ExpressionKind::size_of:
        return unary_precedence;
    case ExpressionKind::increment:
        return e.prefix ? unary_precedence : postfix_precedence;
    default:
        return postfix_precedence;
    }
}

const std::map<std::string, std::string>& operator_names() {
    static const std::map<std::string, std::string> names = {{"+", "PLUS"}, {"&", "BITS"},  {"&&", "AND"},
                                                             {"||", "OR"},  {"<", "BELOW"}, {"^", "XOR"}};
    return names;
}

/// Writes a name as a macro call that joins two parts: JOIN(gi, d).
std::string joined(const std::string& name) {
    return name.size() < 2 ? name : "JOIN(" + name.substr(0, name.size() - 1) + ", " + name.back() + ")";
}

class ExpressionPrinter {
public:
    ExpressionPrinter(std::uint32_t line, bool names_operators)
        : line_(line),
          names_operators_(names_operators && line % 2 == 0),
          joins_names_(names_operators && line % 3 == 0) {}
    std::string print(Expression& e, int least = 0);

private:
    std::string text(Expression& e);
    std::string call(Expression& e);
    std::string binary(Expression& e);
    std::string arguments(Expression& e);
    std::string operand(Expression& e, std::size_t i, int least) { return print(*e.operands[i], least); }

    std::uint32_t line_;
    bool names_operators_;
    bool joins_names_;
};

std::string ExpressionPrinter::print(Expression& e, int least) {
    e.line = line_;
    const std::string inner = text(e);
    return precedence(e) < least ? "(" + inner + ")" : inner;
}

std::string ExpressionPrinter::arguments(Expression& e) {
    std::string list;
    for (std::size_t i = 0; i < e.operands.size(); ++i)
        list += (i > 0 ? ", " : "") + operand(e, i, assignment_precedence);
    return list;
}

std::string ExpressionPrinter::binary(Expression& e) {
    const int level = operator_precedence(e.op);
    const auto named = operator_names().find(e.op);
    const bool is_named = names_operators_ && named != operator_names().end();
    return operand(e, 0, level) + " " + (is_named ? named->second : e.op) + " " + operand(e, 1, level + 1);
}

/// Prints expressions that have a list of operands: calls, and values with several elements.
std::string ExpressionPrinter::call(Expression& e) {
    switch (e.kind) {
    case ExpressionKind::call:
        return e.function->name + "(" + arguments(e) + ")";
    case ExpressionKind::vector:
        return "(" + type_text(e.type) + ")(" + arguments(e) + ")";
    case ExpressionKind::list:
        return "{ " + arguments(e) + " }";
    case ExpressionKind::vload:
        return "vload" + std::to_string(e.type->value.count) + "(" + arguments(e) + ")";
    case ExpressionKind::vstore:
        return "vstore" + std::to_string(e.operands[0]->type->value.count) + "(" + arguments(e) + ")";
    case ExpressionKind::atomic:
        return "atomic_" + e.op + "(" + arguments(e) + ")";
    case ExpressionKind::builtin:
        return e.op + "(" + arguments(e) + ")";
    case ExpressionKind::macro:
        return e.use->name + (e.operands.empty() ? "" : "(" + arguments(e) + ")");
    default:
        return "";
    }
}

std::string ExpressionPrinter::text(Expression& e) {
    switch (e.kind) {
    case ExpressionKind::literal:
        return literal_text(e.type, e.literal);
    case ExpressionKind::variable:
        return joins_names_ ? joined(e.variable->name) : e.variable->name;
    case ExpressionKind::index:
        return operand(e, 0, postfix_precedence) + "[" + operand(e, 1, 0) + "]";
    case ExpressionKind::dereference:
        return "*" + operand(e, 0, unary_precedence);
    case ExpressionKind::member: {
        const Type& base = e.operands[0]->type;
        const Type& structure = e.arrow ? base->element : base;
        return operand(e, 0, postfix_precedence) + (e.arrow ? "->" : ".") + structure->members[e.number].name;
    }
    case ExpressionKind::swizzle:
        return operand(e, 0, postfix_precedence) + "." + e.spelling;
    case ExpressionKind::address_of:
        return "&" + operand(e, 0, unary_precedence);
    case ExpressionKind::unary:
        return e.op + operand(e, 0, postfix_precedence);
    case ExpressionKind::binary:
    case ExpressionKind::logical:
        return binary(e);
    case ExpressionKind::conditional:
        return operand(e, 0, conditional_precedence + 1) + " ? " + operand(e, 1, assignment_precedence) +
               " : " + operand(e, 2, conditional_precedence);
    case ExpressionKind::comma:
        return operand(e, 0, 1) + ", " + operand(e, 1, assignment_precedence);
    case ExpressionKind::assign:
        return operand(e, 0, unary_precedence) + " " + e.op + "= " + operand(e, 1, assignment_precedence);
    case ExpressionKind::increment:
        return e.prefix ? e.op + operand(e, 0, unary_precedence) : operand(e, 0, postfix_precedence) + e.op;
    case ExpressionKind::cast:
        return e.spelling.empty() ? print(*e.operands[0])
                                  : "(" + e.spelling + ")" + operand(e, 0, unary_precedence);
    case ExpressionKind::macro_operand:
        return "(" + std::string(1, static_cast<char>('a' + e.number)) + ")";
    case ExpressionKind::size_of:
        return "sizeof(" + print(*e.operands[0]) + ")";
    default:
        return call(e);
    }
}

} // namespace

std::vector<std::string> operator_macros() {
    std::vector<std::string> lines;
    for (const auto& [op, name] : operator_names())
        lines.push_back("#define " + name + " " + op);
    lines.emplace_back("#define JOIN(first, second) first##second");
    return lines;
}

/// Writes every fifth number with macros of the standard header whose definitions contain operators: 5 is
/// (INT_MIN + INT_MAX + 6).
std::string int_text(std::int32_t number) {
    const std::string plain = std::to_string(number);
    return number % 5 == 0 && number >= 0 && number < 1000000
               ? "(INT_MIN + INT_MAX + " + std::to_string(number + 1) + ")"
               : plain;
}

std::string literal_text(const Type& type, std::uint64_t bits) {
    switch (type->value.scalar) {
    case Scalar::float32: {
        char text[64];
        std::snprintf(text, sizeof text, "%.4ff",
                      static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(bits))));
        return text;
    }
    case Scalar::int32:
        return int_text(static_cast<std::int32_t>(bits));
    case Scalar::uint64:
        return std::to_string(bits) + "ul";
    default:
        return std::to_string(bits) + "u";
    }
}

std::uint64_t read_bits(const std::vector<std::byte>& bytes, std::size_t offset, std::size_t size) {
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes.data() + offset, size);
    return bits;
}

std::string print_expression(Expression& expression, std::uint32_t line, bool names_operators) {
    return ExpressionPrinter(line, names_operators).print(expression);
}

std::string print_initializer(Expression& expression, std::uint32_t line, bool names_operators) {
    return ExpressionPrinter(line, names_operators).print(expression, assignment_precedence);
}

} // namespace lockstep::random_kernel
