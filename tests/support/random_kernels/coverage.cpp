#include "tests/support/random_kernels/coverage.h"

namespace lockstep::random_kernel {

namespace {

using Found = std::set<std::string>;

void add_operator(const Expression& e, Found& found) {
    const bool pointer =
        e.operands[0]->type->kind == TypeKind::pointer || e.operands[0]->type->kind == TypeKind::array;
    if (e.kind == ExpressionKind::binary && pointer)
        found.insert("pointer arithmetic");
    if (e.kind == ExpressionKind::assign && !e.op.empty())
        found.insert(pointer ? "pointer arithmetic" : e.op + "=");
    const bool outer = e.kind == ExpressionKind::address_of && e.operands[0]->type->kind == TypeKind::pointer;
    if (outer)
        found.insert("pointer to pointer");
    if (e.kind == ExpressionKind::increment)
        found.insert(pointer ? "pointer arithmetic" : (e.prefix ? "prefix " : "postfix ") + e.op);
    if (e.kind == ExpressionKind::logical && is_scalar(e.type))
        found.insert(e.op);
    if (e.kind == ExpressionKind::conditional && is_scalar(e.operands[0]->type))
        found.insert("?:");
}

void add_expression(const Expression& e, Found& found) {
    switch (e.kind) {
    case ExpressionKind::call:
        found.insert("helper function");
        break;
    case ExpressionKind::macro:
        found.insert("macro");
        break;
    case ExpressionKind::member:
        found.insert("structure");
        break;
    case ExpressionKind::swizzle:
        found.insert(is_vector(e.type) ? "swizzle" : "component");
        break;
    case ExpressionKind::vector:
        found.insert("vector");
        break;
    case ExpressionKind::vload:
    case ExpressionKind::vstore:
        found.insert(e.kind == ExpressionKind::vload ? "vload" : "vstore");
        break;
    case ExpressionKind::atomic:
        found.insert("atomic");
        break;
    default:
        if (!e.operands.empty())
            add_operator(e, found);
    }
}

bool is_leaving(const StatementPtr& statement) {
    return statement->kind == StatementKind::break_ || statement->kind == StatementKind::continue_ ||
           statement->kind == StatementKind::return_;
}

void add_switch(const Statement& s, const Interpretation& run, Found& found) {
    found.insert("switch");
    for (std::size_t i = 0; i + 1 < s.cases.size(); ++i) {
        const bool falls = s.cases[i].body.empty() || !is_leaving(s.cases[i].body.back());
        if (falls && run.passed.contains(&s.cases[i]) && run.passed.contains(&s.cases[i + 1]))
            found.insert("fall-through");
    }
}

void add_if(const Statement& s, const Interpretation& run, Found& found) {
    for (const StatementPtr& side : s.children) {
        if (!side)
            continue;
        walk(
            *side,
            [&](const Statement& inner) {
                if (inner.kind == StatementKind::if_ && run.passed.contains(&inner))
                    found.insert("nested branch");
            },
            [](const Expression&) {});
    }
}

void add_statement(const Statement& s, const Interpretation& run, Found& found) {
    static const std::map<StatementKind, std::string> names = {
        {StatementKind::if_, "branch"},      {StatementKind::for_, "for"},
        {StatementKind::while_, "while"},    {StatementKind::do_, "do"},
        {StatementKind::break_, "break"},    {StatementKind::continue_, "continue"},
        {StatementKind::barrier, "barrier"}, {StatementKind::copy, "copy"},
    };
    if (s.stride != 0)
        found.insert("strided copy");
    if (s.of_sub_group)
        found.insert("barrier of a sub-group");
    if (const auto name = names.find(s.kind); name != names.end())
        found.insert(name->second);
    if (s.kind == StatementKind::switch_)
        add_switch(s, run, found);
    if (s.kind == StatementKind::if_)
        add_if(s, run, found);
}

/// Finds returns that are not the last statement of the body.
void add_early_returns(const Statement& body, const Interpretation& run, Found& found) {
    const Statement* last = body.children.empty() ? nullptr : body.children.back().get();
    walk(
        body,
        [&](const Statement& s) {
            if (s.kind == StatementKind::return_ && &s != last && run.passed.contains(&s))
                found.insert("early return");
        },
        [](const Expression&) {});
}

} // namespace

const std::set<std::string>& wanted_constructs() {
    static const std::set<std::string> wanted = {"helper function",
                                                 "structure",
                                                 "vector",
                                                 "component",
                                                 "swizzle",
                                                 "macro",
                                                 "for",
                                                 "while",
                                                 "do",
                                                 "branch",
                                                 "nested branch",
                                                 "?:",
                                                 "&&",
                                                 "||",
                                                 "switch",
                                                 "fall-through",
                                                 "break",
                                                 "continue",
                                                 "early return",
                                                 "+=",
                                                 "prefix ++",
                                                 "postfix ++",
                                                 "atomic",
                                                 "vload",
                                                 "vstore",
                                                 "barrier",
                                                 "pointer arithmetic"};
    return wanted;
}

const std::set<std::string>& newer_constructs() {
    static const std::set<std::string> newer = {
        "copy",          "strided copy",        "barrier of a sub-group", "pointer to pointer",
        "included file", "macros for operators"};
    return newer;
}

std::set<std::string> constructs_of(const Kernel& kernel, const Interpretation& run) {
    Found found;
    const auto collect = [&](const Statement& body) {
        walk(
            body,
            [&](const Statement& s) {
                if (run.passed.contains(&s))
                    add_statement(s, run, found);
            },
            [&](const Expression& e) {
                if (run.passed.contains(&e))
                    add_expression(e, found);
            });
        add_early_returns(body, run, found);
    };
    for (const Function& function : kernel.functions)
        collect(*function.body);
    collect(*kernel.body);
    if (kernel.has_header)
        found.insert("included file");
    if (kernel.names_operators)
        found.insert("macros for operators");
    return found;
}

} // namespace lockstep::random_kernel
