#pragma once

#include "tests/support/random_kernels/generator/generator.h"
#include "tests/support/random_kernels/make.h"
#include "tests/support/random_kernels/random.h"

#include <set>

namespace lockstep::random_kernel {

/// A private variable in scope.
struct Local {
    const Variable* variable = nullptr;
    bool writable = true;
    unsigned limit = 0; ///< upper limit (exclusive) of its value; 0 if unknown
};

/// Elements that may be accessed through one array or pointer: element i is base[id * scale + i * stride],
/// or base[i - moved].
///
///     __global uint* mine = out + gid * 4;    { mine, 4 elements, moved 0 }
///     mine += 1;                              { mine, 4 elements, moved 1 }: mine[-1] .. mine[2]
struct Window {
    const Variable* base = nullptr;
    Type element;
    Space space = Space::none;
    unsigned length = 0;
    bool writable = false;
    std::vector<unsigned> roots; ///< ids of the objects into which `base` may point
    /// For slots that belong to one work-item each: the variable with the id of the work-item.
    const Variable* id = nullptr;
    unsigned scale = 1;
    unsigned stride = 1;
    unsigned moved = 0;
    /// Nesting depth of the block that declares `base`; `base` may be moved only there.
    unsigned depth = 0;
    const Variable* behind = nullptr; ///< a pointer variable that points to `base`, if there is one
};

struct Scope {
    std::vector<Local> locals;
    std::vector<Window> windows;
};

/// A parameter of a helper: a value, or a window that the caller must provide.
struct HelperParameter {
    const Variable* variable = nullptr;
    unsigned length = 0;
    bool writable = false;
};
struct Helper {
    const Function* function = nullptr;
    std::vector<HelperParameter> parameters;
};

/// Counters that every work-item updates with one commutative operation.
struct SharedCounters {
    Window window;
    std::string op;
};

/// A macro with the types that its body was made for.
struct MacroChoice {
    const Macro* macro = nullptr;
    Type type; ///< type of the result; none if the macro is a statement
    std::vector<Type> operands;
};

/// A step from a type to one of its parts: a member, elements or components.
struct Step {
    bool is_member = false;
    unsigned number = 0;   ///< index of the member
    unsigned elements = 0; ///< length of the array; 0 for a swizzle
    unsigned components = 0;
};
using Path = std::vector<Step>;

class Generator {
public:
    explicit Generator(std::uint64_t seed);
    Kernel run();

private:
    // Program structure, implemented in generator_program.cpp, generator_functions.cpp and
    // generator_effects.cpp (macros).
    void add_range();
    void add_structures();
    void add_macros();
    void add_constants();
    void add_helper(unsigned number);
    Variable* helper_parameter(Helper& helper, unsigned number);
    void add_barrier_helper();
    void add_ids(Statement& body);
    void add_buffer(unsigned number);
    void add_counters();
    void add_scalars();
    void add_local_memory(Statement& body);
    void add_local_argument();
    std::vector<std::byte> random_content(const Type& element, unsigned length);
    KernelParameter& add_parameter(const std::string& name, const Type& type);
    Variable* variable(const std::string& name, const Type& type, Space space = Space::none);
    std::string fresh(const std::string& stem) { return stem + std::to_string(++names_); }
    Type random_value_type();
    Type random_element_type();
    MacroChoice expression_macro(Macro& macro);
    MacroChoice statement_macro(Macro& macro);

    // Phases between barriers, implemented in generator_phases.cpp
    void add_phases(Statement& body);
    void add_phase(std::vector<StatementPtr>& out, bool last);
    void barrier_loop(std::vector<StatementPtr>& out, bool barrier_first);
    void divergent_phase(std::vector<StatementPtr>& out);
    std::vector<StatementPtr> divergent_body(bool loops);
    StatementPtr barrier_in_branch();
    StatementPtr divergent_switch(ExpressionPtr decides, std::vector<StatementPtr> body);
    void add_own_slots(std::vector<StatementPtr>& out);
    void add_exchange(std::vector<StatementPtr>& out);
    void shared_counting(std::vector<StatementPtr>& out);
    void forget_local_windows();
    StatementPtr phase_barrier();
    // Operations of a whole group, implemented in generator_copies.cpp
    void add_copy(std::vector<StatementPtr>& out);
    StatementPtr copy_in();
    StatementPtr copy_out();
    StatementPtr copy_between(ExpressionPtr to, ExpressionPtr from, unsigned count, unsigned stride);
    void sub_group_exchange(std::vector<StatementPtr>& out);

