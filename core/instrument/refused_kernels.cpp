#include "core/instrument/refused_kernels.h"

#include "core/instrument/brackets.h"
#include "core/instrument/parse/newer_language.h"
#include "core/instrument/refusal.h"
#include "core/instrument/source/syntax.h"
#include "core/site/program_check.h"
#include "core/site/record.h"

#include <string_view>

namespace lockstep {
namespace {

std::string_view refusal_of(Excess excess) {
    switch (excess) {
    case Excess::line_number:
        return refusal::line_number;
    case Excess::text:
        return refusal::long_expression;
    case Excess::value:
        return refusal::large_value;
    case Excess::parameters:
        return refusal::many_parameters;
    case Excess::objects:
        return refusal::many_objects;
    case Excess::local_memory:
        return refusal::much_local_memory;
    case Excess::source:
        return refusal::long_source;
    case Excess::depth:
        return refusal::nested_too_deeply;
    case Excess::description:
        break;
    }
    return refusal::too_large;
}

} // namespace

std::optional<Error> refused_parameter(const SourceText& source, const clang::FunctionDecl* kernel) {
    for (const clang::ParmVarDecl* parameter : kernel->parameters()) {
        if (parameter->getType()->isImageType() && !image_shape(parameter->getType())) {
            return Error{ErrorCode::cannot_instrument,
                         {std::string(refusal::image)},
                         source.place(parameter->getBeginLoc()),
                         parameter->getNameAsString()};
        }
    }
    return std::nullopt;
}

std::optional<Error> refused_declaration(const SourceText& source,
                                         const std::vector<const clang::FunctionDecl*>& functions) {
    const NewerLanguage newer = newer_language(functions);
    if (newer.where == nullptr) {
        return std::nullopt;
    }
    return Error{ErrorCode::cannot_instrument,
                 {std::string(newer.refusal)},
                 source.place(newer.where->getBeginLoc()),
                 newer.where->getNameAsString()};
}

std::optional<Error> refused_excess(const SourceText& source, const clang::FunctionDecl* kernel,
                                    const Instrumented& instrumented) {
    const auto excess = find_excess(instrumented);
    if (!excess) {
        return std::nullopt;
    }
    return Error{ErrorCode::cannot_instrument,
                 {std::string(refusal_of(excess->what))},
                 excess->place.line != 0 ? excess->place : source.place(kernel->getLocation()),
                 ""};
}

std::optional<Error> refused_brackets(const SourceText& source, const clang::FunctionDecl* kernel,
                                      const std::string& body, const Program& program) {
    const auto deep = first_deep_bracket(body);
    if (!deep) {
        return std::nullopt;
    }
    const SiteInfo* const site = site_before(body, *deep, program.sites);
    const Place place = site != nullptr ? Place{program.files[site->file], site->line, site->column}
                                        : source.place(kernel->getLocation());
    return Error{ErrorCode::cannot_instrument, {std::string(refusal::nested_brackets)}, place, ""};
}

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

} // namespace lockstep
