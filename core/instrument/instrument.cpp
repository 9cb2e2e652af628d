#include "core/instrument/instrument.h"

#include "core/instrument/probes/image_probes.h"
#include "core/instrument/probes/probes.h"
#include "core/instrument/rewrite/rewriter.h"
#include "core/instrument/rewrite/wrapper.h"
#include "core/instrument/source/frontend.h"
#include "core/instrument/source/newer_language.h"
#include "core/instrument/source/reach.h"
#include "core/instrument/source/signatures.h"
#include "core/instrument/source/syntax.h"
#include "core/kernel/build_options.h"
#include "core/site/record.h"

#include <algorithm>

namespace lockstep {
namespace {

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

std::optional<Error> refused_parameter(const SourceText& source, const clang::FunctionDecl* kernel) {
    for (const clang::ParmVarDecl* parameter : kernel->parameters()) {
        if (parameter->getType()->isImageType() && !is_plain_image(parameter->getType())) {
            return Error{ErrorCode::cannot_instrument,
                         {std::string(refusal::image)},
                         source.place(parameter->getBeginLoc()),
                         parameter->getNameAsString()};
        }
    }
    return std::nullopt;
}

std::optional<Error> refused_declaration(const SourceText& source, const Functions& functions) {
    const NewerLanguage newer = newer_language(functions);
    if (newer.where == nullptr) {
        return std::nullopt;
    }
    return Error{ErrorCode::cannot_instrument,
                 {std::string(newer.refusal)},
                 source.place(newer.where->getBeginLoc()),
                 newer.where->getNameAsString()};
}

/// An event has six bits for an image's number; arguments are numbered first.
std::optional<Error> too_many_images(const SourceText& source, const clang::FunctionDecl* kernel,
                                     const Objects& objects) {
    for (const clang::ParmVarDecl* parameter : kernel->parameters()) {
        if (parameter->getType()->isImageType() &&
            objects.number_of(parameter) >= static_cast<int>(most_image_objects)) {
            return Error{ErrorCode::cannot_instrument,
                         {std::string(refusal::image)},
                         source.place(parameter->getBeginLoc()),
                         parameter->getNameAsString()};
        }
    }
    return std::nullopt;
}

/// The whole text with the reached functions rewritten and the others taken out.
std::string rewritten_text(clang::ASTContext& context, const SourceText& source, const Functions& functions,
                           Rewriter& rewriter) {
    std::map<const clang::FunctionDecl*, std::string> definitions;
    for (const clang::FunctionDecl* function : functions) {
        definitions[function] = rewriter.function(function);
    }
    std::vector<Edit> edits;
    const clang::TagDecl* type = nullptr; // the last one that was declared
    const clang::SourceManager& sources = context.getSourceManager();
    for (const clang::Decl* declaration : context.getTranslationUnitDecl()->decls()) {
        // Line markers make what was included lie in its header; all of it stands in this text. The standard
        // header does not.
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
            text.insert(0, source.text(source.range(type->getSourceRange())) + ";\n"); // struct s {...} f()
        }
        edits.push_back({range, std::move(text)});
    }
    return source.spliced(source.all(), std::move(edits));
}

Program program_of(const KernelSource& source, const clang::FunctionDecl* kernel, const Rewriter& rewriter) {
    Program program = rewriter.program(kernel);
    program.texts.front() = source.text;
    for (const clang::ParmVarDecl* parameter : kernel->parameters()) {
        program.parameter_names.push_back(parameter->getNameAsString());
    }
    return program;
}

/// What the probes' text must know.
std::string definitions(const Instrumented& instrumented, const Objects& objects, bool copies,
                        std::uint32_t subgroup_width) {
    const unsigned privates = objects.private_count();
    std::string text =
        privates == 0 ? std::string() : "#define LK_PRIVATE " + std::to_string(privates) + "\n";
    if (objects.watched_bits() != 0) {
        text += "#define LK_WATCHED " + std::to_string((objects.watched_bits() + 31) / 32) + "\n" +
                objects.watched_table();
    }
    const auto is_constant = [](const ObjectInfo& object) {
        return object.space == Space::constant && object.argument < 0;
    };
    const auto globals =
        instrumented.objects.size() -
        static_cast<std::size_t>(std::ranges::count_if(instrumented.objects, is_constant)); // they come last
    text += "#define LK_GLOBALS " + std::to_string(globals) + "u\n";
    text +=
        "#define LK_FIRST_SCRATCH " + std::to_string(first_scratch_word(instrumented.objects.size())) + "\n";
    text += "#define LK_SCRATCH_WORDS " + std::to_string(instrumented.scratch_bytes / 8) + "\n";
    if (instrumented.votes) {
        text += "#define LK_GROUP\n#define LK_WIDTH " +
                (subgroup_width == 0 ? "lk_self->items" : std::to_string(subgroup_width) + "u") + "\n";
    }
    if (copies) {
        text += "#define LK_COPIES\n";
    }
    if (instrumented.slot_bytes != 0) {
        text += "#define LK_SLOT " + std::to_string(instrumented.slot_bytes) + "u\n";
    }
    return text;
}

std::string folds(const std::set<std::string>& types) {
    std::string text;
    for (const std::string& type : types) {
        text += "LK_FOLDS(" + type + ")\n";
    }
    return text;
}

Instrumented assemble(const KernelSource& source, const clang::FunctionDecl* kernel, const Objects& objects,
                      const Rewriter& rewriter, const std::string& body, const std::string& wrapper,
                      const InstrumentTarget& target) {
    const rewriting::Needs& needs = rewriter.needs();
    Instrumented result;
    result.program = program_of(source, kernel, rewriter);
    result.program.watches_private = true;
    result.objects = objects.list();
    result.local_bytes = objects.local_bytes();
    result.scratch_bytes =
        std::max<std::uint64_t>(128, (std::uint64_t{needs.largest_access} + 127) / 128 * 128);
    for (const ObjectInfo& object : objects.list()) {
        if (object.space == Space::local && object.argument >= 0) {
            result.local_arguments.push_back(static_cast<std::uint32_t>(object.argument));
        }
    }
    if (const auto* size = kernel->getAttr<clang::ReqdWorkGroupSizeAttr>()) {
        result.program.required_group = {size->getXDim(), size->getYDim(), size->getZDim()};
    }
    if (needs.sub_groups) {
        result.subgroup_width = target.subgroup_width;
    }
    result.slot_bytes = needs.slot_bytes;
    result.votes = needs.votes || needs.sub_groups || needs.copies;
    result.text = definitions(result, objects, needs.copies, target.subgroup_width) + probes_text() +
                  folds(needs.fold_types) + rewriter.copies_text() +
                  (needs.images ? std::string(image_probes_text()) : "") + objects.text_declarations() +
                  without_markers(body) + wrapper;
    return result;
}

Result<std::shared_ptr<clang::ASTUnit>> parsed(const KernelSource& source, const std::string& options,
                                               const InstrumentTarget& target) {
    const Result<std::string> text = preprocess(source, options, target);
    return text ? parse(*text, source, options, target) : text.error();
}

} // namespace

Result<std::vector<KernelSignature>> kernels_in(const KernelSource& source, const std::string& options,
                                                const InstrumentTarget& target) {
    const auto unit = parsed(source, options, target);
    return unit ? signatures_of((*unit)->getASTContext())
                : Result<std::vector<KernelSignature>>(unit.error());
}

Result<Instrumented> instrument(const KernelSource& source, const std::string& kernel_name,
                                const std::string& options, const InstrumentTarget& target) {
    const auto unit = parsed(source, options, target);
    if (!unit) {
        return unit.error();
    }
    clang::ASTContext& context = (*unit)->getASTContext();
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
    const std::vector<std::string> words = split_options(options);
    result.program.relaxed_math = std::ranges::find(words, "-cl-fast-relaxed-math") != words.end();
    return result;
}

} // namespace lockstep
