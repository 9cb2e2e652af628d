#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/rewrite/arithmetic.h"
#include "core/instrument/values/value_needs.h"
#include "core/site/program.h"
#include "core/site/skeleton.h"

#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace lockstep::rewriting {

/// Builds a skeleton in evaluation order. Usage: open a sequence, add entries, close it as a node.
class SkeletonBuilder {
public:
    void open() { open_.emplace_back(); }
    /// Closes the innermost open sequence and returns it as one node.
    NodeIndex close();
    void add(NodeIndex node) { open_.back().push_back(node); }
    NodeIndex make(Node node);
    void add(Node node) { add(make(std::move(node))); }
    /// Returns the number of entries in the innermost open sequence.
    [[nodiscard]] std::size_t size() const { return open_.back().size(); }

    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] Node& node(NodeIndex index) { return nodes_[index]; }

private:
    std::vector<Node> nodes_;
    std::vector<std::vector<NodeIndex>> open_;
};

/// Collects what the rewritten functions log: the sites, with the arithmetic before each, and the skeleton.
class SiteLog {
public:
    /// A state of the log. If the marks before and after rewriting an expression are equal, the rewritten
    /// expression logs nothing.
    using Mark = std::size_t;

    SiteLog(const SourceText& source, std::string file);

    void begin_function(const clang::FunctionDecl* function);
    void end_function(NodeIndex root);
    /// Adds a call of a function to the skeleton. The function must have been rewritten before.
    void add_call(const clang::FunctionDecl* callee);
    [[nodiscard]] std::string function_name() const { return function_->getNameAsString(); }

    /// Returns the description of a site, which can be passed to add().
    [[nodiscard]] SiteInfo at(SiteKind kind, const clang::Stmt* node);
    /// Adds a site and charges the preceding arithmetic to it.
    Site add(SiteInfo site);
    /// Adds a site that is never logged. It only provides the source location for a fault.
    Site add_place(const clang::Stmt* node);
    /// Adds an event of this site, which must exist, to the skeleton.
    void log(Site site) { skeleton_.add({NodeKind::site, site, {}, {}}); }
    /// Returns the site that was added last.
    [[nodiscard]] Site last() const { return Site(static_cast<std::uint32_t>(program_.sites.size() - 1)); }
    [[nodiscard]] const SiteInfo& operator[](Site site) const { return program_.sites[site.index()]; }
    [[nodiscard]] Mark mark() const { return skeleton_.nodes().size(); }

    [[nodiscard]] SkeletonBuilder& skeleton() { return skeleton_; }
    [[nodiscard]] UnpaidArithmetic& arithmetic() { return arithmetic_; }
    /// Records a use of a float function or operator that has a faster variant.
    void note_math(const clang::Expr* node, const std::string& name);
    void note_division(const clang::BinaryOperator* node);
    /// Assigns math operations with a faster variant to a decision, because no site follows them in the
    /// branch.
    void leave_math(Site decision, Evaluates when);
    void open_loop() { arithmetic_.open_loop(); }
    void close_loop(Node loop);

    /// Returns the sites, files and skeleton of the program with this kernel.
    [[nodiscard]] Program program(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] const SitesByNode& by_node() const { return by_node_; }

private:
    struct Body {
        NodeIndex root = 0;
        Arithmetic after_last; ///< arithmetic after the last site
    };

    std::uint32_t file_number(const std::string& file);

    const SourceText& source_;
    Program program_; ///< only the members `sites` and `files` are set
    SkeletonBuilder skeleton_;
    UnpaidArithmetic arithmetic_;
    std::map<const clang::FunctionDecl*, Body> bodies_;
    SitesByNode by_node_;
    const clang::Stmt* node_ = nullptr;             ///< node of the most recent site description
    const clang::FunctionDecl* function_ = nullptr; ///< the function being rewritten
};

} // namespace lockstep::rewriting
