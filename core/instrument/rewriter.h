#pragma once

#include "core/base/error.h"
#include "core/instrument/clamped_addresses.h"
#include "core/instrument/clang_headers.h"
#include "core/instrument/copies.h"
#include "core/instrument/objects.h"
#include "core/instrument/refusal.h"
#include "core/instrument/rewriting.h"
#include "core/instrument/skeleton_builder.h"
#include "core/instrument/source_text.h"
#include "core/instrument/syntax.h"
#include "core/instrument/types.h"
#include "core/instrument/uniformity.h"
#include "core/site/program.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

struct ExchangeFunction;

/// Rewrites functions of one parsed program into text that logs itself, and builds sites and skeleton on the
/// way.
///
/// Rewriting an expression returns its new text and appends to the skeleton what that text will log. So the
/// order of the skeleton is the order in which the functions below are called, which is the order of
/// evaluation that DESIGN section 3 fixes; where C leaves the order of two operands open and both log, the
/// first goes through a temporary.
///
///     s[lid] = a[i] + b[j];
///     (lk_t2 = (lk_t1 = READ(a[i]), lk_t1 + READ(b[j])), *(__local float *)lk_local(lk, 9u, 0u, 4u,
///     &(s[lid])) = lk_t2, lk_t2);
class Rewriter {
public:
    Rewriter(clang::ASTContext& context, const Uniformity& uniformity, Objects& objects, std::string file);

    /// Makes the copies that these functions ask for known; before any of them is rewritten.
    void add_copies(const std::vector<const clang::FunctionDecl*>& functions);
    /// Text that does the copies, for in front of the functions; empty where there are none.
    [[nodiscard]] std::string copies_text() const;
    [[nodiscard]] std::size_t copy_count() const { return copies_.size(); }

    /// The new text of a function's definition; its callees must have been rewritten before.
    std::string function(const clang::FunctionDecl* function);
    /// The new text of a prototype, without its semicolon.
    std::string prototype(const clang::FunctionDecl* function) const;

    [[nodiscard]] const std::optional<Error>& error() const { return error_; }
    [[nodiscard]] const std::vector<SiteInfo>& sites() const { return sites_; }
    [[nodiscard]] const std::vector<std::string>& files() const { return files_; }
    [[nodiscard]] const SkeletonBuilder& skeleton() const { return skeleton_; }
    [[nodiscard]] NodeIndex root_of(const clang::FunctionDecl* function) const;
    /// Bytes of the largest value that work-items of a sub-group exchange; 0 where they exchange none.
    [[nodiscard]] std::uint32_t slot_bytes() const { return slot_bytes_; }
    /// True if a function's control flow was made uniform.
    [[nodiscard]] bool votes() const { return votes_; }
    [[nodiscard]] bool is_guarded(const clang::FunctionDecl* function) const {
        return uniformity_.is_guarded(function);
    }
    [[nodiscard]] bool uses_sub_groups() const { return uses_sub_groups_; }
    /// Types whose values are reduced or scanned over a sub-group.
    [[nodiscard]] const std::set<std::string>& fold_types() const { return fold_types_; }
    /// Bytes that the largest single access needs of a scratch cell.
    [[nodiscard]] std::uint32_t largest_access() const { return largest_access_; }
    [[nodiscard]] bool uses_images() const { return uses_images_; }

private:
    using Target = rewriting::Target;
    using Arithmetic = rewriting::Arithmetic;
    using Ordered = rewriting::Ordered;
    using Copy = rewriting::Copy;
    using Cut = rewriting::Cut;

    // rewrite_statements.cpp
    std::string statement(const clang::Stmt* node);
    std::string compound_statement(const clang::CompoundStmt* node);
    std::string if_statement(const clang::IfStmt* node);
    std::string for_statement(const clang::ForStmt* node);
    std::string while_statement(const clang::WhileStmt* node);
    std::string do_statement(const clang::DoStmt* node);
    std::string switch_statement(const clang::SwitchStmt* node);
    std::string labels(const clang::Stmt*& node, std::uint32_t child, Node& choice);
    std::string declaration(const clang::DeclStmt* node);
    std::string variable(const clang::VarDecl* node);
    std::string return_statement(const clang::ReturnStmt* node);
    std::string initial_value(const clang::VarDecl* node);
    std::string jump(NodeKind kind, const char* text);
    std::string plain_body(const clang::Stmt* node, bool is_loop, NodeIndex& root);
    /// What a loop with barriers or votes does last in each turn, so that the way back to its head is never
    /// empty (the compiler may have found the step's value before). PoCL 3.1 takes an empty way back for a
    /// part of the branch before it, and then lets one work-item decide that branch for all:
    ///
    ///     for (int k = 1; k < 16; k <<= 1) { barrier(...); int i = 2 * k * (l + 1) - 1; if (i < 16) ... }
    std::string latch();
    std::string turn(const clang::Stmt* loop, Site site, const std::string& test,
                     const std::string& variable);
    Site loop_site(const clang::Stmt* loop, const clang::Expr* test, const std::string& variable);
    std::string block(const clang::Stmt* node, NodeIndex& root);
    std::string value_block(const clang::Expr* node, NodeIndex& root);