    // Statements, implemented in generator_statements.cpp, generator_branches.cpp,
    // generator_declarations.cpp, generator_loops.cpp
    void statements(std::vector<StatementPtr>& out, unsigned count);
    void statement(std::vector<StatementPtr>& out);
    StatementPtr block(unsigned count);
    StatementPtr simple_statement();
    StatementPtr assignment();
    StatementPtr increment_statement();
    StatementPtr atomic_statement();
    StatementPtr vstore_statement();
    StatementPtr helper_statement();
    StatementPtr macro_statement();
    StatementPtr structure_copy();
    StatementPtr if_chain(unsigned links);
    StatementPtr leave();
    StatementPtr switch_statement();
    void switch_cases(Statement& statement, const Type& type);
    void declaration(std::vector<StatementPtr>& out);
    void declare_value(std::vector<StatementPtr>& out);
    void declare_structure(std::vector<StatementPtr>& out);
    StatementPtr declare_structure_of(const Type& type);
    ExpressionPtr initial_list(const Type& type);
    void declare_array(std::vector<StatementPtr>& out);
    void declare_pointer(std::vector<StatementPtr>& out);
    void declare_pointer_to(std::vector<StatementPtr>& out, Window& window);
    ExpressionPtr base_of(const Window& window);
    void move_pointer(std::vector<StatementPtr>& out);
    void loop(std::vector<StatementPtr>& out);
    StatementPtr counted_for();
    StatementPtr dynamic_for();
    StatementPtr endless_for(std::vector<StatementPtr>& out);
    StatementPtr while_loop(std::vector<StatementPtr>& out, bool is_do);
    StatementPtr loop_body(unsigned turns);
    void pointer_walk(std::vector<StatementPtr>& out);

    // Values, implemented in generator_values.cpp, generator_vectors.cpp, generator_effects.cpp
    void new_full_expression() { reads_.clear(), writes_.clear(); }
    ExpressionPtr value(const Type& type, unsigned depth);
    ExpressionPtr leaf(const Type& type);
    ExpressionPtr uint_value(unsigned depth);
    ExpressionPtr shifted(unsigned depth);
    ExpressionPtr divided(unsigned depth);
    ExpressionPtr int_value(unsigned depth);
    ExpressionPtr float_value(unsigned depth);
    ExpressionPtr bounded_float(const Type& type, unsigned depth);
    ExpressionPtr other_value(const Type& type, unsigned depth);
    ExpressionPtr vector_value(const Type& type, unsigned depth);
    ExpressionPtr vector_parts(const Type& type, unsigned depth);
    ExpressionPtr vector_swizzle(const Type& type, unsigned depth);
    ExpressionPtr vector_comparison(const Type& type, unsigned depth);
    ExpressionPtr vector_operation(const Type& type, unsigned depth);
    ExpressionPtr structure_value(const Type& type, unsigned depth);
    ExpressionPtr condition(unsigned depth);
    ExpressionPtr truth_value(unsigned depth);
    ExpressionPtr integer_truth(unsigned depth);
    ExpressionPtr call_value(const Type& type, unsigned depth);
    ExpressionPtr call(const Helper& helper, unsigned depth);
    ExpressionPtr macro_value(const Type& type, unsigned depth);
    ExpressionPtr effect(const Type& type, unsigned depth);
    ExpressionPtr own_atomic(unsigned depth);
    ExpressionPtr vload(const Type& type, unsigned depth);

    // Lvalues, implemented in generator_places.cpp.
    // write: the left side of a statement's assignment; update: a side effect inside an expression.
    enum class Purpose : std::uint8_t { read, write, update };
    ExpressionPtr place(const Type& type, Purpose purpose, unsigned depth);
    ExpressionPtr window_place(const Window& window, unsigned depth, bool before_member);
    ExpressionPtr window_index(const Window& window, unsigned depth, unsigned room);
    ExpressionPtr window_pointer(const Window& window, unsigned depth, unsigned room);
    ExpressionPtr bounded_index(unsigned length, unsigned depth);
    ExpressionPtr follow(ExpressionPtr base, const Path& path, const Type& type, Purpose purpose);
    ExpressionPtr swizzled(ExpressionPtr base, unsigned count, bool distinct);
    bool allowed(const std::vector<unsigned>& roots, Purpose purpose) const;
    bool allowed(const Window& window, Purpose purpose) const;
    void claim(const std::vector<unsigned>& roots, Purpose purpose);
    void claim(const Window& window, Purpose purpose);
    const Window* pick_window(const Type& element, Purpose purpose, unsigned least_length,
                              std::optional<Space> space = {});
    void add_local(const Variable* variable, bool writable = true, unsigned limit = 0);

    Kernel kernel_;
    Random random_;
    Scope scope_;
    std::vector<Helper> helpers_;
    std::vector<MacroChoice> macros_;
    std::vector<SharedCounters> shared_;
    /// One window per local array that covers the whole array; each phase makes its own windows from them.
    std::vector<Window> local_windows_;
    const Variable* gid_ = nullptr;
    const Variable* lid_ = nullptr;
    std::set<unsigned> reads_;  ///< objects that the current full expression reads
    std::set<unsigned> writes_; ///< objects that the current full expression writes
    unsigned names_ = 0;
    unsigned depth_ = 0;                 ///< nesting depth of blocks
    unsigned turns_ = 1;                 ///< product of the enclosing loops' iteration counts
    bool in_loop_ = false;               ///< whether break and continue are allowed at this point
    bool in_switch_ = false;             ///< whether break is allowed at this point
    bool may_return_ = false;            ///< whether work-items may leave the function at this point
    bool diverges_ = false;              ///< whether a part of the group may miss barriers
    bool copies_ = false;                ///< whether to use the features of first_copying_seed and later
    bool barrier_first_ = false;         ///< whether loops may start with a barrier
    const Function* function_ = nullptr; ///< the helper being made; null if it is the kernel
    /// Whether the expression must not have side effects, because it may be evaluated several times.
    bool pure_ = false;
};

} // namespace lockstep::random_kernel
