#include "core/instrument/assemble.h"

#include "core/instrument/probes/probe_texts.h"
#include "core/instrument/probes/probes.h"

#include <algorithm>

namespace lockstep {
namespace {

using rewriting::Rewriter;

Program program_of(const KernelSource& source, const clang::FunctionDecl* kernel, const Rewriter& rewriter) {
    Program program = rewriter.program(kernel);
    program.texts.front() = source.text;
    for (const clang::ParmVarDecl* parameter : kernel->parameters()) {
        program.parameter_names.push_back(parameter->getNameAsString());
    }
    return program;
}

/// Returns the macro definitions that the source of the probes needs.
std::string definitions(const Instrumented& instrumented, const Objects& objects, bool copies,
                        std::uint32_t subgroup_width) {
    const unsigned privates = objects.private_count();
    std::string text =
        privates == 0 ? std::string() : "#define LK_PRIVATE " + std::to_string(privates) + "\n";
    if (objects.watched_bits() != 0) {
        text += "#define LK_UNWATCHED 0xFFFFFFFFu\n#define LK_WATCHED " +
                std::to_string((objects.watched_bits() + 31) / 32) + "\n" + objects.watched_table();
    }
    const auto is_constant = [](const ObjectInfo& object) {
        return object.space == Space::constant && object.argument < 0;
    };
    const auto globals = instrumented.objects.size() -
                         static_cast<std::size_t>(std::ranges::count_if(
                             instrumented.objects, is_constant)); // constants have the highest object numbers
    text += "#define LK_GLOBALS " + std::to_string(globals) + "u\n";
    text +=
        "#define LK_FIRST_SCRATCH " + std::to_string(first_scratch_word(instrumented.objects.size())) + "\n";
    text += "#define LK_SCRATCH_WORDS " + std::to_string(instrumented.scratch_bytes / 8) + "\n";
    if (instrumented.votes) {
        text += "#define LK_GROUP\n#define LK_WIDTH " +
                (subgroup_width == 0 ? "lk_self->items" : std::to_string(subgroup_width) + "u") + "\n";
    }
    const auto is_local = [](const ObjectInfo& object) { return object.space == Space::local; };
    if (std::ranges::any_of(instrumented.objects, is_local)) {
        text += "#define LK_LOCALS\n";
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

} // namespace

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

} // namespace lockstep