    // rewrite_guarded.cpp
    std::string guarded_body(const clang::FunctionDecl* function, NodeIndex& root);
    std::string guarded_block(const clang::Stmt* node, NodeIndex& root);
    std::string guarded_list(const std::vector<const clang::Stmt*>& list);
    std::string guarded(const clang::Stmt* node);
    std::string guarded_expression(const clang::Expr* node);
    std::string guarded_declaration(const clang::DeclStmt* node);
    std::string guarded_initialiser(const clang::VarDecl* variable);
    std::string guarded_if(const clang::IfStmt* node);
    std::string guarded_return(const clang::ReturnStmt* node);
    Cut cut(const clang::Expr* node, const std::function<std::string()>& rewrite);
    std::string hoist(const std::string& type, const std::string& text);
    std::string leave(unsigned target);

    // rewrite_guarded_loops.cpp
    std::string guarded_for(const clang::ForStmt* node);
    std::string guarded_while(const clang::WhileStmt* node);
    std::string guarded_do(const clang::DoStmt* node);
    std::string guarded_switch(const clang::SwitchStmt* node);
    std::string guarded_turn(const clang::Stmt* loop, const Cut& test, Site site,
                             const std::string& variable);
    Cut guarded_test(const clang::Expr* test, NodeIndex& root);
    std::string leave_loop();

    // rewrite_exchanges.cpp
    std::string exchange(const clang::CallExpr* node, const ExchangeFunction& function);
    std::string sub_group_meeting(const clang::CallExpr* node);
    std::string taken(const ExchangeFunction& function, const std::string& on, Site site,
                      const std::string& type, const std::string& lane);

    // rewrite_expressions.cpp
    [[nodiscard]] std::optional<std::string> from_header(const clang::Expr* node) const;
    std::string value(const clang::Expr* node);
    std::string binary(const clang::BinaryOperator* node);
    std::string logical(const clang::BinaryOperator* node);
    std::string conditional(const clang::ConditionalOperator* node);
    std::string unary(const clang::UnaryOperator* node);
    std::string unevaluated(const clang::Stmt* node);
    std::string with_values_inside(const clang::Expr* node);
    std::string truth(const clang::Expr* condition);
    Ordered in_order(const std::vector<const clang::Expr*>& operands);

    // rewrite_places.cpp
    std::string place(const clang::Expr* node);
    std::string subscript(const clang::ArraySubscriptExpr* node);
    std::string dereferenced(const clang::Expr* node, const clang::Expr* pointer, const std::string& text);
    std::string variable_use(const clang::DeclRefExpr* node);

    // rewrite_accesses.cpp
    Target target(const clang::Expr* lvalue);
    Target element_target(const clang::ExtVectorElementExpr* lvalue);
    std::string load(const clang::Expr* lvalue);
    std::string loaded(const Target& target);
    std::string assignment(const clang::BinaryOperator* node);
    std::string private_assignment(const clang::BinaryOperator* node);
    std::string compound(const clang::CompoundAssignOperator* node);
    std::string increment(const clang::UnaryOperator* node);
    std::string accessed(const Target& target, SiteKind kind);
    std::string probed(const Target& target, SiteKind kind);
    std::string probed_struct(const Target& target, SiteKind kind);
    std::string value_log(const Target& target, const std::string& temporary) const;
    std::string held_address(Target& target);

    // rewrite_calls.cpp
    std::string call(const clang::CallExpr* node);
    std::string user_call(const clang::CallExpr* node, const clang::FunctionDecl* callee);
    std::string built_in(const clang::CallExpr* node, const std::string& name);
    std::optional<std::string> group_call(const clang::CallExpr* node, const std::string& name);
    std::string collective_call(const clang::CallExpr* node, const clang::FunctionDecl* callee,
                                const std::string& objects, Ordered ordered);
    std::string barrier(const clang::CallExpr* node, SiteKind kind);

    // rewrite_memory_calls.cpp
    std::optional<std::string> memory_call(const clang::CallExpr* node, const std::string& name);
    std::string prefetch(const clang::CallExpr* node);
    Target pointee_target(const clang::Expr* pointer, clang::QualType type, const std::string& text,
                          const clang::Stmt* node);
    Target vector_target(const clang::CallExpr* node, const clang::Expr* offset, const clang::Expr* pointer,
                         std::uint32_t elements, std::string& first);
    std::string vector_load(const clang::CallExpr* node, std::uint32_t elements);
    std::string vector_store(const clang::CallExpr* node, std::uint32_t elements);
    std::string atomic(const clang::CallExpr* node, const std::string& name);
    std::string pointer_output(const clang::CallExpr* node, const std::string& name);

