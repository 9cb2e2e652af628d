#include "core/instrument/instrument.h"

#include "core/instrument/assemble.h"
#include "core/instrument/parse/contractions.h"
#include "core/instrument/parse/frontend.h"
#include "core/instrument/parse/known_extensions.h"
#include "core/instrument/parse/seen_places.h"
#include "core/instrument/parse/signatures.h"
#include "core/instrument/parse/source_text.h"
#include "core/instrument/refused_kernels.h"
#include "core/instrument/rewrite/rewriter.h"
#include "core/instrument/rewrite/wrapper.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/names_apart.h"
#include "core/instrument/source/reach.h"
#include "core/instrument/source/types.h"
#include "core/kernel/build_options.h"

namespace lockstep {
namespace {

/// Returns the private memory that the variables of all these functions use together, because drivers inline
/// all functions into the kernel.
PrivateMemory private_memory(const clang::ASTContext& context, const SourceText& source,
                             const std::vector<const clang::FunctionDecl*>& functions) {
    PrivateMemory memory;
    std::uint64_t most = 0;
    for (const clang::FunctionDecl* function : functions) {
        each_variable(function->getBody(), [&](const clang::VarDecl* variable) {
            if (!variable->hasLocalStorage() || space_of(variable->getType()) != Space::none) {
                return;
            }
            const auto bytes =
                static_cast<std::uint64_t>(context.getTypeSizeInChars(variable->getType()).getQuantity());
            memory.bytes += bytes; // no overflow, because a type is smaller than 2^61 bytes
            if (bytes > most) {
                most = bytes;
                memory.largest = source.place(variable->getLocation());
            }
        });
    }
    return memory;
}

using rewriting::Refusals;
using rewriting::Rewriter;
using Functions = std::vector<const clang::FunctionDecl*>;

Objects find_objects(clang::ASTContext& context, const Functions& functions) {
    Objects objects(context);
    objects.add_arguments(functions.back());
    for (const clang::FunctionDecl* function : functions) {
        objects.add_locals(function);
    }
    for (const clang::VarDecl* constant : used_constants(functions)) {
        objects.add_constant(constant);
    }
    for (const clang::StringLiteral* text : used_texts(functions)) {
        objects.add_text(text);
    }
    return objects;
}

/// Returns the whole program, in which the functions that the kernel can call are rewritten and all other
/// functions are removed.
std::string rewritten_text(clang::ASTContext& context, const SourceText& source, const Functions& functions,
                           Rewriter& rewriter) {
    std::map<const clang::FunctionDecl*, std::string> definitions;
    for (const clang::FunctionDecl* function : functions) {
        definitions[function] = rewriter.function(function);
    }
    std::vector<Edit> edits;
    const clang::TagDecl* type = nullptr; // the most recently declared type
    const clang::SourceManager& sources = context.getSourceManager();
    for (const clang::Decl* declaration : context.getTranslationUnitDecl()->decls()) {
        // Text from #include is part of the main file here, because the text is already preprocessed. Only
        // the standard header is another file.
        if (declaration->isImplicit() || sources.getFileID(sources.getExpansionLoc(
                                             declaration->getLocation())) != sources.getMainFileID()) {
            continue;
        }
        if (const auto* tag = llvm::dyn_cast<clang::TagDecl>(declaration)) {
            type = tag;
        }
        const auto* function = llvm::dyn_cast<clang::FunctionDecl>(declaration);
        if (function == nullptr) {
            continue;
        }
        const clang::FunctionDecl* definition = function->getDefinition();
        std::string text;
        if (definition != nullptr && definitions.count(definition) != 0) {
            text = function == definition ? definitions[definition] : rewriter.prototype(function);
        }
        const TextRange range = source.range(function->getSourceRange());
        if (type != nullptr && source.range(type->getSourceRange()).begin >= range.begin) {
            // If the function declaration also declares a type, as in struct s {...} f(), the type is kept.
            text.insert(0, source.text(source.range(type->getSourceRange())) + ";\n");
        }
        edits.push_back({range, std::move(text)});
    }
    return source.spliced(source.all(), std::move(edits));
}

struct Parsed {
    NamesApart names;
    std::string text; ///< preprocessed text, with the kernel's own lk_ names renamed
    std::vector<std::string> included;
    std::shared_ptr<clang::ASTUnit> unit;
};

Result<Parsed> parsed(const KernelSource& source, const std::string& options,
                      const InstrumentTarget& target) {
    Result<Preprocessed> preprocessed = preprocess(source, options, target);
    if (!preprocessed) {
        return preprocessed.error();
    }
    NamesApart names(preprocessed->text);
    std::string renamed = names.renamed(preprocessed->text);
    auto unit = parse(renamed, source, options, target);
    if (!unit) {
        return names.as_written(unit.error());
    }
    const clang::ASTContext& context = (*unit)->getASTContext();
    if (auto error = unknown_extension(context, SourceText(context))) {
        return names.as_written(*std::move(error));
    }
    return Parsed{std::move(names), std::move(renamed), std::move(preprocessed->included), std::move(*unit)};
}

Result<Instrumented> instrumented(clang::ASTContext& context, const KernelSource& source,
                                  const std::string& kernel_name, const std::string& options,
                                  const InstrumentTarget& target) {
    auto kernel = find_kernel(context, kernel_name);
    if (!kernel) {
        return kernel.error();
    }
    auto functions = reachable(context, *kernel);
    if (!functions) {
        return functions.error();
    }
    const SourceText text(context);
    if (auto error = refused_parameter(text, *kernel)) {
        return *error;
    }
    if (auto error = refused_declaration(text, *functions)) {
        return *error;
    }
    const Uniformity uniformity(*functions);
    if (uniformity.skipped_collective() != nullptr) {
        return Refusals::refused(text, uniformity.skipped_collective(), refusal::barrier_in_operand);
    }
    Objects objects = find_objects(context, *functions);
    if (auto error = too_many_images(text, *kernel, objects)) {
        return *error;
    }
    const Unwritten unwritten(context, *functions);
    Rewriter rewriter(uniformity, unwritten, objects, text, *functions, source.file);
    const std::string body = rewritten_text(context, text, *functions, rewriter);
    if (rewriter.error()) {
        return *rewriter.error();
    }
    const std::string wrapper = wrapper_text(*kernel, objects, text, uniformity.is_guarded(*kernel));
    Instrumented result = assemble(source, *kernel, objects, rewriter, body, wrapper, target);
    result.private_memory = private_memory(context, text, *functions);
    const auto locals = std::ranges::count(objects.list(), Space::local, &ObjectInfo::space);
    result.contracts = may_contract(*functions);
    result.sees_places = see_places(*functions, static_cast<std::size_t>(locals));
    const Result<BuildOptions> known = build_options_from(options);
    result.program.relaxed_math = known && has_flag(*known, "-cl-fast-relaxed-math");
    if (auto error = refused_excess(text, *kernel, result)) {
        return *error;
    }
    if (auto error = refused_brackets(text, *kernel, body, result.program)) {
        return *error;
    }
    return result;
}

/// Gives the wrapper the original name of the kernel, because the driver looks up the kernel by this name.
/// Fails if the generated program already contains the name.
std::optional<Error> name_kernel(clang::ASTContext& context, const std::string& renamed,
                                 const std::string& written, Instrumented& made) {
    if (renamed == written) {
        return std::nullopt;
    }
    if (holds_name(made.text, written)) {
        const clang::FunctionDecl* kernel = *find_kernel(context, renamed);
        return Error{ErrorCode::cannot_instrument,
                     {std::string(refusal::name_of_ours)},
                     SourceText(context).place(kernel->getLocation()),
                     written};
    }
    made.text = with_name(made.text, renamed, written);
    return std::nullopt;
}

} // namespace

Result<std::vector<KernelSignature>> kernels_in(const KernelSource& source, const std::string& options,
                                                const InstrumentTarget& target) {
    const Result<Parsed> program = parsed(source, options, target);
    if (!program) {
        return program.error();
    }
    std::vector<KernelSignature> signatures = signatures_of(program->unit->getASTContext());
    for (KernelSignature& signature : signatures) {
        signature = program->names.as_written(std::move(signature));
    }
    return signatures;
}

Result<Instrumentation> instrument_to_compile(const KernelSource& source, const std::string& kernel_name,
                                              const std::string& options, const InstrumentTarget& target) {
    const Result<Parsed> program = parsed(source, options, target);
    if (!program) {
        return program.error();
    }
    clang::ASTContext& context = program->unit->getASTContext();
    const std::string renamed = program->names.renamed(kernel_name);
    Result<Instrumented> made = instrumented(context, source, renamed, options, target);
    if (!made) {
        return program->names.as_written(made.error());
    }
    made->program.included = program->included;
    optimised::Source for_compilers{with_declarations(program->text), source.file, options, target,
                                    made->program};
    if (auto error = name_kernel(context, renamed, kernel_name, *made)) {
        return *error;
    }
    return Instrumentation{program->names.as_written(std::move(*made)), std::move(for_compilers)};
}

Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel_name,
                                const std::string& options, const InstrumentTarget& target) {
    Result<Instrumentation> made = instrument_to_compile(source, kernel_name, options, target);
    return made ? std::move(made->instrumented) : Result<Instrumented>(made.error());
}

} // namespace lockstep
