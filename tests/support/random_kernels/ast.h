#pragma once

#include "core/kernel/launch.h"
#include "tests/support/random_kernels/types.h"

#include <cstddef>
#include <deque>
#include <vector>

namespace lockstep::random_kernel {

/// A named object: a private variable, a parameter, a __local array, a __constant table, or the buffer of a
/// pointer parameter. Functions are never recursive, so one instance per variable and work-item is enough.
struct Variable {
    unsigned id = 0; ///< index in Kernel::variables
    std::string name;
    Type type;
    Space space = Space::none;      ///< address space; `none` for private memory
    std::vector<std::byte> initial; ///< initial bytes of constants and buffers; otherwise empty
};

enum class ExpressionKind : std::uint8_t {
    literal,
    variable,
    index,       ///< operands: pointer or array, index
    dereference, ///< operands: pointer
    member,      ///< operands: structure; with `arrow`: pointer to one
    swizzle,     ///< operands: vector
    address_of,
    unary,
    binary,
    logical,     ///< && and ||; vector operands: evaluates both sides, no branch
    conditional, ///< ?:; no branch if the condition is a vector
    comma,
    assign, ///< operands: left, right; `op` empty for =
    increment,
    call,
    cast,          ///< converts scalars by value; implicit (or widens a scalar) if `spelling` is empty
    vector,        ///< a vector literal: (uint4)(a, b, ...)
    list,          ///< { a, b, ... } as an initialiser
    vload,         ///< operands: offset, pointer
    vstore,        ///< operands: data, offset, pointer
    atomic,        ///< operands: pointer, values; `op` is the name after atomic_
    builtin,       ///< call of a built-in function; `op` is its name
    macro,         ///< use of a macro; operands: its arguments
    macro_operand, ///< in a macro's body: its argument with index `number`
    size_of,
};

struct Expression;
struct Statement;
using ExpressionPtr = std::unique_ptr<Expression>;
using StatementPtr = std::unique_ptr<Statement>;
struct Function;
struct Macro;

struct Expression {
    ExpressionKind kind = ExpressionKind::literal;
    Type type;
    std::vector<ExpressionPtr> operands;
    std::string op;                     ///< operator or name: "+", "<<", "&&", "add", "min", "++"; "" for =
    std::uint64_t literal = 0;          ///< value of a literal, as bits
    unsigned number = 0;                ///< index of a member or of a macro's argument
    const Variable* variable = nullptr; ///< for `variable`: the variable
    const Function* function = nullptr; ///< for `call`: the called function
    const Macro* use = nullptr;         ///< for `macro`: the macro
    std::vector<unsigned> components;   ///< for `swizzle`: indices of the selected components
    std::string spelling; ///< for `swizzle`: "xz", "lo"; for `cast` and `literal`: explicit spelling, if any
    bool arrow = false;
    bool prefix = false;          ///< for `increment`: whether the operator is a prefix
    bool order_dependent = false; ///< for `atomic`: whether the result depends on the order of work-items
    std::uint32_t line = 0;       ///< source line, set by the printer
};

enum class StatementKind : std::uint8_t {
    declaration,
    expression,
    block,
    if_,     ///< an if statement; children: then, else
    for_,    ///< children: init (declaration or expression, or null), body
    while_,  ///< a while loop; children: body
    do_,     ///< a do loop; children: body
    switch_, ///< a switch; its cases are in Statement::cases
    break_,
    continue_,
    return_,
    barrier,
    copy, ///< async copy, started on one line and awaited on the next; expression: target, step: source
};

struct Declarator {
    const Variable* variable = nullptr;
    ExpressionPtr initial;
};

struct Case {
    std::vector<std::int64_t> labels;
    bool is_default = false;
    std::vector<StatementPtr> body; ///< falls through to the next case unless it leaves
};

struct Statement {
    StatementKind kind = StatementKind::block;
    ExpressionPtr expression; ///< value, condition or loop test
    ExpressionPtr step;       ///< for `for_`: the expression after each iteration
    std::vector<StatementPtr> children;
    std::vector<Declarator> declarators;
    std::vector<Case> cases;
    unsigned fence = 0;        ///< for `barrier`: its flags, 1 for local and 2 for global memory
    bool of_sub_group = false; ///< for `barrier`: whether it is a sub-group barrier
    unsigned count = 0;        ///< for `copy`: number of elements
    unsigned stride = 0;       ///< for `copy`: stride on the global side, in elements; 0 if not strided
    std::string name;          ///< for `copy`: name of its event
    bool braces = true;        ///< whether to print braces even around a single statement
    std::uint32_t line = 0;    ///< source line, set by the printer
};

struct Function {
    std::string name;
    Type result;
    std::vector<const Variable*> parameters;
    StatementPtr body;
    bool has_barrier = false;
};

/// A macro whose body is either an expression or a statement.
struct Macro {
    std::string name;
    std::vector<std::string> parameters;
    ExpressionPtr expression;
    StatementPtr statement;
};

struct KernelParameter {
    const Variable* variable = nullptr;
    const Variable* target = nullptr; ///< for a pointer: the buffer or local memory that it points to
    std::vector<std::byte> value;     ///< for a scalar: the bytes of its value
};

/// A whole program with one kernel, its launch and its inputs.
struct Kernel {
    std::uint64_t seed = 0;
    NdRange range;
    std::deque<Variable> variables;
    std::vector<Type> structures;
    std::deque<Macro> macros;
    std::vector<const Variable*> constants; ///< __constant tables at file scope
    std::deque<Function> functions;         ///< helpers, callee before caller
    std::vector<KernelParameter> parameters;
    std::vector<const Variable*> locals; ///< __local variables of the kernel, in order
    StatementPtr body;
    bool has_header = false;      ///< whether everything except the kernel is in an included file
    bool names_operators = false; ///< whether macros are used for operators and names: a PLUS b, JOIN(gi, d)
    std::string header;           ///< contents of the included file, set by the printer
};

/// Calls `visit(expression)` for every expression of the tree, parents first.
template <class Visit>
void walk(const Expression& expression, const Visit& visit) {
    visit(expression);
    for (const ExpressionPtr& operand : expression.operands)
        walk(*operand, visit);
}

/// Calls `on_statement` for every statement and `on_expression` for every expression below it.
template <class OnStatement, class OnExpression>
void walk(const Statement& statement, const OnStatement& on_statement, const OnExpression& on_expression) {
    on_statement(statement);
    for (const auto* expression : {&statement.expression, &statement.step}) {
        if (*expression)
            walk(**expression, on_expression);
    }
    for (const Declarator& declarator : statement.declarators) {
        if (declarator.initial)
            walk(*declarator.initial, on_expression);
    }
    for (const StatementPtr& child : statement.children) {
        if (child)
            walk(*child, on_statement, on_expression);
    }
    for (const Case& one : statement.cases) {
        for (const StatementPtr& child : one.body)
            walk(*child, on_statement, on_expression);
    }
}

/// Returns true for lvalues: expressions that have a location in memory or in a variable.
[[nodiscard]] bool is_place(const Expression& expression);
/// Returns true if the statement contains a barrier, also in a function that it calls.
[[nodiscard]] bool has_barrier(const Statement& statement);

/// Returns the kernel as a Launch of Lockstep.
[[nodiscard]] Launch launch_of(const Kernel& kernel, const std::string& text);

} // namespace lockstep::random_kernel
