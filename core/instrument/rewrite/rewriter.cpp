#include "core/instrument/rewrite/rewriter.h"

#include "core/instrument/calls/families.h"
#include "core/instrument/parse/reading.h"
#include "core/instrument/source/pointer_casts.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"

#include <utility>

namespace lockstep::rewriting {

using clang::FunctionDecl;

namespace {

/// Returns a fixed return value for a function that ends without a return statement. With an undefined value,
/// each pass (execution of the kernel) could take a different path.
std::string fixed_result(const FunctionDecl* function) {
    const clang::QualType type = function->getReturnType();
    const auto* body = llvm::dyn_cast<clang::CompoundStmt>(function->getBody());
    if (type->isVoidType() || body == nullptr ||
        (!body->body_empty() && llvm::isa<clang::ReturnStmt>(body->body_back()))) {
        return "";
    }
    return declarator(function->getASTContext(), type, "lk_none") + zero_initialiser(type) +
           ";\nreturn lk_none;\n";
}

} // namespace

Rewriter::Rewriter(const Uniformity& uniformity, const Unwritten& unwritten, Objects& objects,
                   const SourceText& source, const std::vector<const FunctionDecl*>& functions,
                   std::string file)
    : uniformity_(uniformity),
      functions_(functions),
      bench_{.emitter = Emitter(functions.back()->getASTContext(), source),
             .log = SiteLog(source, std::move(file)),
             .provenance = Provenance(functions.back()->getASTContext(), objects),
             .writes = PrivateWrites(unwritten, bench_.emitter, bench_.log, bench_.provenance),
             .cuts = Cuts(uniformity, bench_.emitter),
             .refusals = Refusals(source),
             .needs = {.alignment = raise_alignment(functions)}},
      copies_(copies_with_sites(functions, bench_)),
      parts_{.samplers = Samplers(bench_),
             .expressions = ExpressionRewriter(bench_, parts_.samplers, copies_),
             .guards = Guards(),
             .declarations = Declarations(bench_, parts_.samplers, parts_.expressions),
             .plain = PlainStatements(bench_, parts_.guards, parts_.declarations, parts_.expressions),
             .guarded = GuardedStatements(bench_, parts_.guards, parts_.declarations, parts_.expressions,
                                          parts_.plain)} {}

Program Rewriter::program(const FunctionDecl* kernel) const {
    Program program = bench_.log.program(kernel);
    ValueNeeds needs = value_needs(functions_, bench_.log.by_node(), program.sites);
    program.needs = std::move(needs.of_sites);
    program.turn_needs = std::move(needs.of_turns);
    return program;
}

std::string Rewriter::copies_text() const {
    return rewriting::copies_text(copies_, bench_.emitter.context());
}

std::string Rewriter::signature(const FunctionDecl* function) const {
    const bool kernel = function->hasAttr<clang::OpenCLKernelAttr>();
    const bool overloads = function->hasAttr<clang::OverloadableAttr>();
    std::string text = std::string(overloads ? "__attribute__((overloadable)) " : "") +
                       spelled(function->getReturnType()) + " " + (kernel ? "lk_kernel_" : "") +
                       function->getNameAsString() + "(lk_context* lk_self" +
                       (uniformity_.is_guarded(function) ? ", bool lk_in" : "");
    std::string shadows;
    for (const clang::ParmVarDecl* parameter : function->parameters()) {
        text += ", " + bench_.emitter.written(parameter->getSourceRange());
        if (brings_number(parameter->getType())) {
            shadows += ", uint lk_o_" + parameter->getNameAsString();
        }
    }
    return text + shadows + ")";
}

std::string Rewriter::prototype(const FunctionDecl* function) const {
    return signature(function->getDefinition());
}

/// Returns the declaration of lk_l, a pointer to the local variables of the function; empty if the function
/// has no local variables.
std::string Rewriter::local_pointer(const FunctionDecl* function) const {
    const std::string pointer = "__local " + local_struct_name(function) + "*";
    return pointer + " const lk_l = (" + pointer + ")(lk_self->block + " +
           std::to_string(bench_.provenance.objects().local_offset(function)) + ");\n";
}

std::string Rewriter::function(const FunctionDecl* function) {
    const bool is_guarded = uniformity_.is_guarded(function);
    reading::at(bench_.emitter.source().place(function->getLocation()));
    bench_.emitter.begin_function();
    bench_.log.begin_function(function);
    bench_.provenance.begin_function(function);
    parts_.guards.begin_function(is_guarded);
    bench_.needs.votes = bench_.needs.votes || is_guarded;
    NodeIndex root = 0;
    const std::string body =
        is_guarded ? parts_.guarded.body(function, root) : parts_.plain.block(function->getBody(), root);
    bench_.log.end_function(root);
    const std::string locals = bench_.provenance.objects().local_struct(function);
    return bench_.emitter.constants() + locals + signature(function) + "\n{\n" +
           (locals.empty() ? "" : local_pointer(function)) + (is_guarded ? "" : own_variables(bench_)) +
           body + "\n" + (is_guarded ? "" : fixed_result(function)) + "}\n";
}

} // namespace lockstep::rewriting
