#include "core/instrument/refused_kernels.h"

#include "core/instrument/refusal.h"
#include "core/instrument/source/each_node.h"
#include "core/instrument/source/syntax.h"
#include "core/instrument/source/types.h"
#include "core/site/program_check.h"
#include "core/site/record.h"
#include "core/site/site.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace lockstep {
namespace {

/// A feature of OpenCL C 2.0 that OpenCL C 1.2 cannot express.
struct NewerLanguage {
    const clang::ValueDecl* where = nullptr; ///< the declaration that uses the feature; null if there is none
    std::string_view refusal;
};

bool points_anywhere(clang::QualType type) {
    return type->isPointerType() && type->getPointeeType().getAddressSpace() == clang::LangAS::opencl_generic;
}

/// Finds the first pointer without an address space that these functions declare, or else the first
/// program-scope variable in global memory that they use.
NewerLanguage newer_language(const std::vector<const clang::FunctionDecl*>& functions) {
    NewerLanguage found; // only the first feature that is found is reported
    const auto look_at = [&](const clang::VarDecl* declared) {
        if (found.where == nullptr && points_anywhere(declared->getType())) {
            found = {declared, refusal::generic_pointer};
        }
    };
    for (const clang::FunctionDecl* function : functions) {
        for (const clang::ParmVarDecl* parameter : function->parameters()) {
            look_at(parameter);
        }
        each_variable(function->getBody(), look_at);
        each<clang::DeclRefExpr>(function->getBody(), [&](const clang::DeclRefExpr* use) {
            const auto* variable = llvm::dyn_cast<clang::VarDecl>(use->getDecl());
            if (found.where == nullptr && variable != nullptr && variable->isFileVarDecl() &&
                space_of(variable->getType()) == Space::global) {
                found = {variable, refusal::program_scope_variable};
            }
        });
    }
    return found;
}

/// Maximum nesting depth of brackets of one kind. Compilers accept 256 levels; macros in the probes add some.
inline constexpr std::size_t most_brackets = 250;

constexpr std::string_view openers = "([{";
constexpr std::string_view closers = ")]}";

/// Returns the position after the closing quote of the string or character literal that starts at `at`.
std::size_t past_quoted(std::string_view text, std::size_t at) {
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at) {
        at += text[at] == '\\' ? 1 : 0;
    }
    return at;
}

/// Returns the first position at which brackets nest deeper than most_brackets; nothing if there is none.
std::optional<std::size_t> first_deep_bracket(std::string_view text) {
    std::array<std::size_t, openers.size()> depth{};
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char each = text[at];
        if (each == '"' || each == '\'') {
            at = past_quoted(text, at);
        } else if (const std::size_t kind = openers.find(each); kind != std::string_view::npos) {
            if (++depth[kind] > most_brackets) {
                return at;
            }
        } else if (const std::size_t closed = closers.find(each); closed != std::string_view::npos) {
            depth[closed] -= std::min<std::size_t>(depth[closed], 1);
        }
    }
    return std::nullopt;
}

/// Returns the last site that the instrumented text mentions before a position; null if there is none.
const SiteInfo* site_before(std::string_view text, std::size_t at, const std::vector<SiteInfo>& sites) {
    // The text before the number of a site: lk_branch(lk_self, 7u, ...).
    constexpr std::string_view before = "lk_self, ";
    const std::size_t found = text.substr(0, at).rfind(before);
    if (found == std::string_view::npos) {
        return nullptr;
    }
    std::uint32_t site = 0;
    const char* const digits = text.data() + found + before.size();
    const auto read = std::from_chars(digits, text.data() + text.size(), site);
    return read.ec == std::errc() && site < sites.size() ? &sites[site] : nullptr;
}

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
