#include "tests/support/random_kernels/printer.h"

namespace lockstep::random_kernel {

namespace {

class Printer {
public:
    std::string program(Kernel& kernel);

private:
    void line(const std::string& text);
    void statement(Statement& statement);
    void list(std::vector<StatementPtr>& statements);
    void declaration(Statement& statement);
    void if_statement(Statement& statement, const std::string& before);
    void body(StatementPtr& body, const std::string& head, bool braces);
    void close_do(Statement& statement, bool braces);
    void switch_statement(Statement& statement);
    std::string for_head(Statement& statement);
    std::string declarators(Statement& statement);
    std::string expression(const ExpressionPtr& e) { return print_expression(*e, line_, names_operators_); }
    /// Prints a statement on one line, for a macro's body.
    std::string inline_statement(Statement& statement);
    void macro(Macro& macro);
    void constant(const Variable& variable);
    void function(Function& function);
    void copy(const Statement& statement);
    void declarations(Kernel& kernel);

    std::string out_;
    std::uint32_t line_ = 1; // number of the current line
    std::uint32_t depth_ = 0;
    bool names_operators_ = false;
};

void Printer::line(const std::string& text) {
    out_ += std::string(std::size_t{depth_} * 4, ' ') + text + "\n";
    ++line_;
}

std::string Printer::declarators(Statement& statement) {
    std::string text;
    for (Declarator& declarator : statement.declarators) {
        if (text.empty()) {
            text = declaration_text(declarator.variable->type, declarator.variable->name);
        } else {
            text += ", " + declarator.variable->name; // only variables of plain value types share a line
        }
        if (declarator.initial)
            text += " = " + print_initializer(*declarator.initial, line_, names_operators_);
    }
    return text;
}

void Printer::declaration(Statement& statement) {
    const Variable& first = *statement.declarators.front().variable;
    line((first.space == Space::local ? "__local " : "") + declarators(statement) + ";");
}

void Printer::list(std::vector<StatementPtr>& statements) {
    for (StatementPtr& child : statements)
        statement(*child);
}

void Printer::body(StatementPtr& body, const std::string& head, bool braces) {
    const bool braced = braces || body->kind == StatementKind::block;
    line(head + (braced ? " {" : ""));
    ++depth_;
    if (body->kind == StatementKind::block) {
        list(body->children);
    } else {
        statement(*body);
    }
    --depth_;
    if (braced)
        line("}");
}

void Printer::if_statement(Statement& statement, const std::string& before) {
    body(statement.children[0], before + "if (" + expression(statement.expression) + ")", statement.braces);
    StatementPtr& otherwise = statement.children[1];
    if (!otherwise)
        return;
    if (otherwise->kind == StatementKind::if_) {
        otherwise->line = line_;
        if_statement(*otherwise, "else ");
    } else {
        body(otherwise, "else", statement.braces);
    }
}

std::string Printer::for_head(Statement& statement) {
    std::string init;
    if (StatementPtr& first = statement.children[0]) {
        first->line = line_;
        init =
            first->kind == StatementKind::declaration ? declarators(*first) : expression(first->expression);
    }
    const std::string test = statement.expression ? " " + expression(statement.expression) : "";
    return "for (" + init + ";" + test + ";" + (statement.step ? " " + expression(statement.step) : "") + ")";
}

void Printer::close_do(Statement& statement, bool braces) {
    StatementPtr& child = statement.children[0];
    const bool braced = braces || child->kind == StatementKind::block;
    line(braced ? "do {" : "do");
    ++depth_;
    if (child->kind == StatementKind::block) {
        list(child->children);
    } else {
        this->statement(*child);
    }
    --depth_;
    statement.line = line_; // a do loop decides at its test, which is at the end
    line((braced ? "} while (" : "while (") + expression(statement.expression) + ");");
}

void Printer::switch_statement(Statement& statement) {
    line("switch (" + expression(statement.expression) + ") {");
    for (Case& one : statement.cases) {
        for (const std::int64_t label : one.labels) {
            const bool is_unsigned = !is_signed(statement.expression->type->value.scalar);
            line("case " + std::to_string(label) + (is_unsigned ? "u:" : ":"));
        }
        if (one.is_default)
            line("default:");
        ++depth_;
        list(one.body);
        --depth_;
    }
    line("}");
}

void Printer::statement(Statement& statement) {
    statement.line = line_;
    switch (statement.kind) {
    case StatementKind::declaration:
        return declaration(statement);
    case StatementKind::expression:
        return line(expression(statement.expression) + ";");
    case StatementKind::block:
        line("{");
        ++depth_;
        list(statement.children);
        --depth_;
        return line("}");
    case StatementKind::if_:
        return if_statement(statement, "");
    case StatementKind::for_:
        return body(statement.children[1], for_head(statement), statement.braces);
    case StatementKind::while_:
        return body(statement.children[0], "while (" + expression(statement.expression) + ")",
                    statement.braces);
    case StatementKind::do_:
        return close_do(statement, statement.braces);
    case StatementKind::switch_:
        return switch_statement(statement);
    case StatementKind::break_:
        return line("break;");
    case StatementKind::continue_:
        return line("continue;");
    case StatementKind::return_:
        return line(statement.expression ? "return " + expression(statement.expression) + ";" : "return;");
    case StatementKind::barrier:
        return line(std::string(statement.of_sub_group ? "sub_group_barrier(" : "barrier(") +
                    (statement.fence == 3   ? "CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE"
                     : statement.fence == 2 ? "CLK_GLOBAL_MEM_FENCE"
                                            : "CLK_LOCAL_MEM_FENCE") +
                    ");");
    case StatementKind::copy:
        return copy(statement);
    }
}

void Printer::copy(const Statement& statement) {
    const bool strided = statement.stride != 0;
    line("event_t " + statement.name + " = async_work_group_" + (strided ? "strided_" : "") + "copy(" +
         expression(statement.expression) + ", " + expression(statement.step) + ", " +
         std::to_string(statement.count) + ", " + (strided ? std::to_string(statement.stride) + ", " : "") +
         "0);");
    line("wait_group_events(1, &" + statement.name + ");");
}

std::string Printer::inline_statement(Statement& statement) {
    if (statement.kind == StatementKind::block) {
        std::string text = "{ ";
        for (StatementPtr& child : statement.children)
            text += inline_statement(*child) + " ";
        return text + "}";
    }
    if (statement.kind == StatementKind::do_) {
        return "do " + inline_statement(*statement.children[0]) + " while (" +
               expression(statement.expression) + ")";
    }
    if (statement.kind == StatementKind::if_) {
        return "if (" + expression(statement.expression) + ") " + inline_statement(*statement.children[0]) +
               (statement.children[1] ? " else " + inline_statement(*statement.children[1]) : "");
    }
    return expression(statement.expression) + ";";
}

void Printer::macro(Macro& macro) {
    std::string text = "#define " + macro.name;
    if (!macro.parameters.empty()) {
        std::string names;
        for (const std::string& name : macro.parameters)
            names += (names.empty() ? "" : ", ") + name;
        text += "(" + names + ")";
    }
    if (macro.expression) {
        line(text + " (" + expression(macro.expression) + ")");
    } else {
        line(text + " " + inline_statement(*macro.statement));
    }
}

void Printer::constant(const Variable& variable) {
    std::string values;
    const Type& element = variable.type->element;
    for (std::uint32_t i = 0; i < variable.type->length; ++i) {
        values += (i > 0 ? ", " : "") +
                  literal_text(element,
                               read_bits(variable.initial, std::size_t{i} * element->bytes, element->bytes));
    }
    line("__constant " + declaration_text(variable.type, variable.name) + " = { " + values + " };");
}

void Printer::function(Function& function) {
    std::string parameters;
    for (const Variable* parameter : function.parameters)
        parameters += (parameters.empty() ? "" : ", ") + declaration_text(parameter->type, parameter->name);
    body(function.body, type_text(function.result) + " " + function.name + "(" + parameters + ")", true);
}

/// Prints everything except the kernel.
void Printer::declarations(Kernel& kernel) {
    if (kernel.names_operators) {
        for (const std::string& macro : operator_macros())
            line(macro);
    }
    for (const Type& type : kernel.structures) {
        std::string members;
        for (const Member& member : type->members)
            members += declaration_text(member.type, member.name) + "; ";
        line("typedef struct { " + members + "} " + type->name + ";");
    }
    for (Macro& one : kernel.macros)
        macro(one);
    for (const Variable* variable : kernel.constants)
        constant(*variable);
    for (Function& one : kernel.functions)
        function(one);
}

std::string Printer::program(Kernel& kernel) {
    names_operators_ = kernel.names_operators;
    declarations(kernel);
    if (kernel.has_header) {
        kernel.header = std::move(out_);
        out_.clear();
        line_ = 1;
        line("#include \"random.h\"");
    }
    std::string parameters;
    for (const KernelParameter& parameter : kernel.parameters) {
        parameters += (parameters.empty() ? "" : ", ") +
                      declaration_text(parameter.variable->type, parameter.variable->name);
    }
    body(kernel.body, "__kernel void random_kernel(" + parameters + ")", true);
    return out_;
}

} // namespace

std::string print(Kernel& kernel) {
    return Printer().program(kernel);
}

} // namespace lockstep::random_kernel
