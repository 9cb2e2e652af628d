#pragma once

#include "core/instrument/parse/clang_headers.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/rewrite/arithmetic.h"
#include "core/instrument/rewrite/skeleton_builder.h"
#include "core/instrument/values/value_needs.h"
#include "core/site/program.h"

#include <cstddef>
#include <map>
#include <string>

namespace lockstep::rewriting {

/// What the functions rewritten so far log: sites with the arithmetic before them, and the skeleton.
class SiteLog {
public:
    /// A state of the log. Equal marks before and after a text mean that the text logs nothing.
    using Mark = std::size_t;

    SiteLog(const SourceText& source, std::string file);

    void begin_function(const clang::FunctionDecl* function);
    void end_function(NodeIndex root);
    /// Notes a call of a function, which must be rewritten already.
    void add_call(const clang::FunctionDecl* callee);
    [[nodiscard]] std::string function_name() const { return function_->getNameAsString(); }

    /// A site's description, for the following add().
    [[nodiscard]] SiteInfo at(SiteKind kind, const clang::Stmt* node);
    /// A new site; the arithmetic before it is charged to it.
    Site add(SiteInfo site);
    /// A new site that only gives the location of a fault and is never logged.
    Site add_place(const clang::Stmt* node);
    /// Adds an event of the site to the skeleton.
    void log(Site site) { skeleton_.add({NodeKind::site, site, {}, {}}); }
    /// The last site that was added.
    [[nodiscard]] Site last() const { return Site(static_cast<std::uint32_t>(program_.sites.size() - 1)); }
    [[nodiscard]] const SiteInfo& operator[](Site site) const { return program_.sites[site.index()]; }
    [[nodiscard]] Mark mark() const { return skeleton_.nodes().size(); }

    [[nodiscard]] SkeletonBuilder& skeleton() { return skeleton_; }
    [[nodiscard]] UnpaidArithmetic& arithmetic() { return arithmetic_; }
    /// Notes an evaluation of a function or operator if it works on floats and has a faster form.
    void note_math(const clang::Expr* node, const std::string& name);
    void note_division(const clang::BinaryOperator* node);
    /// Records operations that have a faster form, but no site after them, at a decision.
    void leave_math(Site decision, Evaluates when);
    void open_loop() { arithmetic_.open_loop(); }
    void close_loop(Node loop);

    /// Sites, files and skeleton of the program with this kernel function.
    [[nodiscard]] Program program(const clang::FunctionDecl* kernel) const;
    [[nodiscard]] const SitesByNode& by_node() const { return by_node_; }

private:
    struct Body {
        NodeIndex root = 0;
        Arithmetic after_last; ///< after the last site
    };

    std::uint32_t file_number(const std::string& file);

    const SourceText& source_;
    Program program_; ///< only sites and files are set
    SkeletonBuilder skeleton_;
    UnpaidArithmetic arithmetic_;
    std::map<const clang::FunctionDecl*, Body> bodies_;
    SitesByNode by_node_;
    const clang::Stmt* node_ = nullptr;             ///< node of the last description
    const clang::FunctionDecl* function_ = nullptr; ///< the function being rewritten
};

} // namespace lockstep::rewriting