    // rewrite_copies.cpp
    std::string copy_begin(const clang::CallExpr* node);
    std::string copy_wait(const clang::CallExpr* node);
    void add_loop(const Copy& copy);

    // rewrite_images.cpp
    std::string image_or_sampler(const clang::Expr* node);
    static bool is_image_call(const std::string& name);
    std::string image_call(const clang::CallExpr* node, const std::string& name);
    std::string image_read(const clang::CallExpr* node, const std::string& name);
    std::string image_write(const clang::CallExpr* node, const std::string& name);
    std::string image_probe(const clang::CallExpr* node, const std::string& name, SiteKind kind,
                            const std::string& settings, const std::string& coordinates);
    std::string number_of_image(const clang::Expr* node);
    std::string sampler_settings(const clang::Expr* node);
    std::string number_brought(const clang::Expr* argument);
    std::string sampler_declaration(const clang::VarDecl* node);
    std::string sampler_name(const clang::VarDecl* node) const;
    std::string constant_sampler(const clang::Expr* settings);
    void declare_sampler(const std::string& name, const clang::Expr* settings);

    // provenance.cpp
    std::string object_of_pointer(const clang::Expr* pointer);
    std::string object_of_place(const clang::Expr* lvalue);
    std::string shadow_of(const clang::VarDecl* variable);
    std::string with_registration(const clang::Expr* lvalue, const std::string& text);
    void find_escaping_pointers(const clang::FunctionDecl* function);

    // arithmetic.cpp
    Arithmetic take_arithmetic();
    void add_arithmetic(const Arithmetic& more);
    void note_division(const clang::BinaryOperator* node);
    void note_math(const clang::Expr* node, const std::string& name);
    void leave_math(Site decision, Evaluates when);
    void open_loop();
    void close_loop(Node loop);

    // rewriter.cpp
    std::uint32_t file_number(const std::string& file);
    std::string signature(const clang::FunctionDecl* function) const;
    SiteInfo site_at(SiteKind kind, const clang::Stmt* node);
    Site add_site(SiteInfo site);
    void log(Site site);
    std::string temporary(const std::string& type);
    std::string zeroed_temporary(clang::QualType type);
    void refuse(const clang::Stmt* node, std::string_view reason);

    clang::ASTContext& context_;
    const Uniformity& uniformity_;
    Objects& objects_;
    SourceText source_;
    SkeletonBuilder skeleton_;
    std::vector<SiteInfo> sites_;
    std::vector<std::string> files_;
    std::map<const clang::FunctionDecl*, NodeIndex> roots_;
    std::optional<Error> error_;
    std::uint32_t largest_access_ = 0;
    std::uint32_t slot_bytes_ = 0;
    bool uses_sub_groups_ = false;
    bool votes_ = false;
    std::set<std::string> fold_types_;
    std::vector<Copy> copies_;
    bool uses_images_ = false;
    std::uint32_t events_ =
        0; ///< places so far that log: two equal readings around a text mean that it logs nothing
    std::uint32_t operations_ = 0;                                ///< arithmetic since the site before
    std::vector<MathCall> math_;                                  ///< and what of it has a faster form
    std::vector<Arithmetic> before_loops_;                        ///< of the loops around, innermost last
    std::map<const clang::FunctionDecl*, Arithmetic> after_last_; ///< of each function's last site
    unsigned temporaries_ = 0;

    // of the function in work
    const clang::FunctionDecl* function_ = nullptr;
    std::string declarations_; ///< of temporaries and shadows, for the top of its body
    std::string constants_;    ///< its __constant variables, for file scope
    std::map<const clang::VarDecl*, std::string> shadows_;
    ClampedAddresses clamped_;
    std::set<const clang::VarDecl*> escaping_; ///< pointer variables whose address is taken
    bool is_guarded_ = false;
    bool has_latch_ = false;       ///< its variable is declared
    unsigned joins_ = 0;           ///< numbered so far
    unsigned skip_ = 0;            ///< label behind the guard in work
    bool skip_used_ = false;       ///< something jumps to it
    std::vector<unsigned> breaks_; ///< where break leads, innermost last: a join, or 0 for C's own break
    std::vector<unsigned> continues_;
    unsigned nesting_ = 0;  ///< guarded branches and loops around
    bool hoisting_ = false; ///< the expression in work is cut at its collectives
    std::string hoisted_;   ///< what goes before the rest of it
};

} // namespace lockstep
