#pragma once

#include "tests/support/random_kernels/interpreter.h"

#include <array>
#include <set>

namespace lockstep::random_kernel {

/// An lvalue: its location and, for a swizzle, its components.
struct PlaceValue {
    PointerValue at;
    Type whole; ///< type of the object at the location
    std::vector<unsigned> components;
    Type type; ///< type of the value read or written
};

enum class Flow : std::uint8_t { next, break_, continue_, return_ };

struct ItemState {
    std::uint32_t index = 0; ///< index of the work-item in trace order
    std::uint32_t group = 0;
    std::array<std::uint64_t, 3> global_id{};
    std::array<std::uint64_t, 3> local_id{};
    std::array<std::uint64_t, 3> group_id{};
    Memory variables;
    std::vector<ExpectedEvent> events;
    Value returned;
};

/// Evaluates expressions and executes statements of work-items, in the order of core/README.md,
/// Instrumenting.
class Interpreter {
public:
    explicit Interpreter(const Kernel& kernel);
    Interpretation run();

private:
    // Evaluation of values, implemented in interpreter_expressions.cpp, interpreter_calls.cpp
    Value value(const Expression& e);
    PlaceValue place(const Expression& e);
    PlaceValue index_place(const Expression& e);
    PlaceValue member_place(const Expression& e);
    Value simple_value(const Expression& e);
    Value memory_value(const Expression& e);
    Value variable_value(const Expression& e);
    Value logical(const Expression& e);
    Value conditional(const Expression& e);
    Value assign(const Expression& e);
    Value increment(const Expression& e);
    Value binary(const Expression& e);
    Value moved(const std::string& op, const Value& pointer, std::int64_t elements);
    Value call(const Expression& e);
    Value vector(const Expression& e);
    Value list(const Expression& e);
    Value vload(const Expression& e);
    Value vstore(const Expression& e);
    Value atomic(const Expression& e);
    Value builtin(const Expression& e);
    std::uint64_t work_item_number(const std::string& name, std::size_t dimension) const;
    template <class Body>
    auto in_macro(const Expression& e, const Body& body);
    template <class Body>
    auto in_argument(const Expression& e, const Body& body);

    // Memory and log, implemented in interpreter_memory.cpp
    Memory& memory_of(unsigned object);
    Toucher toucher(Space space) const;
    Value load(const PlaceValue& place, const Expression& e);
    void store(const PlaceValue& place, const Value& value, const Expression& e);
    Value load_leaf(const PlaceValue& place, const Expression& e);
    void store_leaf(const PlaceValue& place, const Value& value, const Expression& e);
    void log_access(SiteKind kind, const PlaceValue& place, const Value& value, const Expression& e);
    void log(SiteKind kind, std::uint64_t payload, std::uint32_t line);
    std::uint32_t line_of(std::uint32_t line) const { return macro_line_ > 0 ? macro_line_ : line; }

    // Statements, implemented in interpreter_statements.cpp
    Flow run(const Statement& statement);
    Flow run_list(const std::vector<StatementPtr>& list);
    Flow run_loop(const Statement& statement);
    Flow run_switch(const Statement& statement);
    std::size_t entry_of(const Statement& choice);
    bool goes_on(const Statement& loop);
    void declare(const Statement& statement);
    void bind(const Function& function, const std::vector<Value>& arguments);
    void count_turn();

    // Execution of groups, implemented in interpreter_groups.cpp
    void run_group(std::uint64_t group);
    void start_item(ItemState& item, std::uint64_t local);
    using Items = std::set<std::size_t>; ///< indices of work-items in the group
    /// The items that leave a statement by break, continue or return.
    struct Exits {
        Items* breaks;
        Items* continues;
        Items* returns;
    };
    template <class Step>
    Items each(const Items& items, const Exits& exits, const Step& step);
    Items run_together(const Statement& statement, const Items& items, const Exits& exits);
    Items run_loop_together(const Statement& loop, Items items, const Exits& exits);
    Items run_if_together(const Statement& statement, const Items& items, const Exits& exits);
    Items run_switch_together(const Statement& statement, const Items& items, const Exits& exits);
    void pass_barrier(const Statement& statement, const Items& items);
    // Async copies, implemented in interpreter_copies.cpp
    void pass_copy(const Statement& statement, const Items& items);
    void move_share(const Statement& copy, PointerValue to, PointerValue from);
    void log_turn(const Statement& copy, bool goes_on);
    void call_together(const Expression& call, const Items& items);

    const Kernel& kernel_;
    Memory globals_;
    Memory locals_;
    std::vector<ItemState> group_;
    ItemState* item_ = nullptr;
    std::array<std::uint32_t, 2> phase_{}; // number of barriers passed: for local memory, for global memory
    std::uint64_t turns_ = 0;
    std::uint32_t macro_line_ = 0; // line of the outermost macro use; 0 outside macros
    const Expression* macro_ = nullptr;
    std::vector<const Expression*> outer_macros_;
    std::vector<const Statement*> copies_; ///< all copies of the program, in source order
    Interpretation result_;
};

/// Returns the byte ranges that an access of these components touches, at most 16 bytes each.
[[nodiscard]] std::vector<Piece> pieces_of(const Type& whole, const std::vector<unsigned>& components);

} // namespace lockstep::random_kernel
